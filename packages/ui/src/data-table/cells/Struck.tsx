import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** A figure that does not count. The line through it is not read aloud, so words say it too. */
export function Struck({ children }: { children: ReactNode }) {
  const t = useText('table')
  return (
    <s className="text-text-muted">
      {children}
      <span className="sr-only">{t('struck')}</span>
    </s>
  )
}
