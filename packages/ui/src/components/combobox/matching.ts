import type { Choice } from '../select/Select.tsx'

const marks = /\p{Diacritic}/gu

/** Case and accents do not matter to who searches. */
function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLocaleLowerCase('en')
}

/** Those that begin with the text first, then those that contain it, each in their own order. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = fold(text.trim())
  if (wanted === '') return choices
  const found = choices
    .map((choice) => ({ choice, at: fold(choice.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ choice }) => choice,
  )
}
