import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/format.ts'
import type { Column, Kind } from './column.ts'
import { entrySeparator, readKey, type Key } from './engine/read.ts'

/** The whole of a cell as text: what is copied, and what is shown where the cell is too narrow for it. */
export function useFullValue() {
  const format = useFormat()
  const t = useText('table')
  return <Row>(column: Column<Row>, row: Row, now: number): string => {
    const key = readKey(column, row, now)
    if (key === null) return ''
    return column.kind === 'boolean'
      ? t(key === 1 ? 'boolean.true' : 'boolean.false')
      : writers[column.kind](key, format)
  }
}

const writers: Record<Exclude<Kind, 'boolean'>, (key: NonNullable<Key>, format: Format) => string> = {
  text: String,
  link: String,
  version: String,
  list: (key) => String(key).replaceAll(entrySeparator, '\n'),
  number: (key, format) => format.number(Number(key)),
  gigabytes: (key, format) => format.gigabytes(Number(key)),
  dateTime: (key, format) => format.dateTime(key),
  date: (key, format) => format.date(key),
}
