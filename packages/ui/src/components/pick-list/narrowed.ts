import { fold } from '../../data-table/engine/fold.ts'

interface Named {
  label: string
  note?: string | undefined
}

interface Folded {
  label: string
  all: string
}

// Cached, because folding tens of thousands of names is slower than typing.
const known = new WeakMap<readonly Named[], readonly Folded[]>()

function folded(items: readonly Named[]): readonly Folded[] {
  const found = known.get(items)
  if (found) return found
  const made = items.map(({ label, note = '' }) => ({ label: fold(label), all: fold(`${label} ${note}`) }))
  known.set(items, made)
  return made
}

const ranks = [0, 1, 2, 3] as const

/** The items that contain every word, best match first and stable within a rank. Ignores case and accents. */
export function narrowed<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  const wanted = fold(text.trim())
  if (wanted === '') return items
  const words = wanted.split(/\s+/)
  const texts = folded(items)
  const found = items.flatMap((item, index) => {
    const { label = '', all = '' } = texts[index] ?? {}
    return words.every((word) => all.includes(word)) ? [{ item, rank: rankOf(label, wanted) }] : []
  })
  return ranks.flatMap((wantedRank) =>
    found.filter(({ rank }) => rank === wantedRank).map(({ item }) => item),
  )
}

/** Rank: prefix, prefix of a word, substring, or match in the note. */
function rankOf(label: string, wanted: string): (typeof ranks)[number] {
  const at = label.indexOf(wanted)
  if (at === 0) return 0
  if (at < 0) return 3
  return /[\p{L}\p{N}]/u.test(label[at - 1] ?? '') ? 2 : 1
}
