import { useState } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import type { Tone } from '../../../components/badge/tones.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/react/links.tsx'
import { nothing } from '../../../lib/values/format.ts'
import { paths } from '../../paths.ts'
import type { Explained, Term, Verdict } from './explanation.ts'

export const verdictTone: Record<Verdict, Tone> = { exact: 'success', rounded: 'success', unknown: 'warning' }

export interface FigureExplainedProps {
  title: string
  /** What is done with the inputs, in words. */
  how: string
  explained: Explained
  /** What the inputs come to is called so. */
  result: 'sum' | 'most'
  contractTo?: (contractID: string) => string | null
}

/** A figure, its inputs with the way to each, and whether they give it. */
export function FigureExplained({ title, how, explained, result, contractTo }: FigureExplainedProps) {
  const t = useText('explain')
  const format = useFormat()
  const { figure, terms, verdict, gap } = explained
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-13 font-semibold">
        {title}
        <span className="tabular-nums">{format.number(figure, 3)}</span>
        <Badge tone={verdictTone[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      </h2>
      <p className="text-12 text-text-muted">{how}</p>
      <Terms terms={terms} contractTo={contractTo} />
      {explained.result === null || terms.length === 0 ? null : (
        <p className="border-t border-line pt-1 text-right text-13 font-medium tabular-nums">
          {t(result, { value: format.number(explained.result, 3) })}
        </p>
      )}
      {gap === null ? null : <p className="text-12 text-warning-text">{t(`gap.${gap}`)}</p>}
    </section>
  )
}

const few = 6
/** Shown at a time. */
const many = 200

interface TermsProps {
  terms: readonly Term[]
  contractTo?: FigureExplainedProps['contractTo']
}

export function Terms({ terms, contractTo }: TermsProps) {
  const t = useText('explain')
  const format = useFormat()
  const [limit, setLimit] = useState(few)
  const shown = terms.slice(0, limit)
  if (terms.length === 0) return null
  return (
    <>
      <ul className="flex flex-col text-13">
        {shown.map((term, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and the list never changes its order
          <li key={index} className="flex min-h-6 items-start gap-2">
            <span className="w-16 shrink-0 pt-1 text-12 text-text-muted">{t(`kinds.${term.kind}`)}</span>
            <TermName term={term} to={addressOf(term, contractTo)} />
            <span className="shrink-0 pt-0.5 tabular-nums">
              {term.value === null ? t('notTold') : format.number(term.value, 3)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length === terms.length ? null : (
        <Button size="small" variant="ghost" className="self-start" onClick={() => setLimit(limit + many)}>
          {t('more', { count: Math.min(many, terms.length - shown.length) })}
        </Button>
      )}
    </>
  )
}

function TermName({ term, to }: { term: Term; to: string | null }) {
  const name = [term.of, term.name].filter(Boolean).join(' / ') || nothing
  return (
    <bdi translate="no" className="min-w-0 flex-1 wrap-anywhere">
      {to === null ? (
        name
      ) : (
        <Link to={to} className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline">
          {name}
        </Link>
      )}
    </bdi>
  )
}

function addressOf({ kind, name, of }: Term, contractTo: FigureExplainedProps['contractTo']): string | null {
  if (name === '') return null
  switch (kind) {
    case 'host':
      return paths.host(name)
    case 'database':
      return of ? paths.host(of, name) : null
    case 'cluster':
      return paths.cluster(name)
    case 'contract':
      return contractTo?.(name) ?? null
    case 'veritas':
      return null
  }
}
