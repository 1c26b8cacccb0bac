import { useMemo, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { ChoicesFailed } from '../../../../components/banner/ChoicesFailed.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { WorkProgress } from '../../../../components/progress/WorkProgress.tsx'
import { useToast } from '../../../../components/toast/Toast.tsx'
import { coverageByHost, type HostUsage } from '../../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useNamedChoices } from '../forms/useNamedChoices.ts'
import { AttachOutcome } from './AttachOutcome.tsx'
import type { AttachTarget } from './attachTargets.ts'
import { useAttachHosts } from './useAttachHosts.ts'

export { mysqlTarget, oracleTarget, sqlServerTarget, type AttachTarget } from './attachTargets.ts'

export interface AttachHostsDialogProps {
  targets: readonly AttachTarget[]
  /** Hosts to choose from; `null` while they load. */
  hosts: readonly string[] | null
  /** Used licenses of the hosts that are loaded so far. */
  usage?: readonly HostUsage[] | undefined
  /** Retries hosts that failed to load. */
  onRetry?: (() => void) | undefined
  /** Called after all contracts were saved. */
  onDone: () => void
  onClose: () => void
}

/** Attaches the same hosts to several contracts and reports the outcome for each of them. */
export function AttachHostsDialog(props: AttachHostsDialogProps) {
  const { targets, hosts, usage = emptyRows, onRetry, onDone, onClose } = props
  const t = useText('contracts')
  const common = useText('common')
  const toast = useToast()
  const [selectedHosts, setSelectedHosts] = useState<readonly string[]>(emptyRows)
  const attachableTargets = targets.filter(({ blocked }) => blocked === null)
  const { state, start, retry } = useAttachHosts(({ done, refused, unknown }) => {
    if (refused.length + unknown.length > 0) return
    toast({ tone: 'success', title: t('attach.done', { hosts: selectedHosts.length, count: done.length }) })
    onDone()
    onClose()
  })
  const choices = useNamedChoices(hosts, selectedHosts, useCoverage(attachableTargets, usage))
  const busy = state.status === 'busy'
  const close = () => (busy ? undefined : onClose())
  const disabledReason =
    attachableTargets.length === 0
      ? t('attach.noContract')
      : selectedHosts.length === 0
        ? t('attach.choose')
        : null
  const receipt = state.status === 'receipt' ? state.receipt : null
  const open = receipt === null ? 0 : receipt.refused.length + receipt.unknown.length

  return (
    <Dialog
      kind="alert"
      open
      title={
        receipt === null
          ? t('attach.title', { count: attachableTargets.length })
          : t('attach.receipt', {
              done: receipt.done.length,
              refused: receipt.refused.length,
              unknown: receipt.unknown.length,
            })
      }
      {...(receipt === null ? { description: t('attach.text') } : {})}
      onClose={close}
      actions={
        <>
          <Button onClick={close} aria-disabled={busy}>
            {common(receipt === null ? 'actions.cancel' : 'actions.close')}
          </Button>
          {receipt === null ? (
            <Button
              variant="primary"
              busy={busy}
              aria-disabled={disabledReason !== null}
              title={disabledReason ?? undefined}
              onClick={() =>
                disabledReason === null && !busy ? start(attachableTargets, selectedHosts) : undefined
              }
            >
              {t('attach.verb')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => retry(selectedHosts)}>
              {t('attach.retry', { count: open })}
            </Button>
          )}
        </>
      }
    >
      {state.status === 'busy' ? (
        <WorkProgress label={t('attach.busy')} value={state.sent / state.count} />
      ) : receipt === null ? (
        <div className="flex flex-col gap-4">
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
          <Targets targets={targets} />
        </div>
      ) : (
        <AttachOutcome receipt={receipt} />
      )}
    </Dialog>
  )
}

const emptyRows: readonly never[] = []

/** Consumption is shown if all contracts are of one license type. */
function useCoverage(targets: readonly AttachTarget[], usage: readonly HostUsage[]) {
  const types = [...new Set(targets.map(({ licenseTypeID }) => licenseTypeID))]
  const [onlyType = null] = types
  const licenseTypeID = types.length === 1 ? onlyType : null
  return useMemo(
    () => coverageByHost({ licenseTypeID, contracts: [], usage, except: null }),
    [licenseTypeID, usage],
  )
}

function Targets({ targets }: { targets: readonly AttachTarget[] }) {
  const t = useText('contracts')
  const blockedTargets = targets.filter((target) => target.blocked !== null)
  return (
    <>
      {blockedTargets.length > 0 ? (
        <Banner tone="warning">{t('attach.leftOut', { count: blockedTargets.length })}</Banner>
      ) : null}
      <ul aria-label={t('attach.contracts')} className="flex flex-col gap-1 text-13">
        {targets.map(({ id, contractID, licenseTypeID, blocked: reason }) => (
          <li key={id} className="wrap-anywhere">
            <bdi translate="no" className="font-medium">
              {contractID}
            </bdi>{' '}
            <bdi translate="no" className="text-text-muted">
              {licenseTypeID}
            </bdi>
            {reason === null ? null : (
              <span className="block text-12 text-text-muted">{t(`attach.blocked.${reason}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
