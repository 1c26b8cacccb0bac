import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Strikes through a value that does not count. Screen readers skip the line, so hidden text follows. */
export function StrikeThrough({ children }: { children: ReactNode }) {
  const t = useText('table')
  return (
    <s className="text-text-muted">
      {children}
      <span className="sr-only">{t('struck')}</span>
    </s>
  )
}
