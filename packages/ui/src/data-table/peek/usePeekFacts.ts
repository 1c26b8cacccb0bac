import { useMessages } from 'use-intl/react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { lookUp } from '../../lib/records.ts'
import { cellLinkOf, isCritical, markOf, toneOf } from '../body/rowAt.ts'
import { useValueFormatter } from '../body/useFullValue.ts'
import type { Column } from '../columns/column.ts'
import { kinds } from '../columns/kinds.tsx'
import { readKey } from '../engine/read.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import type { Peek, PeekFact } from './peek.ts'

/**
 * Reads cells as facts, with the unit in the value. Labels are the column headers, or `<area>.peek.<id>` where
 * a header needs its column group to be understood.
 */
export function usePeekFacts<Row>({ area, columns, texts, now }: DataTableModel<Row>, { danger }: Peek) {
  const t = useText('table')
  const { age } = useFormat()
  const messages: unknown = useMessages()
  const currentTime = useNow()
  const formatValue = useValueFormatter(texts)

  function textOf(column: Column<Row>, value: PeekFact['value']): string {
    const { unit } = kinds[column.kind]
    const text = formatValue(column, value)
    return unit === undefined ? text : `${text} ${t(`units.${unit}`)}`
  }

  return (ids: readonly string[], row: Row): PeekFact[] =>
    ids.flatMap((id) => {
      const column = columns.find((one) => one.id === id)
      if (!column) return []
      const value = readKey(column, row, now)
      const mark = markOf(column, row, now)
      const text = value === null ? '' : textOf(column, value)
      const isAge = column.kind === 'dateTime' && typeof value === 'number'
      return [
        {
          id,
          label: lookUp(messages, [...area.split('.'), 'peek', id]) ?? texts.header(id),
          kind: column.kind,
          value,
          text: isAge ? age(value, currentTime) : text,
          note: isAge ? text : '',
          tone: toneOf(column, row),
          mark: mark && { mark, label: texts.mark(mark, now) },
          critical: isCritical(column, row) || (value !== null && danger?.includes(id) === true),
          to: cellLinkOf(column, row),
        },
      ]
    })
}
