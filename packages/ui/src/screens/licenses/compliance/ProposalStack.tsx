import { CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { WorkProgress } from '../../../components/progress/WorkProgress.tsx'
import { failureToast, useToast } from '../../../components/toast/Toast.tsx'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import type { AttachProposal, IgnoreProposal, Proposal } from '../../../domain/licenses/proposals.ts'
import { proposalKey, type ProposalStack } from '../../../domain/licenses/proposalStack.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { UnknownOutcomeError, useMutationFailure } from '../../../lib/mutationErrors.ts'
import { typeName } from '../licenseFacts.ts'
import type { IgnoreReceipt } from '../used/useIgnoreLicenses.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'
import { ProposalFigures } from './ProposalFigures.tsx'
import { type ProposalActions, proposalTarget, proposedUsages } from './proposalTarget.ts'
import { useProposalWords } from './proposalWords.ts'

interface StackSumProps {
  stack: ProposalStack
  /** List price of one license; 0 if unknown. */
  cost: number
  onPreview: () => void
}

/** The sum of the chosen proposals, in the order in which they are carried out. */
export function StackSum({ stack, cost, onPreview }: StackSumProps) {
  const t = useText('compliance')
  const { steps, needless } = stack
  return (
    <section
      aria-label={t('stack.title', { count: steps.length + needless.length })}
      className="flex flex-col gap-2 rounded-control border border-accent-border bg-surface p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-13 font-semibold">
          {t('stack.title', { count: steps.length + needless.length })}
        </h3>
        <Button size="small" className="ml-auto" onClick={onPreview} disabled={sendable(stack).length === 0}>
          {t('stack.preview')}
        </Button>
      </div>
      <ProposalFigures before={stack.before} after={stack.after} cost={cost} />
      {needless.length === 0 ? null : <Note>{t('stack.needless', { count: needless.length })}</Note>}
    </section>
  )
}

type Sendable = AttachProposal | IgnoreProposal

function sendable({ steps }: ProposalStack): readonly Sendable[] {
  return steps.filter((step) => step.kind !== 'buy')
}

type Outcome =
  | { status: 'done' }
  | { status: 'waiting' }
  /** The server may have stored it. */
  | { status: 'unknown'; reason: string }
  | { status: 'refused'; reason: string }

interface StackDialogProps {
  /** As it was when the dialog opened: the figures change while it is carried out. */
  stack: ProposalStack
  calculation: LicenseCalculation
  inputs: ComplianceInputs
  actions: ProposalActions
  onDone: () => void
  onClose: () => void
}

/** Preview of the chosen proposals, their progress and one receipt for all. */
export function StackDialog(props: StackDialogProps) {
  const { stack, calculation, onDone, onClose } = props
  const t = useText('compliance')
  const common = useText('common')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const steps = sendable(stack)
  const text = typeName(calculation.type)
  const operations = useOperations(props, steps)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>(() => steps.map(() => ({ status: 'waiting' })))
  const [run, setRun] = useState<'preview' | 'busy' | 'receipt'>('preview')
  const done = outcomes.filter(({ status }) => status === 'done').length
  const close = () => (run === 'busy' ? undefined : onClose())

  async function undo() {
    try {
      for (const operation of operations.toReversed()) {
        // oxlint-disable-next-line no-await-in-loop -- in the opposite order
        await operation.undo()
      }
      toast({ tone: 'success', title: t('stack.undone', { count: steps.length }), text })
    } catch (error) {
      toast(failureToast(failureOf(error), common('actions.undoFailed')))
    }
  }

  /** The figures of a step hold only after the ones before it, so a failure stops the rest. */
  async function start() {
    setRun('busy')
    const current = [...outcomes]
    for (const [index, operation] of operations.entries()) {
      if (current[index]?.status === 'done') continue
      try {
        // oxlint-disable-next-line no-await-in-loop -- order matters
        await operation.send()
        current[index] = { status: 'done' }
      } catch (error) {
        const { message: reason, unconfirmed } = failureOf(error)
        current[index] = { status: unconfirmed ? 'unknown' : 'refused', reason }
      }
      setOutcomes([...current])
      if (current[index]?.status !== 'done') {
        setRun('receipt')
        return
      }
    }
    onDone()
    toast({
      tone: 'success',
      title: t('stack.done', { count: steps.length }),
      text,
      action: { label: common('actions.undo'), onPress: () => void undo() },
    })
  }

  return (
    <Dialog
      kind="alert"
      open
      title={
        run === 'receipt'
          ? t('stack.receipt', { done, count: steps.length })
          : t('stack.confirm', { count: steps.length })
      }
      {...(run === 'receipt' ? {} : { description: t('stack.text') })}
      onClose={close}
      actions={
        <>
          <Button onClick={close} aria-disabled={run === 'busy'}>
            {common(run === 'receipt' ? 'actions.close' : 'actions.cancel')}
          </Button>
          <Button variant="primary" busy={run === 'busy'} onClick={() => void start()}>
            {run === 'receipt'
              ? common('actions.retryCount', { count: steps.length - done })
              : t('stack.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {run === 'busy' ? <WorkProgress label={t('stack.busy')} value={done / steps.length} /> : null}
        {run === 'receipt' ? null : (
          <ProposalFigures before={stack.before} after={stack.after} cost={calculation.type.cost} />
        )}
        <ol aria-label={t('stack.steps')} className="flex flex-col divide-y divide-line text-13">
          {steps.map((step, index) => (
            <StepLine
              key={proposalKey(step)}
              step={step}
              outcome={run === 'preview' ? null : (outcomes[index] ?? { status: 'waiting' })}
            />
          ))}
        </ol>
        {stack.steps.length === steps.length ? null : <Note>{t('stack.buy')}</Note>}
        {run === 'preview' && steps.some(({ kind }) => kind === 'attach') ? (
          <Note>{t('gap.attachAssumes')}</Note>
        ) : null}
        {run === 'preview' && steps.some(({ kind }) => kind === 'ignore') ? (
          <Note>{t('gap.ignoreAssumes')}</Note>
        ) : null}
      </div>
    </Dialog>
  )
}

interface Operation {
  /** Rejects unless the whole step is stored. A second call sends only what is not. */
  send: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/** Fixed when the dialog opens: the responses behind it change with each step. */
function useOperations(
  { calculation: { type }, inputs, actions }: StackDialogProps,
  steps: readonly Sendable[],
): readonly Operation[] {
  const t = useText('compliance')
  const licenses = useText('usedLicenses')
  const [operations] = useState(() =>
    steps.map((step): Operation => {
      if (step.kind === 'attach') {
        const target = proposalTarget(type.vendor, step.contract.id, inputs, actions)
        return {
          send: async () => {
            if (!target) throw new Error(t('stack.gone', { contract: step.contract.contractID }))
            await target.attach(step.hostnames)
          },
          undo: async () => target?.restore(),
        }
      }
      const all = proposedUsages(step, inputs, type.vendor)
      let remaining = all
      /** Rejects unless all of them are changed. */
      function confirmAll({ changed, rejected, unknown, reason }: IgnoreReceipt) {
        const counts = { changed: changed.length, refused: rejected.length }
        if (unknown.length > 0)
          throw new UnknownOutcomeError(
            licenses('ignore.receiptUnknown', { ...counts, unknown: unknown.length }),
          )
        if (rejected.length > 0) throw new Error(reason ?? licenses('ignore.receipt', counts))
      }
      return {
        send: async () => {
          const receipt = await actions.ignore(remaining, true, t(`gap.comments.${step.reason}`))
          remaining = [...receipt.rejected, ...receipt.unknown]
          confirmAll(receipt)
        },
        undo: async () => confirmAll(await actions.ignore(all, false, '')),
      }
    }),
  )
  return operations
}

const icons = { done: CircleCheck, waiting: CircleDashed, unknown: CircleHelp, refused: CircleX }
const iconClass = {
  done: 'text-success-icon',
  waiting: 'text-text-muted',
  unknown: 'text-warning-icon',
  refused: 'text-danger-icon',
}

function StepLine({ step, outcome }: { step: Proposal; outcome: Outcome | null }): ReactNode {
  const { title, text } = useProposalWords(step)
  const names =
    step.kind === 'attach'
      ? step.hostnames
      : step.kind === 'ignore'
        ? [...new Set(step.rows.map(({ hostname }) => hostname))]
        : []
  return (
    <li className="flex items-start gap-2 py-1.5">
      {outcome ? <OutcomeIcon status={outcome.status} /> : null}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-text-muted">{text}</p>
        <p className="max-h-20 overflow-y-auto text-12 text-text-muted" translate="no">
          {names.join(', ')}
        </p>
        {outcome && 'reason' in outcome ? <p className="text-12 text-danger-text">{outcome.reason}</p> : null}
      </div>
    </li>
  )
}

function OutcomeIcon({ status }: { status: Outcome['status'] }) {
  const t = useText('compliance')
  const Icon = icons[status]
  return (
    <Icon
      size={16}
      className={`mt-0.5 shrink-0 ${iconClass[status]}`}
      aria-label={t(`stack.status.${status}`)}
    />
  )
}
