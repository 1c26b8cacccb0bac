import { missingDecimals } from '../../lib/format.ts'

interface RankValueProps {
  /** A formatted number. */
  children: string
  /** Decimals of the longest value in the list. */
  decimals?: number
}

/** Value by which the items of a list are ranked, aligned on the decimal separator. */
export function RankValue({ children, decimals = 0 }: RankValueProps) {
  return (
    <span
      data-slot="rank-value"
      // Generated content, so that the padding digits are neither copied nor read aloud.
      data-fill={missingDecimals(children, decimals)}
      className="shrink-0 text-12 text-text-muted tabular-nums after:invisible after:content-[attr(data-fill)]"
    >
      {children}
    </span>
  )
}
