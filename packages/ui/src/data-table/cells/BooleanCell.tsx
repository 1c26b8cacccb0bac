import type { CellProps } from './cellProps.ts'

/** A quiet word: whether yes is good depends on the column. */
export function BooleanCell({ value, text }: CellProps) {
  return <span className={value === 1 ? undefined : 'text-text-muted'}>{text}</span>
}
