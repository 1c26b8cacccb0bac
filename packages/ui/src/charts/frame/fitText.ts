import { hiddenCharacters } from '../../data-table/cells/HighlightedText.tsx'

const narrow = /[iljtfrI1.,:;|!'()[\] -]/u
const wide = /[mwMW@%—…]/u
const wideScript =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u
const capital = /[\p{Lu}\d]/u
const hiddenCharactersGlobal = new RegExp(hiddenCharacters.source, 'gu')

/**
 * Conservative estimate of the width at 12 px. It is the same on every machine, while measuring depends on
 * font loading.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    if (wideScript.test(letter)) width += 13
    else if (wide.test(letter)) width += 11
    else if (narrow.test(letter)) width += 4.5
    else width += capital.test(letter) ? 8.2 : 7
  }
  return width
}

/** Truncates a single line and replaces invisible and bidirectional characters with dots. */
export function fitText(text: string, width: number): string {
  const plain = text.slice(0, 300).replaceAll(hiddenCharactersGlobal, '·')
  if (textWidth(plain) <= width) return plain
  let fitted = ''
  let usedWidth = textWidth('…')
  for (const letter of plain) {
    usedWidth += textWidth(letter)
    if (usedWidth > width) break
    fitted += letter
  }
  return `${fitted.trimEnd()}…`
}
