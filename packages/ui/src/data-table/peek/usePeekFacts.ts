import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/values/clock.ts'
import { cellLinkOf, isCritical, markOf, toneOf } from '../body/rowAt.ts'
import { useValueFormatter } from '../body/useFullValue.ts'
import type { Column } from '../columns/column.ts'
import { kinds } from '../columns/kinds.tsx'
import { readKey } from '../engine/read.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import type { PeekFact } from './peek.ts'

/** Reads cells as facts: labels with the column headers, and values with their unit. */
export function usePeekFacts<Row>({ columns, texts, now }: DataTableModel<Row>) {
  const t = useText('table')
  const { age } = useFormat()
  const currentTime = useNow()
  const formatValue = useValueFormatter(texts)

  function textOf(column: Column<Row>, value: PeekFact['value']): string {
    const { kind } = column
    const { unit } = kinds[kind]
    const text = formatValue(column, value)
    if (unit !== undefined) return `${text} ${t(`units.${unit}`)}`
    return kind === 'dateTime' && typeof value === 'number' ? `${text} · ${age(value, currentTime)}` : text
  }

  return (ids: readonly string[], row: Row): PeekFact[] =>
    ids.flatMap((id) => {
      const column = columns.find((one) => one.id === id)
      if (!column) return []
      const value = readKey(column, row, now)
      const mark = markOf(column, row, now)
      return [
        {
          id,
          label: texts.header(id),
          kind: column.kind,
          value,
          text: value === null ? '' : textOf(column, value),
          tone: toneOf(column, row),
          mark: mark && { mark, label: texts.mark(mark, now) },
          critical: isCritical(column, row),
          to: cellLinkOf(column, row),
        },
      ]
    })
}
