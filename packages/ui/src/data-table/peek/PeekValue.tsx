import { CopyButton } from '../../components/copyable/CopyButton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { missingValue } from '../../lib/format.ts'
import { Link } from '../../lib/links.ts'
import { kinds } from '../columns/kinds.tsx'
import { entrySeparator } from '../engine/read.ts'
import { MarkText } from './MarkText.tsx'
import type { PeekFact } from './peek.ts'

/** The cell of a fact, in full length. */
export function PeekValue({ fact }: { fact: PeekFact }) {
  const { mark, critical, to, value, note } = fact
  const content = <Content fact={fact} />
  return (
    <span className={cn('inline-block max-w-full', critical && 'font-semibold text-danger-text')}>
      {to === null || value === null ? (
        content
      ) : (
        <Link
          to={to}
          className="-my-0.5 inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
        >
          {content}
        </Link>
      )}
      {note === '' ? null : (
        <bdi className="block text-12 font-normal text-text-muted tabular-nums">{note}</bdi>
      )}
      {mark ? <MarkText {...mark} /> : null}
    </span>
  )
}

function Content({ fact: { kind, value, text, tone } }: { fact: PeekFact }) {
  const t = useText('table')
  if (value === null)
    return (
      <span className="font-normal text-text-muted">{kind === 'list' ? t('peek.none') : missingValue}</span>
    )
  if (kind === 'list')
    return (
      <ul translate="no">
        {String(value)
          .split(entrySeparator)
          .map((entry, index) => (
            <li key={index}>
              <bdi>{entry}</bdi>
            </li>
          ))}
      </ul>
    )
  // The button of a code cell is not a tab stop, because the grid has its own keys.
  if (kind === 'code')
    return (
      <span className="inline-flex max-w-full items-center gap-1">
        <code className="min-w-0 font-mono text-12">{text}</code>
        <CopyButton text={text} />
      </span>
    )
  const { Cell, align, tabular } = kinds[kind]
  return (
    <bdi translate="no" className={cn((align === 'end' || tabular) && 'tabular-nums')}>
      <Cell kind={kind} value={value} text={text} needle="" tone={tone} />
    </bdi>
  )
}
