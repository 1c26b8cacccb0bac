import { describe, expect, it } from 'vitest'
import { escapeFormula, isFormulaLike } from './sheet.ts'

const signs = ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−', '｜']
const invisible = {
  space: ' ',
  'no-break space': '\u00A0',
  'zero-width space': '\u200B',
  'byte order mark': '\uFEFF',
  'soft hyphen': '\u00AD',
  'right-to-left override': '\u202E',
  'word joiner': '\u2060',
  'Hangul filler': '\u3164',
  'variation selector': '\uFE0F',
  'null character': '\0',
  quote: '"',
}
const separators = [',', ';', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']

describe('escapeFormula', () => {
  it.each(signs)('escapes text that starts with the sign %j', (sign) => {
    expect(escapeFormula(`${sign}1+1`)).toBe(`'${sign}1+1`)
  })

  it.each(Object.entries(invisible))('escapes a formula after a %s', (_, prefix) => {
    expect(escapeFormula(`${prefix}=1+1`)).toBe(`'${prefix}=1+1`)
    expect(isFormulaLike(`${prefix}${prefix}＝1`)).toBe(true)
  })

  it.each(separators)('escapes a formula after the separator %j', (separator) => {
    expect(escapeFormula(`a${separator}=1+1`)).toBe(`a${separator}'=1+1`)
    expect(escapeFormula(`a${separator}"\u200B@x`)).toBe(`a${separator}"\u200B'@x`)
  })

  it.each(['\t', '\r', '\n'])('escapes text that starts with the control character %j', (prefix) => {
    expect(escapeFormula(`${prefix}x`)).toBe(`'${prefix}x`)
  })

  it.each(['', 'db-01', 'a = b', 'name@host', 'a, b; c', 'x\ny', '5-3', '(+39)', '’=’'])(
    'keeps %j unchanged',
    (text) => {
      expect(escapeFormula(text)).toBe(text)
      expect(isFormulaLike(text)).toBe(false)
    },
  )

  it('runs in linear time on long runs of separators and invisible characters', () => {
    for (const run of [',', '\n', '\u200B', ', ', '"\t']) {
      const text = `a${run.repeat(200_000)}b`
      expect(escapeFormula(text)).toBe(text)
    }
  })
})
