import { ConfirmDialog, useConfirmedMutation } from '../../../components/confirm/ConfirmDialog.tsx'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import type { AttachProposal } from '../../../domain/licenses/proposals.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useMutationFailure } from '../../../lib/mutationErrors.ts'
import type { ContractTarget } from '../contracts/bulk/contractTargets.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { proposalTarget, type ProposalActions } from './proposalTarget.ts'

export interface AttachDialogProps {
  proposal: AttachProposal
  vendor: Vendor
  /** Figures of the license type before and after. */
  change: string
  inputs: ComplianceInputs
  actions: ProposalActions
  onClose: () => void
}

/** Confirms adding hosts to a contract. The toast offers to undo it. */
export function AttachDialog({ proposal, vendor, change, inputs, actions, onClose }: AttachDialogProps) {
  const t = useText('compliance')
  const common = useText('common')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const { contract, hostnames } = proposal
  const name = contract.contractID
  const count = hostnames.length
  const target = proposalTarget(vendor, contract.id, inputs, actions)

  async function undo({ restore }: ContractTarget) {
    try {
      await restore()
      toast({ tone: 'success', title: t('gap.detached', { count, contract: name }) })
    } catch (error) {
      toast({ tone: 'danger', title: common('actions.undoFailed'), text: failureOf(error).message })
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
        action: { label: common('actions.undo'), onPress: () => void undo(sent) },
      })
    },
  )
  if (target === undefined) return null
  return (
    <ConfirmDialog
      open
      title={t('gap.attachTitle', { count, contract: name })}
      description={change}
      confirmLabel={t('gap.attachVerb')}
      state={state}
      onClose={onClose}
      onConfirm={() => confirm(target)}
    >
      <p className="text-13">{t('gap.attachAssumes')}</p>
      <Hosts names={hostnames} />
    </ConfirmDialog>
  )
}

const maxNames = 50

function Hosts({ names }: { names: readonly string[] }) {
  const t = useText('compliance')
  const common = useText('common')
  return (
    <ul aria-label={t('gap.hosts')} className="flex flex-col gap-1 text-13">
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
