import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Copy, HardDrive, Trash2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { lazy } from '../../../../lib/lazy.ts'

const Tooltip = lazy(async () => (await import('../../../../components/tooltip/Tooltip.tsx')).Tooltip)
const CloneHost = lazy(async () => (await import('./CloneHost.tsx')).CloneHost)
const FileSystems = lazy(async () => (await import('../FileSystemsDialog.tsx')).FileSystemsDialog)
const DismissHost = lazy(async () => (await import('./DismissHost.tsx')).DismissHost)

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

const cloneSuffix = '_DR'

export const cloneHostname = (hostname: string) => hostname + cloneSuffix

/** Actions of a host. A clone cannot be cloned. */
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
      <Button onClick={() => setOpen('filesystems')}>
        <HardDrive size={16} />
        {t('filesystems.action')}
      </Button>
      {hostname.includes(cloneSuffix) ? null : (
        <ActionButton disabledReason={cloneDisabledReason} onPress={() => setOpen('clone')}>
          <Copy size={16} />
          {t('clone.action')}
        </ActionButton>
      )}
      <ActionButton disabledReason={isPastDay ? t('pastDay') : null} onPress={() => setOpen('dismiss')}>
        <Trash2 size={16} />
        {t('dismiss.action')}
      </ActionButton>
      <Suspense fallback={<span data-loading />}>
        {open === 'clone' ? (
          <CloneHost
            hostname={hostname}
            name={name}
            onClone={onClone}
            onCloned={() => setCloned(true)}
            onClose={close}
          />
        ) : open === 'filesystems' ? (
          <FileSystems hostname={hostname} filesystems={host.filesystems} onClose={close} />
        ) : open === 'dismiss' ? (
          <DismissHost hostname={hostname} host={host} onDismiss={onDismiss} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}

/** `disabledReason` explains why the button is disabled. */
function ActionButton(props: { disabledReason: string | null; onPress: () => void; children: ReactNode }) {
  const { disabledReason, onPress, children } = props
  const button = (
    <Button aria-disabled={disabledReason !== null} onClick={onPress}>
      {children}
    </Button>
  )
  if (disabledReason === null) return button
  return (
    <Suspense fallback={button}>
      <Tooltip text={disabledReason}>{button}</Tooltip>
    </Suspense>
  )
}
