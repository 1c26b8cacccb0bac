import { clsx } from 'clsx'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { UnreadText } from '../../data-table/cells/cells.tsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { HighlightContext } from '../../lib/contexts.ts'
import { missingValue } from '../../lib/format.ts'
import type { Icon as IconType } from '../../lib/icon.ts'
import { Link } from '../../lib/links.ts'
import type { UnreadValue } from '../../lib/unreadValues.ts'
import { CopyButton } from '../copyable/Copyable.tsx'

export interface Fact {
  /** Unique in its card. */
  id: string
  label: string
  /** The card formats numbers and booleans; the caller formats dates and sizes. */
  value: string | number | boolean | ReactElement | null | undefined
  to?: string
  copyable?: boolean
  /** A value of the server that could not be read for this fact; see `readMarked`. */
  unread?: UnreadValue | null
}

export interface KeyValueCardProps {
  title: string
  icon?: IconType
  facts: readonly Fact[]
  omitEmpty?: boolean
  /** Facts in two compact columns, with the title only for screen readers. */
  wide?: boolean
  /** Footer content, such as a link. */
  children?: ReactNode
  className?: string
}

export function KeyValueCard(props: KeyValueCardProps) {
  const { title, icon: Icon, facts, omitEmpty = false, wide = false, children, className } = props
  const t = useText('common')
  const visibleFacts = omitEmpty ? facts.filter(({ value, unread }) => unread || !isEmpty(value)) : facts
  return (
    <section
      data-slot="key-value-card"
      aria-label={title}
      className={clsx(
        'min-w-0 rounded-panel border border-line bg-surface-raised',
        wide ? 'px-4 py-3' : 'p-4',
        className,
      )}
    >
      <h2 className={wide ? 'sr-only' : 'mb-2 flex items-center gap-2 text-13 font-semibold'}>
        {Icon ? <Icon size={16} className="shrink-0 text-text-muted" /> : null}
        <span className="min-w-0 truncate" title={title}>
          {title}
        </span>
      </h2>
      {visibleFacts.length === 0 ? <p className="text-13 text-text-muted">{t('state.noFacts')}</p> : null}
      <dl
        className={clsx(
          'text-13 empty:hidden',
          wide ? 'gap-x-8 lg:columns-2' : 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3',
        )}
      >
        {visibleFacts.map((fact) => (
          <Row key={fact.id} {...fact} wide={wide} />
        ))}
      </dl>
      {children}
    </section>
  )
}

function Row({ label, value, to, copyable = false, unread = null, wide }: Fact & { wide: boolean }) {
  const content = unread ? (
    <UnreadText unread={unread} />
  ) : isEmpty(value) ? (
    <span className="text-text-muted">{missingValue}</span>
  ) : (
    <Value value={value} />
  )
  return (
    <div
      className={
        wide
          ? 'grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]'
          : 'contents'
      }
    >
      <dt className={clsx(rowHeight(wide), 'wrap-anywhere text-text-muted')}>{label}</dt>
      <dd className={clsx(rowHeight(wide), 'flex min-w-0 items-start gap-1 wrap-anywhere')}>
        {to === undefined || unread ? (
          content
        ) : (
          <Link
            to={to}
            className="-my-0.5 inline-flex min-h-6 min-w-6 items-center rounded-control text-accent-text hover:underline"
          >
            {content}
          </Link>
        )}
        {copyable && !unread && typeof value === 'string' && !isEmpty(value) ? (
          <span className="-my-1 flex">
            <CopyButton text={value} />
          </span>
        ) : null}
      </dd>
    </div>
  )
}

const rowHeight = (wide: boolean) => (wide ? 'min-h-6 py-0.5' : 'min-h-7 py-1')

function Value({ value }: Pick<Fact, 'value'>) {
  const format = useFormat()
  const t = useText('common')
  const needle = use(HighlightContext)
  const highlighted = (text: string) =>
    needle === '' ? text : <HighlightedText isFull text={text} needle={needle} />
  if (typeof value === 'number')
    return <span className="tabular-nums">{highlighted(format.number(value))}</span>
  if (typeof value === 'string')
    return (
      <bdi translate="no" className={clsx('min-w-0', numberPattern.test(value) && 'tabular-nums')}>
        {highlighted(value)}
      </bdi>
    )
  // The API may send an object instead of text.
  if (typeof value !== 'boolean') return isValidElement(value) ? value : missingValue
  const Icon = value ? CircleCheck : CircleMinus
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} className="shrink-0 text-text-muted" />
      {value ? t('state.yes') : t('state.no')}
    </span>
  )
}

/** Numbers with an optional unit. Names get no tabular figures, which would widen their hyphens. */
const numberPattern = /^[-+−]?\d[\d\s.,:/]*(?:%|\p{L}{1,5})?$/u

function isEmpty(value: Fact['value']): boolean {
  return value === null || value === undefined || value === '' || value === missingValue
}

/** Responsive grid of cards. */
export function KeyValueCards({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="key-value-cards"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3"
    >
      {children}
    </div>
  )
}
