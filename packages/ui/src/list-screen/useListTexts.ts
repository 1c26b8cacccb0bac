import { useMemo } from 'react'
import { useMessages, useTranslations } from 'use-intl/react'
import type { Messages } from '../i18n/messages.ts'
import { find, lookUp } from '../lib/records.ts'

/** Catalogue keys that every list needs. Columns and groups are looked up by id. */
interface ListKeys {
  title: string
  /** Placeholder: `count`. */
  count: string
  search: string
  empty: { title: string; text: string }
  failed: string
}

/** A list named like a column that counts its rows, such as `tablespaces`, has the title of that column. */
type ColumnTitle<Name> = Name extends keyof Messages['common']['columns'] ? { title: string } : unknown

/** Lists of several areas under one name, such as `databases`, share texts. */
type SharedLists = Messages['common']['lists']
type SharedTexts<Name> = Name extends keyof SharedLists ? SharedLists[Name] : unknown

/** Keys within an area that have texts of a list, of which others may be in the area. */
type NestedArea<A extends keyof Messages> = {
  [Key in keyof Messages[A] & string]: Messages[A][Key] extends
    | { title: string }
    | { count: string }
    | { failed: string }
    | { empty: object }
    | { columns: object }
    ? Messages[A] & Messages[A][Key] & ColumnTitle<Key> & SharedTexts<Key> extends ListKeys
      ? `${A}.${Key}`
      : never
    : never
}[keyof Messages[A] & string]

/** Path of a list's texts in the catalogue: an area, or a part of one such as `oracle.addms`. */
export type ListArea = {
  [A in keyof Messages]:
    | (Messages[A] & ColumnTitle<A> & SharedTexts<A> extends ListKeys ? A : never)
    | NestedArea<A>
}[keyof Messages]

type SharedCountKey = {
  [Key in keyof SharedLists]: SharedLists[Key] extends { count: string } ? `common.lists.${Key}.count` : never
}[keyof SharedLists]

type CountKey =
  | SharedCountKey
  | {
      [A in keyof Messages]:
        | (Messages[A] extends { count: string } ? `${A}.count` : never)
        | {
            [Key in keyof Messages[A] & string]: Messages[A][Key] extends { count: string }
              ? `${A}.${Key}.count`
              : never
          }[keyof Messages[A] & string]
    }[keyof Messages]

interface ListTexts {
  title: string
  search: string
  failed: string
  emptyTitle: string
  emptyText: string
  /** Number of rows with their noun. */
  count: (count: number) => string
}

/**
 * Texts of a list: its own, else those of its area, else those of all lists of its name. `cloud.aws` shares most texts
 * with the other lists of `cloud`.
 */
export function useListTexts(area: ListArea): ListTexts {
  const messages: unknown = useMessages()
  const t = useTranslations()
  return useMemo(() => {
    const steps = area.split('.')
    const [root = ''] = steps
    const [name = ''] = steps.slice(-1)
    const prefixes = [area, root, `common.lists.${name}`]
    const text = (path: string) =>
      prefixes
        .map((prefix) => lookUp(messages, `${prefix}.${path}`.split('.')))
        .find((found) => found !== undefined) ?? ''
    const countKey = prefixes.map((prefix) => `${prefix}.count`).find((key) => isCountKey(messages, key))
    return {
      title: text('title') || (lookUp(messages, ['common', 'columns', name]) ?? ''),
      search: text('search'),
      failed: text('failed'),
      emptyTitle: text('empty.title'),
      emptyText: text('empty.text'),
      count: (count) => (countKey === undefined ? String(count) : t(countKey, { count })),
    }
  }, [messages, area, t])
}

function isCountKey(messages: unknown, key: string): key is CountKey {
  return find(messages, key.split('.')) !== undefined
}
