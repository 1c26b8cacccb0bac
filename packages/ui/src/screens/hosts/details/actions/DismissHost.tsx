import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { databaseNamesOf } from '../technology.ts'

export interface DismissHostProps {
  hostname: string
  host: HostDetail
  onDismiss: () => Promise<void>
  onClose: () => void
}

/** Maximum names listed; the rest is counted. */
const maxNames = 5

/** Confirms dismissing a host and lists the effects. */
export function DismissHost({ hostname, host, onDismiss, onClose }: DismissHostProps) {
  const t = useText('hostDetails')
  const { state, confirm } = useConfirmedMutation(onDismiss, onClose)
  const names = databaseNamesOf(host)
  const noData = host.alerts.filter(({ alertCode }) => alertCode === 'NO_DATA').length
  const alerts = host.alerts.filter(
    ({ alertCode, alertStatus }) => alertStatus === 'NEW' && alertCode !== 'NO_DATA',
  ).length
  const more = names.length > maxNames ? ` ${t('dismiss.more', { count: names.length - maxNames })}` : ''
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('dismiss.title', { hostname })}
      description={t('dismiss.text')}
      confirmLabel={t('dismiss.action')}
      state={state}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className="list-disc pl-5 text-13 wrap-anywhere">
        <li>{t('dismiss.host')}</li>
        {names.length === 0 ? null : (
          <li>
            {t('dismiss.databases', {
              count: names.length,
              names: names.slice(0, maxNames).join(', ') + more,
            })}
          </li>
        )}
        {alerts === 0 ? null : <li>{t('dismiss.alerts', { count: alerts })}</li>}
        {noData === 0 ? null : <li>{t('dismiss.noData', { count: noData })}</li>}
        <li>{t('dismiss.contracts')}</li>
      </ul>
    </ConfirmDialog>
  )
}
