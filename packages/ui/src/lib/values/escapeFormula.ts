// Spreadsheet programs skip these before they look for a formula.
const skipped = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"'`
// The sign and its look-alikes, which some input settings convert; "|" starts a DDE link.
const signs = '=+\\-@|＝＋－＠﹦﹢﹣﹫−｜'

const startsLikeFormula = new RegExp(String.raw`^[\t\r\n]|^[${skipped}]*[${signs}]`, 'u')
// Matches each run once, so that the time stays linear.
const signsAfterRun = new RegExp(String.raw`([,;${skipped}]+)([${signs}])?`, 'gu')
const separator = /[,;\t\n\v\f\r\u0085\u2028\u2029]/

/** True if a spreadsheet program could evaluate the text of a cell. */
export function isFormulaLike(text: string): boolean {
  return startsLikeFormula.test(text)
}

/**
 * Text for a CSV or clipboard cell. An apostrophe stops formulas at the start and after every separator,
 * because a program that expects another separator splits the cell there.
 */
export function escapeFormula(text: string): string {
  const escaped = text.replaceAll(signsAfterRun, (run, before: string, sign?: string) =>
    sign !== undefined && separator.test(before) ? `${before}'${sign}` : run,
  )
  return isFormulaLike(text) ? `'${escaped}` : escaped
}
