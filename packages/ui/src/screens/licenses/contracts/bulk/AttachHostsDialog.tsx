import { useMemo, useState } from 'react'
import { Banner, ChoicesFailed } from '../../../../components/banner/Banner.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { useToast } from '../../../../components/toast/Toast.tsx'
import { coverageByHost, type HostUsage } from '../../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { HiddenRowsNote } from '../../../../list-screen/bulk/BulkActionBar.tsx'
import { useNamedChoices } from '../forms/ContractForm.tsx'
import { BulkDialog, ContractNames } from './BulkDialog.tsx'
import type { ContractTarget } from './contractTargets.ts'

export { mysqlTarget, oracleTarget, sqlServerTarget, type ContractTarget } from './contractTargets.ts'

export interface AttachHostsDialogProps {
  targets: readonly ContractTarget[]
  /** Contracts among them that the search or the filters hide. */
  hidden?: number
  /** Hosts to choose from; `null` while they load. */
  hosts: readonly string[] | null
  /** Used licenses of the hosts that are loaded so far. */
  usage?: readonly HostUsage[] | undefined
  /** Retries hosts that failed to load. */
  onRetry?: (() => void) | undefined
  /** Called after all contracts were saved. */
  onComplete: () => void
  onClose: () => void
}

/** Attaches the same hosts to several contracts. */
export function AttachHostsDialog(props: AttachHostsDialogProps) {
  const { targets, hidden, hosts, usage = emptyRows, onRetry, onComplete, onClose } = props
  const t = useText('contracts')
  const toast = useToast()
  const [selectedHosts, setSelectedHosts] = useState<readonly string[]>(emptyRows)
  const attachableTargets = targets.filter(({ blocked }) => blocked === null)
  const choices = useNamedChoices(hosts, selectedHosts, useCoverage(attachableTargets, usage))
  const blockedCount = targets.length - attachableTargets.length
  return (
    <BulkDialog
      title={t('attach.title', { count: attachableTargets.length })}
      description={t('attach.text')}
      verb={t('attach.verb')}
      targets={attachableTargets}
      save={(target) => target.attach(selectedHosts)}
      disabledReason={
        attachableTargets.length === 0
          ? t('attach.noContract')
          : selectedHosts.length === 0
            ? t('attach.choose')
            : null
      }
      onDone={(count) => {
        toast({ tone: 'success', title: t('attach.done', { hosts: selectedHosts.length, count }) })
        onComplete()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <HiddenRowsNote count={hidden} />
        <ChoicesFailed onRetry={onRetry} />
        <MultiSelect
          label={t('attach.hosts')}
          choices={choices}
          value={selectedHosts}
          onChange={setSelectedHosts}
          loading={hosts === null}
          required
          chips
        />
        {blockedCount > 0 ? (
          <Banner tone="warning">{t('attach.leftOut', { count: blockedCount })}</Banner>
        ) : null}
        <ContractNames targets={targets} showBlocked />
      </div>
    </BulkDialog>
  )
}

const emptyRows: readonly never[] = []

/** Consumption is shown if all contracts are of one license type. */
function useCoverage(targets: readonly ContractTarget[], usage: readonly HostUsage[]) {
  const types = [...new Set(targets.map(({ licenseTypeID }) => licenseTypeID))]
  const [onlyType = null] = types
  const licenseTypeID = types.length === 1 ? onlyType : null
  return useMemo(
    () => coverageByHost({ licenseTypeID, contracts: [], usage, excludedId: null }),
    [licenseTypeID, usage],
  )
}
