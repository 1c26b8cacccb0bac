import { fold } from '../../data-table/engine/search.ts'

interface Named {
  label: string
  note?: string | undefined
}

interface Folded {
  label: string
  all: string
}

// Cached, because folding tens of thousands of names is slower than typing.
const foldedCache = new WeakMap<readonly Named[], readonly Folded[]>()

function folded(items: readonly Named[]): readonly Folded[] {
  const cached = foldedCache.get(items)
  if (cached) return cached
  const foldedItems = items.map(({ label, note = '' }) => ({
    label: fold(label),
    all: fold(`${label} ${note}`),
  }))
  foldedCache.set(items, foldedItems)
  return foldedItems
}

/** The items that contain every word, best match first and stable within a rank. Ignores case and accents. */
export function filterItems<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  const needle = fold(text.trim())
  if (needle === '') return items
  const words = needle.split(/\s+/)
  const texts = folded(items)
  return items
    .flatMap((item, index) => {
      const { label = '', all = '' } = texts[index] ?? {}
      return words.every((word) => all.includes(word)) ? [{ item, rank: rankOf(label, needle) }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Rank: prefix, prefix of a word, substring, or match in the note. */
function rankOf(label: string, needle: string): number {
  const index = label.indexOf(needle)
  if (index === 0) return 0
  if (index < 0) return 3
  return /[\p{L}\p{N}]/u.test(label[index - 1] ?? '') ? 2 : 1
}
