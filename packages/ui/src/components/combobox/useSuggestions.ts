import { useMemo } from 'react'
import { fold } from '../../data-table/engine/fold.ts'
import type { Choice } from '../select/Select.tsx'

/** Existing values, with their row count if known. */
export type Suggestions = readonly { text: string; count?: number }[]

const limit = 8

/** The first values that contain the typed text, except an exact match. `null` disables suggestions. */
export function useSuggestions(all: Suggestions, typed: string | null): readonly Choice[] {
  const asked = typed !== null
  const folded = useMemo(() => (asked ? all.map(({ text }) => fold(text)) : []), [all, asked])
  return useMemo(() => {
    const needle = fold(typed ?? '').trim()
    const found: Choice[] = []
    for (let at = 0; at < folded.length && found.length < limit; at += 1) {
      const entry = all[at]
      if (entry && entry.text !== typed && folded[at]?.includes(needle)) {
        const { text, count } = entry
        found.push({ value: text, label: text, ...(count === undefined ? {} : { count }) })
      }
    }
    return found
  }, [all, folded, typed])
}
