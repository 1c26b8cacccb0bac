import type { ReactNode } from 'react'
import { Wordmark } from '../../components/shell/Wordmark.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface LoginFrameProps {
  children: ReactNode
  belowForm?: ReactNode
  footer?: ReactNode
}

/** Frame of the pages before login. */
export function LoginFrame({ children, belowForm, footer }: LoginFrameProps) {
  const t = useText('session')
  return (
    <div className="flex min-h-dvh flex-col items-center bg-surface px-4 py-6 text-text">
      <main className="my-auto flex w-full max-w-[400px] flex-col gap-6 py-6">
        <header className="flex flex-col items-center gap-1 text-center">
          <Wordmark className="text-16" />
          <h1 className="text-13 text-text-muted">{t('login.title')}</h1>
        </header>
        <div className="flex flex-col gap-4 rounded-panel border border-line bg-surface-raised p-6">
          {children}
        </div>
        {belowForm}
      </main>
      {footer}
    </div>
  )
}
