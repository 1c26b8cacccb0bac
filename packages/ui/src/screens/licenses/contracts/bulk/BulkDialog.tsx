import { type ReactNode, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { WorkProgress } from '../../../../components/progress/WorkProgress.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { UnknownOutcomeError } from '../../../../lib/mutationErrors.ts'
import type { ContractTarget } from './contractTargets.ts'

interface BulkDialogProps {
  title: string
  description: string
  verb: string
  targets: readonly ContractTarget[]
  save: (target: ContractTarget) => Promise<unknown>
  /** Why the contracts cannot be saved yet. */
  disabledReason?: string | null
  /** Called after all contracts were saved. */
  onDone: (count: number) => void
  onClose: () => void
  children: ReactNode
}

/** Confirms a change of several contracts, then shows progress and the outcome for each of them. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, description, verb, targets, save, disabledReason = null, onDone, onClose, children } = props
  const t = useText('contracts')
  const common = useText('common')
  const { state, start, retry } = useBulkSave(save, ({ done, refused, unknown }) => {
    if (refused.length + unknown.length > 0) return
    onDone(done.length)
    onClose()
  })
  const busy = state.status === 'busy'
  const close = () => (busy ? undefined : onClose())
  const receipt = state.status === 'receipt' ? state.receipt : null
  const openCount = receipt === null ? 0 : receipt.refused.length + receipt.unknown.length

  return (
    <Dialog
      kind="alert"
      open
      title={
        receipt === null
          ? title
          : t('bulk.receipt', {
              done: receipt.done.length,
              refused: receipt.refused.length,
              unknown: receipt.unknown.length,
            })
      }
      {...(receipt === null ? { description } : {})}
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
              onClick={() => (disabledReason === null && !busy ? start(targets) : undefined)}
            >
              {verb}
            </Button>
          ) : (
            <Button variant="primary" onClick={retry}>
              {common('actions.retryCount', { count: openCount })}
            </Button>
          )}
        </>
      }
    >
      {state.status === 'busy' ? (
        <WorkProgress label={t('bulk.busy')} value={state.sent / state.count} />
      ) : receipt === null ? (
        children
      ) : (
        <BulkOutcome receipt={receipt} />
      )}
    </Dialog>
  )
}

/** Lists the contracts by outcome: changed, refused with reasons, or not confirmed. */
export function BulkOutcome({ receipt: { done, refused, unknown } }: { receipt: BulkReceipt }) {
  const t = useText('contracts')
  return (
    <div className="flex flex-col gap-3 text-13">
      {refused.length === 0 ? null : (
        <Group banner={<Banner tone="danger">{t('bulk.refused', { count: refused.length })}</Banner>}>
          {refused.map(({ target, reason }) => (
            <Line key={target.id} name={target.contractID} reason={reason} />
          ))}
        </Group>
      )}
      {unknown.length === 0 ? null : (
        <Group banner={<Banner tone="warning">{t('bulk.unknown', { count: unknown.length })}</Banner>}>
          {unknown.map(({ id, contractID }) => (
            <Line key={id} name={contractID} />
          ))}
        </Group>
      )}
      {done.length === 0 ? null : (
        <Group banner={<Banner tone="success">{t('bulk.changed', { count: done.length })}</Banner>}>
          {done.map(({ id, contractID }) => (
            <Line key={id} name={contractID} />
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {banner}
      <ul className="flex flex-col gap-1">{children}</ul>
    </div>
  )
}

function Line({ name, reason }: { name: string; reason?: string }) {
  return (
    <li className="wrap-anywhere">
      <bdi translate="no" className="font-medium">
        {name}
      </bdi>
      {reason ? <span className="block text-12 text-text-muted">{reason}</span> : null}
    </li>
  )
}

/** Lists the contracts, with the reason for those that take no hosts if `showBlocked`. */
export function ContractNames(props: { targets: readonly ContractTarget[]; showBlocked?: boolean }) {
  const { targets, showBlocked = false } = props
  const t = useText('contracts')
  const common = useText('common')
  return (
    <ul aria-label={common('columns.contracts')} className="flex flex-col gap-1 text-13">
      {targets.map(({ id, contractID, licenseTypeID, blocked: reason }) => (
        <li key={id} className="wrap-anywhere">
          <bdi translate="no" className="font-medium">
            {contractID}
          </bdi>{' '}
          <bdi translate="no" className="text-text-muted">
            {licenseTypeID}
          </bdi>
          {showBlocked && reason !== null ? (
            <span className="block text-12 text-text-muted">{t(`attach.blocked.${reason}`)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Outcome of saving several contracts. */
export interface BulkReceipt {
  done: readonly ContractTarget[]
  refused: readonly { target: ContractTarget; reason: string }[]
  /** Not confirmed by the server: they may or may not be changed. */
  unknown: readonly ContractTarget[]
}

type BulkState =
  | { status: 'confirming' }
  /** `sent`: contracts whose outcome is known, of `count`. */
  | { status: 'busy'; sent: number; count: number }
  | { status: 'receipt'; receipt: BulkReceipt }

const emptyReceipt: BulkReceipt = { done: [], refused: [], unknown: [] }

/** Saves contracts one after the other; a refused contract does not stop the others. */
export function useBulkSave(
  save: (target: ContractTarget) => Promise<unknown>,
  onDone: (receipt: BulkReceipt) => void,
) {
  const [state, setState] = useState<BulkState>({ status: 'confirming' })

  async function saveAll(targets: readonly ContractTarget[], previous = emptyReceipt) {
    let receipt: BulkReceipt = { ...emptyReceipt, done: previous.done }
    for (const [sent, target] of targets.entries()) {
      setState({ status: 'busy', sent, count: targets.length })
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      receipt = withOutcome(receipt, target, await outcomeOf(save(target)))
    }
    setState({ status: 'receipt', receipt })
    onDone(receipt)
  }

  return {
    state,
    start: (targets: readonly ContractTarget[]) => void saveAll(targets),
    /** Sends the refused and unconfirmed contracts again. */
    retry: () => {
      if (state.status !== 'receipt') return
      const { refused, unknown } = state.receipt
      void saveAll([...refused.map(({ target }) => target), ...unknown], state.receipt)
    },
  }
}

type Outcome = { status: 'done' | 'unknown' } | { status: 'refused'; reason: string }

async function outcomeOf(saving: Promise<unknown>): Promise<Outcome> {
  try {
    await saving
    return { status: 'done' }
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return { status: 'unknown' }
    return { status: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

function withOutcome(receipt: BulkReceipt, target: ContractTarget, outcome: Outcome): BulkReceipt {
  if (outcome.status === 'refused')
    return { ...receipt, refused: [...receipt.refused, { target, reason: outcome.reason }] }
  return { ...receipt, [outcome.status]: [...receipt[outcome.status], target] }
}
