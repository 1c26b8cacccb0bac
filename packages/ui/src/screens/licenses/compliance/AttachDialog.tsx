import { ConfirmDialog, useConfirmedMutation } from '../../../components/confirm/ConfirmDialog.tsx'
import { failureToast, useToast } from '../../../components/toast/Toast.tsx'
import type { CountedLicenseType } from '../../../domain/licenses/licenseCalculation.ts'
import type { AttachProposal } from '../../../domain/licenses/proposals.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useOverflow } from '../../../lib/layout.ts'
import { useMutationFailure } from '../../../lib/mutationErrors.ts'
import type { ContractTarget } from '../contracts/bulk/contractTargets.ts'
import { typeName } from '../licenseFacts.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { ProposalFigures } from './ProposalFigures.tsx'
import { proposalTarget, type ProposalActions } from './proposalTarget.ts'

export interface AttachDialogProps {
  proposal: AttachProposal
  type: CountedLicenseType
  inputs: ComplianceInputs
  actions: ProposalActions
  onClose: () => void
}

/** Confirms adding hosts to a contract. The toast offers to undo it. */
export function AttachDialog({ proposal, type, inputs, actions, onClose }: AttachDialogProps) {
  const t = useText('compliance')
  const common = useText('common')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const { contract, hostnames } = proposal
  const name = contract.contractID
  const count = hostnames.length
  // The list may have moved the row away by then.
  const text = typeName(type)
  const target = proposalTarget(type.vendor, contract.id, inputs, actions)

  async function undo({ restore }: ContractTarget) {
    try {
      await restore()
      toast({ tone: 'success', title: t('gap.detached', { count, contract: name }), text })
    } catch (error) {
      toast(failureToast(failureOf(error), common('actions.undoFailed')))
    }
  }

  const { state, confirm } = useConfirmedMutation(
    async (sent: ContractTarget) => {
      await sent.attach(hostnames)
      return sent
    },
    (sent) => {
      onClose()
      toast({
        tone: 'success',
        title: t('gap.attached', { count, contract: name }),
        text,
        action: { label: common('actions.undo'), onPress: () => void undo(sent) },
      })
    },
  )
  if (target === undefined) return null
  return (
    <ConfirmDialog
      open
      title={t('gap.attachTitle', { count, contract: name })}
      description={t('gap.attachAssumes')}
      confirmLabel={t('gap.attachVerb')}
      state={state}
      onClose={onClose}
      onConfirm={() => confirm(target)}
    >
      <ProposalFigures {...proposal} cost={type.cost} />
      <Hosts names={hostnames} />
    </ConfirmDialog>
  )
}

const maxNames = 200

function Hosts({ names }: { names: readonly string[] }) {
  const common = useText('common')
  const [ref, overflows] = useOverflow()
  return (
    <ul
      ref={ref}
      {...(overflows ? { tabIndex: 0 } : {})}
      aria-label={common('columns.hosts')}
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line px-3 text-13 [&>li]:py-1"
    >
      {names.slice(0, maxNames).map((name) => (
        <li key={name} className="wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </li>
      ))}
      {names.length > maxNames ? (
        <li className="text-text-muted">{common('andMore', { count: names.length - maxNames })}</li>
      ) : null}
    </ul>
  )
}
