import { useMemo } from 'react'
import { fold } from '../../data-table/engine/search.ts'
import type { Choice } from '../select/Select.tsx'

/** Existing values, with their row count if known. */
export type Suggestions = readonly { text: string; count?: number }[]

const limit = 8

/** The first values that contain the typed text, except an exact match. `null` disables suggestions. */
export function useSuggestions(suggestions: Suggestions, typed: string | null): readonly Choice[] {
  const enabled = typed !== null
  const folded = useMemo(
    () => (enabled ? suggestions.map(({ text }) => fold(text)) : []),
    [suggestions, enabled],
  )
  return useMemo(() => {
    const needle = fold(typed ?? '').trim()
    const found: Choice[] = []
    for (let index = 0; index < folded.length && found.length < limit; index += 1) {
      const entry = suggestions[index]
      if (entry && entry.text !== typed && folded[index]?.includes(needle)) {
        const { text, count } = entry
        found.push({ value: text, label: text, ...(count === undefined ? {} : { count }) })
      }
    }
    return found
  }, [suggestions, folded, typed])
}
