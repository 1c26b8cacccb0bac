import { fold } from '../../data-table/engine/fold.ts'
import type { Choice } from '../select/Select.tsx'

/** Prefix matches first, then other matches, each in their original order. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = fold(text.trim())
  if (wanted === '') return choices
  const found = choices
    .map((choice) => ({ choice, at: fold(`${choice.label} ${choice.detail ?? ''}`).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ choice }) => choice,
  )
}
