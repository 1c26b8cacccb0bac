import { fold } from '../../data-table/engine/search.ts'
import type { Choice } from '../select/Select.tsx'

/** Prefix matches first, then other matches, each in their original order. */
export function filterChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const needle = fold(text.trim())
  if (needle === '') return choices
  const matches = choices
    .map((choice) => ({ choice, index: fold(`${choice.label} ${choice.detail ?? ''}`).indexOf(needle) }))
    .filter(({ index }) => index >= 0)
  return [...matches.filter(({ index }) => index === 0), ...matches.filter(({ index }) => index > 0)].map(
    ({ choice }) => choice,
  )
}
