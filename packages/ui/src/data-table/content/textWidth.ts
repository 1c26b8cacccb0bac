const narrow = new Set("ijlI .,:;!'`")
const slim = new Set('frt()[]|')
const broad = new Set('mwMW@%')

/** Average advance width of a character in the UI font, in em. */
function advance(letter: string): number {
  if (narrow.has(letter)) return 0.28
  if (slim.has(letter)) return 0.37
  if (broad.has(letter)) return 0.9
  // As wide as in tabular figures, for dates.
  if (letter === '/') return 0.44
  if (letter >= '0' && letter <= '9') return 0.63
  // Chinese, Japanese and Korean.
  if (letter >= '\u2e80') return 1
  return letter >= 'A' && letter <= 'Z' ? 0.7 : 0.58
}

/** Estimated width in pixels of a single line. Measuring in the DOM would wait for fonts and force layout. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0
  for (const letter of text) width += advance(letter)
  return Math.ceil(width * fontSize)
}
