import { useContext, useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Place } from '../../i18n/messages.ts'
import { ColumnNames } from '../../lib/columnNames.ts'
import { lookUp } from '../../lib/values/lookUp.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import type { TextColumn } from '../engine/texts.ts'
import type { Mark } from './column.ts'

export interface ColumnTexts {
  header: (id: string) => string
  /** What a header cannot say in a word or two; '' where there is nothing. */
  hint: (id: string) => string
  group: (id: string) => string
  /** Of a summary count. */
  count: (id: string) => string
  mark: (mark: Mark, now: number) => string
  /** What is read in place of a code of the wire. */
  word: (column: TextColumn, code: string) => string
}

/** Words that belong to columns are found by the column's id: its own area first, then what all areas share. */
export function useColumnTexts(area: Place): ColumnTexts {
  const messages: unknown = useMessages()
  const { age } = useFormat()
  const names = useContext(ColumnNames)
  return useMemo(() => {
    // `oracle.addms`: its own words, then those that all lists of the area share.
    const steps = area.split('.')
    const places = steps.map((_, at) => steps.slice(0, steps.length - at))
    const own = (...path: string[]) =>
      places.reduce<string | undefined>(
        (found, place) => found ?? lookUp(messages, [...place, ...path]),
        undefined,
      )
    const find = (kind: string, id: string) => own(kind, id) ?? lookUp(messages, ['common', kind, id]) ?? id
    return {
      header: (id) => ownValue(names, id) ?? find('columns', id),
      hint: (id) => own('hints', id) ?? '',
      group: (id) => find('groups', id),
      count: (id) => find('counts', id),
      word: ({ id, kind }, code) =>
        own('values', id, code) ?? lookUp(messages, ['table', kind, code]) ?? code,
      mark: ({ id, since }, now) => find('marks', id).replaceAll('{age}', () => age(since, now)),
    }
  }, [messages, area, age, names])
}
