import { useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Area } from '../../i18n/messages.ts'
import type { Mark } from './column.ts'
import type { TextColumn } from './engine/texts.ts'

export interface ColumnTexts {
  header: (id: string) => string
  group: (id: string) => string
  mark: (mark: Mark, now: number) => string
  /** What is read in place of a code of the wire. */
  word: (column: TextColumn, code: string) => string
}

/** Words that belong to columns are found by the column's id: its own area first, then what all areas share. */
export function useColumnTexts(area: Area): ColumnTexts {
  const messages: unknown = useMessages()
  const { age } = useFormat()
  return useMemo(() => {
    const find = (kind: string, id: string) =>
      lookUp(messages, [area, kind, id]) ?? lookUp(messages, ['common', kind, id]) ?? id
    return {
      header: (id) => find('columns', id),
      group: (id) => find('groups', id),
      word: ({ id, kind }, code) =>
        lookUp(messages, [area, 'values', id, code]) ?? lookUp(messages, ['table', kind, code]) ?? code,
      mark: ({ id, since }, now) => find('marks', id).replaceAll('{age}', () => age(since, now)),
    }
  }, [messages, area, age])
}

function lookUp(tree: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (branch, key) =>
      typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
        ? Reflect.get(branch, key)
        : undefined,
    tree,
  )
  return typeof found === 'string' ? found : undefined
}
