import type { CellProps } from './cellProps.ts'

/** Neutral, because only the column knows whether yes is good. */
export function BooleanCell({ value, text }: CellProps) {
  return <span className={value === 1 ? undefined : 'text-text-muted'}>{text}</span>
}
