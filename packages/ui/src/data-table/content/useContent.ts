import { useMemo, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { equal } from '../../lib/values/equal.ts'
import { useWriter } from '../body/useFullValue.ts'
import type { Column } from '../columns/column.ts'
import { kinds } from '../columns/kinds.tsx'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { contentWidths, emptyColumns, type ContentWidths } from './contentWidths.ts'

interface ContentOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  now: number
  texts: ColumnTexts
  /** `rows` is one page, so its content says nothing about the others. */
  paged: boolean
}

const none: readonly string[] = []

/** Column widths fitted to the content, and the columns without a value in any row. */
export function useContent<Row>({ columns, rows, now, texts, paged }: ContentOptions<Row>) {
  const t = useText('table')
  const write = useWriter(texts)
  const empty = useMemo(() => (paged ? none : emptyColumns(columns, rows, now)), [columns, rows, now, paged])
  const widths = useMemo(
    () =>
      paged || rows.length === 0
        ? null
        : contentWidths(columns, rows, now, {
            write,
            header: ({ id, kind }) => {
              const { unit } = kinds[kind]
              return unit ? `${texts.header(id)} ${t(`units.${unit}`)}` : texts.header(id)
            },
          }),
    // oxlint-disable-next-line react/exhaustive-deps -- `texts` changes with the language, like the results of `write` and `t`
    [columns, rows, now, paged, texts],
  )
  return { empty: useStable(empty, sameIds), widths: useStable(widths, sameWidths) }
}

/** Keeps the previous reference while the value is equal, so that rows do not re-render. */
function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  setKept(value)
  return value
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index])
}

function sameWidths(some: ContentWidths | null, others: ContentWidths | null): boolean {
  if (some === null || others === null) return some === others
  return some.size === others.size && [...some].every(([id, width]) => equal(others.get(id), width))
}
