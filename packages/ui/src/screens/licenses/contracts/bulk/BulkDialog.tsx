import type { ReactNode } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { WorkProgress } from '../../../../components/progress/WorkProgress.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { BulkOutcome } from './BulkOutcome.tsx'
import type { ContractTarget } from './contractTargets.ts'
import { useBulkSave } from './useBulkSave.ts'

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
              {t('bulk.retry', { count: openCount })}
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
