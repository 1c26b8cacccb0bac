// Spreadsheet programs skip these characters before a formula.
const skipped = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"'`
// Formula signs and their full-width and small variants, which some locales convert. "|" starts a DDE link.
const signs = '=+\\-@|＝＋－＠﹦﹢﹣﹫−｜'

const startsLikeFormula = new RegExp(String.raw`^[\t\r\n]|^[${skipped}]*[${signs}]`, 'u')
// Matches each run once, for linear time.
const signsAfterRun = new RegExp(String.raw`([,;${skipped}]+)([${signs}])?`, 'gu')
const separator = /[,;\t\n\v\f\r\u0085\u2028\u2029]/

/** True if a spreadsheet program could evaluate the text of a cell. */
export function isFormulaLike(text: string): boolean {
  return startsLikeFormula.test(text)
}

/**
 * Escapes text for a CSV or clipboard cell. An apostrophe disables formulas at the start and after every
 * separator, because a program that expects another separator splits the cell there.
 */
export function escapeFormula(text: string): string {
  const escaped = text.replaceAll(signsAfterRun, (run, before: string, sign?: string) =>
    sign !== undefined && separator.test(before) ? `${before}'${sign}` : run,
  )
  return isFormulaLike(text) ? `'${escaped}` : escaped
}
