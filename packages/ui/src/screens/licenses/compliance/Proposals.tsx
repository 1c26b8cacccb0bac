import { useMemo, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import {
  proposalsOf,
  type AttachProposal,
  type IgnoreProposal,
  type Proposal,
} from '../../../domain/licenses/proposals.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { extendRow } from '../../../lib/unreadValues.ts'
import { IgnoreDialog } from '../used/IgnoreDialog.tsx'
import { useIgnoreLicenses } from '../used/useIgnoreLicenses.ts'
import { AttachDialog } from './AttachDialog.tsx'
import { percentOf } from './complianceColumns.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'
import { ProposalFigures } from './ProposalFigures.tsx'
import type { ProposalActions } from './proposalTarget.ts'
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
      {proposals.length > 1 ? <Note>{t('gap.alone')}</Note> : null}
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
  const ignoring = useIgnoreLicenses(actions.ignore)

  function preview(proposal: AttachProposal | IgnoreProposal) {
    if (proposal.kind === 'attach') {
      setAttachProposal(proposal)
      return
    }
    const proposalRows = new Set<object>(proposal.rows)
    const { vendor } = calculation.type
    const rows = inputs.used.filter((row) => proposalRows.has(row)).map((row) => extendRow(row, { vendor }))
    ignoring.requestChange(rows, true, {
      comment: t(`gap.comments.${proposal.reason}`),
      note: t('gap.ignoreAssumes'),
      effect: <ProposalFigures {...proposal} cost={calculation.type.cost} />,
    })
  }

  return (
    <>
      <Cards proposals={proposals} onPreview={preview} />
      {attachProposal === null ? null : (
        <AttachDialog
          proposal={attachProposal}
          vendor={calculation.type.vendor}
          cost={calculation.type.cost}
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
}

function Cards({ proposals, onPreview }: CardsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {proposals.map((proposal) => (
        <Card
          key={keyOf(proposal)}
          proposal={proposal}
          onPreview={proposal.kind === 'buy' || !onPreview ? null : () => onPreview(proposal)}
        />
      ))}
    </ul>
  )
}

function keyOf(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'attach':
      return `attach ${proposal.contract.id}`
    case 'ignore':
      return `ignore ${proposal.reason}`
    case 'buy':
      return 'buy'
  }
}

function Card({ proposal, onPreview }: { proposal: Proposal; onPreview: (() => void) | null }) {
  const t = useText('compliance')
  const format = useFormat()
  const { before, after } = proposal
  const share = (fraction: number) => format.share(percentOf(fraction))
  const { title, text } = useWords(proposal)
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface p-2 text-13">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-text-muted">{text}</p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p>{t('gap.compliance', { before: share(before.compliance), after: share(after.compliance) })}</p>
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

function useWords(proposal: Proposal): { title: string; text: string } {
  const t = useText('compliance')
  const format = useFormat()
  switch (proposal.kind) {
    case 'attach': {
      const { contract, free, hostnames } = proposal
      return {
        title: t('gap.attach', { count: hostnames.length, contract: contract.contractID }),
        text: t('gap.attachText', { free: format.number(free, 3), named: contract.names.length }),
      }
    }
    case 'ignore': {
      const { reason, rows, environments } = proposal
      const hosts = new Set(rows.map(({ hostname }) => hostname)).size
      return {
        title: t('gap.ignore', { count: rows.length, hosts }),
        text: t(`gap.reasons.${reason}`, { environments: environments.join(', ') }),
      }
    }
    case 'buy': {
      const { count, cost, addTo } = proposal
      const text =
        addTo !== null
          ? t('gap.buyFor', { contract: addTo })
          : cost === null
            ? t('gap.buyText')
            : t('gap.buyCost', { cost: format.number(cost) })
      return { title: t('gap.buy', { count: format.number(count) }), text }
    }
  }
}
