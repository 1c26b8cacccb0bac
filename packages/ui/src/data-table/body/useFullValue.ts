import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/format.ts'
import { escapeFormula } from '../../lib/sheet.ts'
import type { Column, Kind } from '../columns/column.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { entrySeparator, readKey, type Key } from '../engine/read.ts'
import { isLabeled } from '../engine/texts.ts'

/** Formats the full value of a cell, for the clipboard and the full-value panel. */
export function useFullValue(texts: Pick<ColumnTexts, 'codeLabel'>) {
  const formatValue = useValueFormatter(texts)
  return <Row>(column: Column<Row>, row: Row, now: number) => formatValue(column, readKey(column, row, now))
}

/** Formats a cell for the clipboard, with formulas escaped. */
export function useClipboardValue(texts: Pick<ColumnTexts, 'codeLabel'>) {
  const fullValue = useFullValue(texts)
  return <Row>(column: Column<Row>, row: Row, now: number, format = (text: string) => text) => {
    const value = format(fullValue(column, row, now))
    return column.kind === 'list' || !Object.hasOwn(formatters, column.kind) ? escapeFormula(value) : value
  }
}

export type ValueFormatter = <Row>(column: Column<Row>, key: Key) => string

/** Formats a value, and translates codes. */
export function useValueFormatter({ codeLabel }: Pick<ColumnTexts, 'codeLabel'>): ValueFormatter {
  const format = useFormat()
  const t = useText('table')
  return <Row>(column: Column<Row>, key: Key): string => {
    const { kind } = column
    if (key === null) return ''
    if (kind === 'boolean') return t(key === 1 ? 'boolean.true' : 'boolean.false')
    return isLabeled(kind) ? codeLabel(column, String(key)) : (formatters[kind]?.(key, format) ?? String(key))
  }
}

const formatters: Partial<Record<Kind, (key: NonNullable<Key>, format: Format) => string>> = {
  list: (key) => String(key).replaceAll(entrySeparator, '\n'),
  number: (key, format) => format.number(Number(key)),
  gigabytes: (key, format) => format.gigabytes(Number(key)),
  bytes: (key, format) => format.bytes(Number(key)),
  percent: (key, format) => format.number(Number(key), 2),
  fill: (key, format) => format.percent(Number(key), 1),
  compliance: (key, format) => format.share(Number(key)),
  dateTime: (key, format) => (typeof key === 'string' ? key : format.dateTime(key)),
  date: (key, format) => (typeof key === 'string' ? key : format.date(key)),
}
