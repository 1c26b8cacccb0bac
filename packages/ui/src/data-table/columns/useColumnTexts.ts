import { useContext, useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Namespace } from '../../i18n/messages.ts'
import { ColumnNames } from '../../lib/contexts.ts'
import type { Format } from '../../lib/format.ts'
import { lookUp, ownValue } from '../../lib/records.ts'
import { escapeFormula } from '../../lib/sheet.ts'
import {
  entrySeparator,
  hasEntries,
  isLabeled,
  type Key,
  readKey,
  type TextColumn,
  type ValueTexts,
} from '../engine/keys.ts'
import type { Column, ColumnName, Kind, Mark } from './column.ts'
import { kinds } from './kinds.tsx'

export interface ColumnTexts {
  header: (id: string) => string
  /** Header with the unit of its numbers. */
  fullHeader: (column: Pick<TextColumn, 'id' | 'kind'>) => string
  /** Tooltip of the header, or ''. */
  hint: (id: string) => string
  group: (id: string) => string
  /** Label of a quick filter that is not named like what it selects. */
  count: (id: string) => string | undefined
  mark: (mark: Mark, now: number) => string
  /** Time since, such as "3 hours ago". */
  age: (time: number, now: number) => string
  /** Label of an API code. */
  codeLabel: (column: TextColumn, code: string) => string
}

/** Texts of columns by id, from the area's catalogue first, then from the common one. */
export function useColumnTexts(
  area: Namespace,
  columns: readonly { id: string; header?: ColumnName }[] = noColumns,
): ColumnTexts {
  const messages: unknown = useMessages()
  const { age } = useFormat()
  const t = useText('table')
  const names = useContext(ColumnNames)
  return useMemo(() => {
    // `oracle.addms` searches its own texts first, then those of `oracle`.
    const steps = area.split('.')
    const prefixes = steps.map((_, index) => steps.slice(0, steps.length - index))
    const own = (...path: string[]) =>
      prefixes.reduce<string | undefined>(
        (found, prefix) => found ?? lookUp(messages, [...prefix, ...path]),
        undefined,
      )
    const shared = (kind: string, id: string) => own(kind, id) ?? lookUp(messages, ['common', kind, id])
    const find = (kind: string, id: string) => shared(kind, id) ?? id
    const sharedHeaders = new Map(columns.map(({ id, header }) => [id, header]))
    function header(id: string) {
      const name = sharedHeaders.get(id)
      if (name === undefined) return ownValue(names, id) ?? find('columns', id)
      return ownValue(names, name) ?? lookUp(messages, ['common', 'columns', name]) ?? id
    }
    return {
      header,
      fullHeader({ id, kind }) {
        const { unit, headerUnit = unit } = kinds[kind]
        return headerUnit ? `${header(id)} ${t(`units.${headerUnit}`)}` : header(id)
      },
      hint: (id) => own('hints', id) ?? '',
      group: (id) => find('groups', id),
      count: (id) => shared('counts', id),
      codeLabel: ({ id, kind }, code) =>
        own('values', id, code) ?? lookUp(messages, ['table', kind, code]) ?? code,
      age,
      mark: ({ id, since }, now) => find('marks', id).replaceAll('{age}', () => age(since, now)),
    }
  }, [messages, area, columns, age, names, t])
}

const noColumns: readonly never[] = []

/** Memoized, so that the caches keyed by it stay valid. */
export function useValueTexts<Row>(columns: readonly Column<Row>[], { codeLabel }: ColumnTexts): ValueTexts {
  const format = useFormat()
  const hasLabels = useMemo(
    () => columns.some(({ kind, translated }) => isLabeled(kind) || translated === true),
    [columns],
  )
  const labelOf = hasLabels ? codeLabel : codeAsLabel
  return useMemo(
    () => ({
      ...format,
      gigabytes: (value) => format.fixed(value, 1),
      percent: (value) => format.fixed(value, 1),
      fill: format.share,
      compliance: format.share,
      codeLabel: labelOf,
    }),
    [format, labelOf],
  )
}

const codeAsLabel: ValueTexts['codeLabel'] = (_, code) => code

/** Formats the full value of a cell, for the clipboard and the full-value panel. */
export function useFullValue(texts: Pick<ColumnTexts, 'codeLabel'>) {
  const formatValue = useValueFormatter(texts)
  return <Row>(column: Column<Row>, row: Row, now: number) => formatValue(column, readKey(column, row, now))
}

/** A cell of tab-separated text must hold no tab and no line break. */
export const oneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

/** Formats a cell for the clipboard, with formulas escaped. */
export function useClipboardValue(texts: Pick<ColumnTexts, 'codeLabel'>) {
  const formatValue = useValueFormatter(texts)
  return <Row>(column: Column<Row>, row: Row, now: number, format = (text: string) => text) => {
    const key = readKey(column, row, now)
    const value = format(formatValue(column, key))
    // Even a date, whose text is shown as sent if its format is unknown.
    return typeof key === 'string' ? escapeFormula(value) : value
  }
}

/** The text of a cell, which may be shorter than the value. */
export function cellText<Row>(
  column: Column<Row>,
  key: NonNullable<Key>,
  { formatValue, codeLabel }: { formatValue: ValueFormatter } & Pick<ColumnTexts, 'codeLabel'>,
): string {
  if (typeof key === 'string' && column.translated === true) return codeLabel(column, key)
  return typeof key === 'string' && column.short && !hasEntries(column.kind)
    ? column.short(key)
    : formatValue(column, key)
}

export type ValueFormatter = <Row>(column: Column<Row>, key: Key) => string

/** Formats a value, and translates codes. */
export function useValueFormatter({ codeLabel }: Pick<ColumnTexts, 'codeLabel'>): ValueFormatter {
  const format = useFormat()
  const t = useText('common')
  return <Row>(column: Column<Row>, key: Key): string => {
    const { kind } = column
    if (key === null) return ''
    if (kind === 'boolean' && typeof key === 'number') return t(key === 1 ? 'state.yes' : 'state.no')
    return isLabeled(kind) ? codeLabel(column, String(key)) : (formatters[kind]?.(key, format) ?? String(key))
  }
}

const formatters: Partial<Record<Kind, (key: NonNullable<Key>, format: Format) => string>> = {
  list: (key) => String(key).replaceAll(entrySeparator, '\n'),
  week: (key) => String(key).replaceAll(entrySeparator, '\n'),
  number: (key, format) => format.number(Number(key)),
  gigabytes: (key, format) => format.fixed(Number(key), 1),
  bytes: (key, format) => format.bytes(Number(key)),
  percent: (key, format) => format.fixed(Number(key), 1),
  fill: (key, format) => format.share(Number(key)),
  compliance: (key, format) => format.share(Number(key)),
  dateTime: (key, format) => (typeof key === 'string' ? key : format.dateTime(key)),
  date: (key, format) => (typeof key === 'string' ? key : format.date(key)),
}
