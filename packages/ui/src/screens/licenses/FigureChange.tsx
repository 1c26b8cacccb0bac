import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { UnreadMark } from '../../data-table/cells/cells.tsx'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import { readMarked } from '../../lib/unreadValues.ts'

interface FigureChangeProps {
  /** The value before and after. */
  read: () => readonly [before: number, after: number]
  /** Both values for screen readers. */
  textOf: (values: { before: string; after: string }) => string
  className?: string | undefined
}

/** "32 → 64 (+32)"; a single number if nothing changes, and a mark if one of them could not be read. */
export function FigureChange({ read, textOf, className }: FigureChangeProps) {
  const format = useFormat()
  const {
    value: [before, after],
    unread,
  } = readMarked(read)
  if (unread) return <UnreadMark unread={unread} />
  const difference = Math.round((after - before) * 1000) / 1000
  if (difference === 0)
    return <span className={clsx(className, 'text-text-muted')}>{format.number(after, 3)}</span>
  const [from, to] = [format.number(before, 3), format.number(after, 3)]
  const sign = difference > 0 ? '+' : '−'
  return (
    <span className={className}>
      <span className="sr-only">{textOf({ before: from, after: to })}, </span>
      <span aria-hidden>
        <span className="text-text-muted">{from}</span>
        <ArrowRight size={12} className="mx-0.5 inline" />
        <span className="font-semibold">{to}</span>{' '}
      </span>
      <span className="text-12 text-text-muted">{`(${sign}${format.number(Math.abs(difference), 3)})`}</span>
    </span>
  )
}
