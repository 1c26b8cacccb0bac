import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { LazyMenu } from '../../../../components/menu/LazyMenu.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { lazyModule } from '../../../../lib/lazy.ts'
import { FileSystemsDialog } from '../FileSystemsDialog.tsx'
import { databaseNamesOf } from '../technology.ts'

export interface HostActionsProps {
  hostname: string
  host: HostDetail
  /** True if the clone exists already; `null` while unknown. */
  cloneExists: boolean | null
  /** A past day is shown, but actions apply to the current host. */
  isPastDay: boolean
  /** Creates the disaster recovery clone. */
  onClone: () => Promise<void>
  onDismiss: () => Promise<void>
}

const loadMenu = lazyModule(async () => (await import('./HostMenu.tsx')).HostMenu)

const cloneSuffix = '_DR'

export const cloneHostname = (hostname: string) => hostname + cloneSuffix

/** Menu with the actions of a host. A clone cannot be cloned. */
export function HostActions(props: HostActionsProps) {
  const { hostname, host, cloneExists, isPastDay, onClone, onDismiss } = props
  const t = useText('hostDetails')
  const [open, setOpen] = useState<'clone' | 'filesystems' | 'dismiss' | null>(null)
  const [cloned, setCloned] = useState(false)
  const close = () => setOpen(null)
  const name = cloneHostname(hostname)
  const hasClone = cloned || cloneExists === true
  const cloneDisabledReason = hasClone ? t('clone.exists', { name }) : isPastDay ? t('pastDay') : null
  return (
    <>
      <LazyMenu
        align="end"
        label={t('more')}
        content={
          <>
            {t('more')}
            <ChevronDown aria-hidden size={14} />
          </>
        }
        className={clsx(buttonClass(), 'data-[state=open]:bg-surface-active')}
        load={loadMenu}
        entries={{
          canClone: !hostname.includes(cloneSuffix),
          cloneDisabled: cloneDisabledReason,
          dismissDisabled: isPastDay ? t('pastDay') : null,
          onSelect: setOpen,
        }}
      />
      {open === 'clone' ? (
        <CloneHost
          hostname={hostname}
          name={name}
          onClone={onClone}
          onCloned={() => setCloned(true)}
          onClose={close}
        />
      ) : open === 'filesystems' ? (
        <FileSystemsDialog hostname={hostname} filesystems={host.filesystems} onClose={close} />
      ) : open === 'dismiss' ? (
        <DismissHost hostname={hostname} host={host} onDismiss={onDismiss} onClose={close} />
      ) : null}
    </>
  )
}

interface CloneHostProps {
  hostname: string
  /** Of the disaster recovery clone. */
  name: string
  onClone: () => Promise<void>
  onCloned: () => void
  onClose: () => void
}

/** Confirms creating the disaster recovery clone. */
export function CloneHost({ hostname, name, onClone, onCloned, onClose }: CloneHostProps) {
  const t = useText('hostDetails')
  const { state, confirm } = useConfirmedMutation(onClone, () => {
    onCloned()
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('clone.title', { hostname })}
      description={t('clone.text', { name })}
      confirmLabel={t('clone.action')}
      state={state}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

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
  const common = useText('common')
  const { state, confirm } = useConfirmedMutation(onDismiss, onClose)
  const names = databaseNamesOf(host)
  const noData = host.alerts.filter(({ alertCode }) => alertCode === 'NO_DATA').length
  const alerts = host.alerts.filter(
    ({ alertCode, alertStatus }) => alertStatus === 'NEW' && alertCode !== 'NO_DATA',
  ).length
  const more = names.length > maxNames ? ` ${common('andMore', { count: names.length - maxNames })}` : ''
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={common('host.dismissTitle', { hostname })}
      description={t('dismiss.text')}
      confirmLabel={common('host.dismiss')}
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
