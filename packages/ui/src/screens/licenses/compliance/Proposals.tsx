import { useMemo, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import {
  proposalsOf,
  type AttachProposal,
  type IgnoreProposal,
  type Proposal,
} from '../../../domain/licenses/proposals.ts'
import { proposalKey, stackOf, type ProposalStack } from '../../../domain/licenses/proposalStack.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { typeName } from '../licenseFacts.ts'
import { IgnoreDialog } from '../used/IgnoreDialog.tsx'
import { useIgnoreLicenses } from '../used/useIgnoreLicenses.ts'
import { AttachDialog } from './AttachDialog.tsx'
import { percentOf } from './complianceColumns.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'
import { ProposalFigures } from './ProposalFigures.tsx'
import { StackDialog, StackSum } from './ProposalStack.tsx'
import { type ProposalActions, proposedUsages } from './proposalTarget.ts'
import { useProposalWords } from './proposalWords.ts'
import { WhatIfDialog } from './WhatIfDialog.tsx'

interface ProposalsProps {
  calculation: LicenseCalculation
  inputs: ComplianceInputs
  actions: ProposalActions | null
}

/** Alternatives that close the gap of a license type. Without actions they are read-only. */
export function Proposals({ calculation, inputs, actions }: ProposalsProps) {
  const t = useText('compliance')
  const proposals = useMemo(() => proposalsOf(calculation, inputs.hosts), [calculation, inputs])
  return (
    <section aria-label={t('gap.title')} className="flex min-w-0 flex-col gap-1">
      <h2 className="min-h-6 text-13 font-semibold">{t('gap.title')}</h2>
      {proposals.length === 0 ? (
        <Note>{t(calculation.server.missing === 0 ? 'gap.none' : 'gap.noProposal')}</Note>
      ) : null}
      {actions === null ? (
        <Cards proposals={proposals} />
      ) : (
        <ActiveCards calculation={calculation} inputs={inputs} actions={actions} proposals={proposals} />
      )}
      {calculation.type.vendor !== 'oracle' && calculation.contracts.length > 1 ? (
        <Note>{t('gap.oneContract')}</Note>
      ) : null}
      {proposals.length > 1 ? <Note>{t(actions === null ? 'gap.alone' : 'stack.hint')}</Note> : null}
      {proposals.length > 0 && !calculation.matchesServer ? <Note>{t('gap.differs')}</Note> : null}
      {proposals.length > 0 && actions === null ? <Note>{t('gap.readOnly')}</Note> : null}
      <WhatIf calculation={calculation} inputs={inputs} />
    </section>
  )
}

/** Shown only if the calculated figures match those of the server. */
function WhatIf({ calculation, inputs }: Pick<ProposalsProps, 'calculation' | 'inputs'>) {
  const t = useText('compliance')
  const [open, setOpen] = useState(false)
  if (!calculation.matchesServer || calculation.type.unlimited) return null
  return (
    <>
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('whatIf.button')}
      </Button>
      {open ? (
        <WhatIfDialog calculation={calculation} hosts={inputs.hosts} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

interface ActiveCardsProps extends ProposalsProps {
  actions: ProposalActions
  proposals: readonly Proposal[]
}

function ActiveCards({ calculation, inputs, actions, proposals }: ActiveCardsProps) {
  const t = useText('compliance')
  const [attachProposal, setAttachProposal] = useState<AttachProposal | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const [previewed, setPreviewed] = useState<ProposalStack | null>(null)
  const ignoring = useIgnoreLicenses(actions.ignore)
  // One that was carried out, or that a refresh removed, is not chosen any more.
  const stack = useMemo(() => {
    const known = proposals.map(proposalKey).filter((key) => chosen.has(key))
    return known.length < 2 ? null : stackOf(calculation, new Set(known), inputs.hosts)
  }, [calculation, proposals, chosen, inputs])

  function choose(proposal: Proposal, isChosen: boolean) {
    const others = [...chosen].filter((key) => key !== proposalKey(proposal))
    setChosen(new Set(isChosen ? [...others, proposalKey(proposal)] : others))
  }

  function preview(proposal: AttachProposal | IgnoreProposal) {
    if (proposal.kind === 'attach') {
      setAttachProposal(proposal)
      return
    }
    ignoring.requestChange(proposedUsages(proposal, inputs, calculation.type.vendor), true, {
      comment: t(`gap.comments.${proposal.reason}`),
      note: t('gap.ignoreAssumes'),
      of: typeName(calculation.type),
      effect: <ProposalFigures {...proposal} cost={calculation.type.cost} />,
    })
  }

  return (
    <>
      <Cards
        proposals={proposals}
        onPreview={preview}
        {...(proposals.length > 1 ? { chosen, onChoose: choose } : {})}
      />
      {stack === null ? null : (
        <StackSum stack={stack} cost={calculation.type.cost} onPreview={() => setPreviewed(stack)} />
      )}
      {previewed === null ? null : (
        <StackDialog
          stack={previewed}
          calculation={calculation}
          inputs={inputs}
          actions={actions}
          onDone={() => {
            setPreviewed(null)
            setChosen(new Set())
          }}
          onClose={() => setPreviewed(null)}
        />
      )}
      {attachProposal === null ? null : (
        <AttachDialog
          proposal={attachProposal}
          type={calculation.type}
          inputs={inputs}
          actions={actions}
          onClose={() => setAttachProposal(null)}
        />
      )}
      {ignoring.pendingChange === null ? null : <IgnoreDialog flow={ignoring} />}
    </>
  )
}

interface CardsProps {
  proposals: readonly Proposal[]
  onPreview?: (proposal: AttachProposal | IgnoreProposal) => void
  /** Keys of the proposals whose sum is shown. */
  chosen?: ReadonlySet<string>
  onChoose?: (proposal: Proposal, isChosen: boolean) => void
}

function Cards({ proposals, onPreview, chosen, onChoose }: CardsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {proposals.map((proposal) => (
        <Card
          key={proposalKey(proposal)}
          proposal={proposal}
          onPreview={proposal.kind === 'buy' || !onPreview ? null : () => onPreview(proposal)}
          isChosen={chosen?.has(proposalKey(proposal)) === true}
          onChoose={onChoose ? (isChosen) => onChoose(proposal, isChosen) : null}
        />
      ))}
    </ul>
  )
}

interface CardProps {
  proposal: Proposal
  onPreview: (() => void) | null
  isChosen: boolean
  /** Null if there is nothing to combine it with. */
  onChoose: ((isChosen: boolean) => void) | null
}

function Card({ proposal, onPreview, isChosen, onChoose }: CardProps) {
  const t = useText('compliance')
  const common = useText('common')
  const format = useFormat()
  const { before, after } = proposal
  const share = (fraction: number) => format.share(percentOf(fraction))
  const { title, text } = useProposalWords(proposal)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control border border-line bg-surface p-2 text-13">
      {onChoose === null ? null : (
        <Checkbox
          hideLabel
          label={t('stack.choose', { title })}
          checked={isChosen}
          onCheckedChange={onChoose}
          className="mt-0.5"
        />
      )}
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-text-muted">{text}</p>
      </div>
      <div className="ml-auto shrink-0 text-right tabular-nums">
        <p>{common('beforeAfter', { before: share(before.compliance), after: share(after.compliance) })}</p>
        <p className="text-12 text-text-muted">
          {t('gap.missing', {
            before: format.number(before.missing, 3),
            after: format.number(after.missing, 3),
          })}
        </p>
      </div>
      {onPreview === null ? null : (
        <Button size="small" onClick={onPreview} aria-label={t('gap.previewOf', { title })}>
          {t('gap.preview')}
        </Button>
      )}
    </li>
  )
}
