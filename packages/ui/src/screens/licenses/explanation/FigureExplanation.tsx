import { useState } from 'react'
import { Badge, type Tone } from '../../../components/badge/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { paths } from '../../paths.ts'
import type { Explanation, Term, Verdict } from './explain.ts'

const verdictTone: Record<Verdict, Tone> = { exact: 'success', rounded: 'success', unknown: 'neutral' }

export interface FigureExplanationProps {
  title: string
  /** Text that explains the calculation. */
  description: string
  explanation: Explanation
}

/** A figure with the databases behind it and whether they add up to it. */
export function FigureExplanation({ title, description, explanation }: FigureExplanationProps) {
  const t = useText('explain')
  const format = useFormat()
  const { figure, terms, verdict, result } = explanation
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-13 font-semibold">
        {title}
        <span className="tabular-nums">{format.number(figure, 3)}</span>
        <Badge tone={verdictTone[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      </h2>
      <p className="text-12 text-text-muted">{description}</p>
      <Terms terms={terms} />
      {result === null ? null : (
        <p className="border-t border-line pt-1 text-right text-13 font-medium tabular-nums">
          {t('most', { value: format.number(result, 3) })}
        </p>
      )}
      {verdict === 'unknown' ? <p className="text-12 text-warning-text">{t('differs')}</p> : null}
    </section>
  )
}

const initialLimit = 6
/** Databases added by each click. */
const expandedLimit = 200

function Terms({ terms }: { terms: readonly Term[] }) {
  const t = useText('explain')
  const format = useFormat()
  const [limit, setLimit] = useState(initialLimit)
  const visibleTerms = terms.slice(0, limit)
  if (terms.length === 0) return null
  return (
    <>
      <ul className="flex flex-col text-13">
        {visibleTerms.map(({ name, hostname, value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and their order never changes
          <li key={index} className="flex min-h-6 items-baseline gap-2">
            <bdi translate="no" className="min-w-0 flex-1 wrap-anywhere">
              <Link
                to={paths.host(hostname, name || undefined)}
                className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
              >
                {`${hostname} / ${name}`}
              </Link>
            </bdi>
            <span className="shrink-0 tabular-nums">{format.number(value, 3)}</span>
          </li>
        ))}
      </ul>
      {visibleTerms.length === terms.length ? null : (
        <Button
          size="small"
          variant="ghost"
          className="self-start"
          onClick={() => setLimit(limit + expandedLimit)}
        >
          {t('more', { count: Math.min(expandedLimit, terms.length - visibleTerms.length) })}
        </Button>
      )}
    </>
  )
}
