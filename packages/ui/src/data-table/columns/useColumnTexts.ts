import { useContext, useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Namespace } from '../../i18n/messages.ts'
import { ColumnNames } from '../../lib/contexts.ts'
import { lookUp, ownValue } from '../../lib/records.ts'
import type { TextColumn } from '../engine/texts.ts'
import type { Mark } from './column.ts'
import { kinds } from './kinds.tsx'

export interface ColumnTexts {
  header: (id: string) => string
  /** Header with the unit of its numbers. */
  fullHeader: (column: Pick<TextColumn, 'id' | 'kind'>) => string
  /** Tooltip of the header, or ''. */
  hint: (id: string) => string
  group: (id: string) => string
  /** Label of a summary count. */
  count: (id: string) => string
  mark: (mark: Mark, now: number) => string
  /** Label of an API code. */
  codeLabel: (column: TextColumn, code: string) => string
}

/** Texts of columns by id, from the area's catalogue first, then from the common one. */
export function useColumnTexts(area: Namespace): ColumnTexts {
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
    const find = (kind: string, id: string) => own(kind, id) ?? lookUp(messages, ['common', kind, id]) ?? id
    const header = (id: string) => ownValue(names, id) ?? find('columns', id)
    return {
      header,
      fullHeader({ id, kind }) {
        const { unit } = kinds[kind]
        return unit ? `${header(id)} ${t(`units.${unit}`)}` : header(id)
      },
      hint: (id) => own('hints', id) ?? '',
      group: (id) => find('groups', id),
      count: (id) => find('counts', id),
      codeLabel: ({ id, kind }, code) =>
        own('values', id, code) ?? lookUp(messages, ['table', kind, code]) ?? code,
      mark: ({ id, since }, now) => find('marks', id).replaceAll('{age}', () => age(since, now)),
    }
  }, [messages, area, age, names, t])
}
