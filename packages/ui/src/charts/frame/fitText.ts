import { hidden } from '../../data-table/cells/HiddenCharacter.tsx'

const narrow = /[iljtfrI1.,:;|!'()[\] -]/u
const broad = /[mwMW@%—…]/u
const eastern =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u
const capital = /[\p{Lu}\d]/u
const hiddenEverywhere = new RegExp(hidden.source, 'gu')

/**
 * Conservative estimate of the width at 12 px. It is the same on every machine, while measuring depends on
 * font loading.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    if (eastern.test(letter)) width += 13
    else if (broad.test(letter)) width += 11
    else if (narrow.test(letter)) width += 4.5
    else width += capital.test(letter) ? 8.2 : 7
  }
  return width
}

/** Truncates a single line and replaces invisible and bidirectional characters with dots. */
export function fitText(text: string, width: number): string {
  const plain = text.slice(0, 300).replaceAll(hiddenEverywhere, '·')
  if (textWidth(plain) <= width) return plain
  let kept = ''
  let used = textWidth('…')
  for (const letter of plain) {
    used += textWidth(letter)
    if (used > width) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}
