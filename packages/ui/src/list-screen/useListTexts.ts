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

/** Keys within an area that have the title of a list, and all other texts of a list there or in the area. */
type NestedArea<A extends keyof Messages> = {
  [Key in keyof Messages[A] & string]: Messages[A][Key] extends { title: string }
    ? Messages[A] & Messages[A][Key] extends ListKeys
      ? `${A}.${Key}`
      : never
    : never
}[keyof Messages[A] & string]

/** Path of a list's texts in the catalogue: an area, or a part of one such as `oracle.addms`. */
export type ListArea = {
  [A in keyof Messages]: (Messages[A] extends ListKeys ? A : never) | NestedArea<A>
}[keyof Messages]

type CountKey = {
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

/** Texts of a list: its own, else those of its area. `cloud.aws` shares most texts with the other lists of `cloud`. */
export function useListTexts(area: ListArea): ListTexts {
  const messages: unknown = useMessages()
  const t = useTranslations()
  return useMemo(() => {
    const [root = ''] = area.split('.')
    const text = (path: string) =>
      [area, root]
        .map((prefix) => lookUp(messages, `${prefix}.${path}`.split('.')))
        .find((found) => found !== undefined) ?? ''
    const countKey = [`${area}.count`, `${root}.count`].find((key) => isCountKey(messages, key))
    return {
      title: text('title'),
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
