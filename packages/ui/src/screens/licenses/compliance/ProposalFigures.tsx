import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShareBar } from '../../../components/progress/ShareBar.tsx'
import { MarkedText, UnreadMark } from '../../../data-table/cells/cells.tsx'
import type { Proposal } from '../../../domain/licenses/proposals.ts'
import { complianceClass, complianceTone } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { readMarked } from '../../../lib/unreadValues.ts'
import { percentOf } from './complianceColumns.ts'

interface ProposalFiguresProps extends Pick<Proposal, 'before' | 'after'> {
  /** List price of one license; 0 if unknown. */
  cost: number
}

/** What a proposal changes: compliance, missing licenses and the price of the gap, now and then. */
export function ProposalFigures({ before, after, cost }: ProposalFiguresProps) {
  const t = useText('compliance')
  const common = useText('common')
  const { number, share } = useFormat()
  const shares = [before, after].map((figures) => readMarked(() => percentOf(figures.compliance)))
  return (
    <dl
      aria-label={t('gap.effect')}
      className="grid min-h-16 grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))] items-center gap-x-4 rounded-control border border-line bg-surface px-3 py-2 text-13 tabular-nums max-sm:grid-cols-1"
    >
      <div className="flex flex-col gap-1">
        <dt className="sr-only">{common('columns.compliance')}</dt>
        {shares.map(({ value: percent, unread }, index) => (
          <dd key={index} className="flex items-center gap-2">
            {index === 0 ? null : <span className="sr-only">{'→ '}</span>}
            {unread ? (
              <UnreadMark unread={unread} />
            ) : (
              <>
                <ShareBar percent={percent} className={complianceClass[complianceTone(percent)]} />
                <span className="w-14 shrink-0 text-right font-medium">{share(percent)}</span>
              </>
            )}
          </dd>
        ))}
      </div>
      <Figure label={common('columns.missing')}>
        <Change before={() => number(before.missing)} after={() => number(after.missing)} />
      </Figure>
      {cost > 0 ? (
        <Figure label={common('columns.gapCost')}>
          <Change
            before={() => number(cost * before.missing, 0)}
            after={() => number(cost * after.missing, 0)}
          />
        </Figure>
      ) : null}
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Change({ before, after }: { before: () => string; after: () => string }) {
  return (
    <>
      <MarkedText read={before} />
      {/* The font has no arrow. */}
      <ArrowRight size={12} aria-label="→" className="mx-1 inline" />
      <strong className="font-semibold">
        <MarkedText read={after} />
      </strong>
    </>
  )
}
