import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { FailedBlock, ForbiddenBlock } from '../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { countedInCluster } from '../../../domain/licenses/usedLicense.ts'
import { type KnownTypes, vendorOf } from '../../../domain/licenses/vendor.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import { extendRow } from '../../../lib/unreadValues.ts'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { type Ignore, type OwnedLicense, useIgnoreLicenses } from './useIgnoreLicenses.ts'

export interface IgnoreClusterDialogProps {
  /** The cluster; other clusters whose names contain this one are left alone. */
  name: string
  /** All licenses in use now, of any location. */
  used: ListState<DatabaseUsedLicense>
  knownTypes: KnownTypes
  onIgnore: Ignore
  onClose: () => void
}

/** Ignores the counted licenses of one hypervisor cluster. */
export function IgnoreClusterDialog({ name, used, knownTypes, onIgnore, onClose }: IgnoreClusterDialogProps) {
  const t = useText('usedLicenses')
  const common = useText('common')
  const [counted, setCounted] = useState<readonly DatabaseUsedLicense[] | null>(null)
  // The rows of the moment in which the dialog opened: ignoring them takes them out of the list.
  if (counted === null && used.status === 'ready' && used.refreshing !== true)
    setCounted(countedInCluster(used.value, name))
  if (counted !== null && counted.length > 0) {
    return <OfCluster {...{ name, counted, knownTypes, onIgnore, onClose }} />
  }
  return (
    <Dialog
      kind="alert"
      open
      title={t('ofCluster.title', { name })}
      description={counted === null ? '' : t('ofCluster.none')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      {used.status === 'failed' ? (
        <FailedBlock title={t('failed')} detail={used.error.message} onRetry={used.retry} />
      ) : used.status === 'forbidden' ? (
        <ForbiddenBlock />
      ) : counted === null ? (
        <Skeleton className="h-24" />
      ) : null}
    </Dialog>
  )
}

interface OfClusterProps extends Omit<IgnoreClusterDialogProps, 'used'> {
  counted: readonly DatabaseUsedLicense[]
}

function OfCluster({ name, counted, knownTypes, onIgnore, onClose }: OfClusterProps) {
  const t = useText('usedLicenses')
  const rows = counted.flatMap((row): OwnedLicense[] => {
    const vendor = row.licenseTypeID === '' ? null : vendorOf(row, knownTypes)
    return vendor === null ? [] : [extendRow(row, { vendor })]
  })
  const unknownCount = counted.length - rows.length
  const flow = useIgnoreLicenses(onIgnore, {
    rows,
    ignored: true,
    note: [
      t('ofCluster.note', { name, count: counted.length }),
      ...(unknownCount === 0 ? [] : [t('ofCluster.unknownVendor', { count: unknownCount })]),
    ].join(' '),
    onClose,
  })
  return <IgnoreDialog flow={flow} />
}
