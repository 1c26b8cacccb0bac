import { CheckCheck, Layers, Table } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface AlertListActionsProps {
  /** The button is hidden until the alerts are loaded. */
  ready: boolean
  /** Why no alert can be marked; null if some can. */
  disabledReason: string | null
  onAcknowledgeAll: () => void
  view: 'groups' | 'table'
  /** Absent if there is no other view. */
  onViewChange?: ((view: 'groups' | 'table') => void) | undefined
  children: ReactNode
}

const views = [
  { value: 'groups', icon: Layers },
  { value: 'table', icon: Table },
] as const

/** Actions of both views of the alerts. */
export function AlertListActions(props: AlertListActionsProps) {
  const { ready, disabledReason, onAcknowledgeAll, view, onViewChange, children } = props
  const t = useText('alerts')
  return (
    <>
      {onViewChange ? (
        <RadioGroup
          label={t('groups.view')}
          hideLabel
          segmented
          choices={views.map(({ value, icon }) => ({ value, icon, label: t(`groups.${value}`) }))}
          value={view}
          onChange={onViewChange}
        />
      ) : null}
      {ready ? (
        <Button
          size="toolbar"
          data-command
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
