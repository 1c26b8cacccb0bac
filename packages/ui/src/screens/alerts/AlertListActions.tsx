import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface AlertListActionsProps {
  /** The button is hidden until the alerts are loaded. */
  ready: boolean
  /** Why no alert can be marked; null if some can. */
  disabledReason: string | null
  onAcknowledgeAll: () => void
  /** Switches between groups and table. */
  switcher: ReactNode
  children: ReactNode
}

/** Actions of both views of the alerts. */
export function AlertListActions(props: AlertListActionsProps) {
  const { ready, disabledReason, onAcknowledgeAll, switcher, children } = props
  const t = useText('alerts')
  return (
    <>
      {switcher}
      {ready ? (
        <Button
          size="toolbar"
          {...(disabledReason === null ? {} : { 'aria-disabled': true, title: disabledReason })}
          onClick={onAcknowledgeAll}
        >
          <CheckCheck size={16} />
          <span className="max-xl:sr-only">{t('all.button')}</span>
        </Button>
      ) : null}
      {children}
    </>
  )
}
