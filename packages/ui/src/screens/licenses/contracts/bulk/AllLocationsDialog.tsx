import { useToast } from '../../../../components/toast/Toast.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { BulkDialog, ContractNames } from './BulkDialog.tsx'
import type { ContractTarget } from './contractTargets.ts'

export interface AllLocationsDialogProps {
  /** Contracts without a location. */
  targets: readonly ContractTarget[]
  onClose: () => void
}

/** Saves contracts without a location for all locations, because the server's dashboard counts only those. */
export function AllLocationsDialog({ targets, onClose }: AllLocationsDialogProps) {
  const t = useText('contracts')
  const toast = useToast()
  return (
    <BulkDialog
      title={t('noLocation.title', { count: targets.length })}
      description={t('noLocation.text')}
      verb={t('noLocation.verb')}
      targets={targets}
      save={(target) => target.setAllLocations()}
      onDone={(count) => toast({ tone: 'success', title: t('noLocation.done', { count }) })}
      onClose={onClose}
    >
      <ContractNames targets={targets} />
    </BulkDialog>
  )
}
