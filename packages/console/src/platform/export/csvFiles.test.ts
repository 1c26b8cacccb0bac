import { escapeFormula } from '@inventory-console/ui/lib/sheet'
import { sheetState } from '@inventory-console/ui/testing/sheetStates'
import { describe, expect, it } from 'vitest'
import { ignoreProgress, loadSheet, localIso, makeSheetParts } from '../../testing/sampleSheets.ts'
import { toCsv } from './csv.ts'
import { datedName, fileName } from './download.ts'
import type { SheetParts } from './sheetParts.ts'

const csvText = async (parts: SheetParts) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await toCsv(parts, ignoreProgress).arrayBuffer())

/** A plain RFC 4180 parser. */
function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(index + 1) === '"') cell += text.charAt((index += 1))
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator || text.startsWith('\r\n', index)) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (letter !== separator) {
        rows.push([])
        index += 1
      }
    } else cell += letter
  }
  return rows.slice(0, -1)
}

describe('CSV export', () => {
  it('writes the cells of 2,000 sheets with a BOM and the separator of the language', async () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const state = sheetState(seed)
      const parts = await loadSheet(state.sheet)
      const text = await csvText(parts)
      expect(text.startsWith('\uFEFF')).toBe(true)
      const comma = parts.isDecimalComma
      const safe = (reported: string) => escapeFormula(reported).replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
      const expected = state.cells.map((row) =>
        row.map((value, index) => {
          const type = parts.columns[index]?.type ?? 'text'
          if (value === null) return ''
          if (typeof value === 'boolean') return parts.labels[value ? 'true' : 'false']
          if (typeof value === 'string') return safe(value)
          if (type === 'date' || type === 'dateTime') return localIso(value, type)
          return comma ? String(value).replace('.', ',') : String(value)
        }),
      )
      expect(parseCsv(text.slice(1), comma ? ';' : ','), `seed ${seed}`).toEqual([
        state.headers.map(safe),
        ...expected,
      ])
    }
  })

  it('uses semicolons and decimal commas where the comma is the decimal separator', async () => {
    expect(await csvText(makeSheetParts([1.5, -2.25, 1_234_567.5], 'number', true))).toBe(
      '\uFEFFHeader\r\n1,5\r\n-2,25\r\n1234567,5\r\n',
    )
    expect(await csvText(makeSheetParts(['a;b', 'c,d'], 'text', true))).toBe(
      '\uFEFFHeader\r\n"a;b"\r\n"c,d"\r\n',
    )
  })

  it.each(['=1+1', '+39', '-x', '@sum', '\tx', '\rx'])('prefixes %j with an apostrophe', async (text) => {
    expect(parseCsv((await csvText(makeSheetParts([text], 'text'))).slice(1), ',')).toEqual([
      ['Header'],
      [`'${text}`],
    ])
  })

  it.each([
    ['\u00A0=1+1', "'\u00A0=1+1"],
    ['\u200B@sum', "'\u200B@sum"],
    ['\uFEFF-x', "'\uFEFF-x"],
    ['＝1+1', "'＝1+1"],
    ['\n=1+1', "'\n'=1+1"],
  ])('escapes the formula in %j', async (text, cell) => {
    expect(parseCsv((await csvText(makeSheetParts([text], 'text'))).slice(1), ',')).toEqual([
      ['Header'],
      [cell],
    ])
  })

  it.each([false, true])(
    'starts no formula when split at another separator (decimal comma: %s)',
    async (comma) => {
      const attacks = ["a;=cmd|' /C calc'!A0", 'a,=1+1+"', 'a\t@sum', 'a\n+1', 'a;"\u200B=1', 'a,\u00A0＝1']
      const text = await csvText(makeSheetParts(attacks, 'text', comma))
      const pieces = text.slice(1).split(/[,;\t\r\n]/)
      expect(pieces.length).toBeGreaterThan(attacks.length * 2)
      expect(pieces.filter((piece) => /^[\s\u200B"]*[=+\-@＝]/.test(piece))).toEqual([])
    },
  )

  it('quotes cells with quotes, separators and line breaks', async () => {
    expect(await csvText(makeSheetParts(['a"b', 'one\ntwo', 'x;y', 'p,q'], 'text'))).toBe(
      '\uFEFFHeader\r\n"a""b"\r\n"one\ntwo"\r\n"x;y"\r\n"p,q"\r\n',
    )
  })
})

it.each([
  ['Hosts', 'Hosts'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['..', 'list'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['', 'list'],
  [' .Hosts ', 'Hosts'],
  ['Hosts <>  Milan', 'Hosts Milan'],
  ['x'.repeat(100), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('turns the title %j into the file name %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})

it.each([
  [{ name: 'Hosts', digest: null, day: '2026-11-26' }, 'Hosts-20261126'],
  [{ name: 'a/b', digest: '1a2b3c', day: '2026-11-26' }, 'a b-1a2b3c-20261126'],
])('dates the file name of %j as %j', (origin, name) => {
  expect(datedName(origin)).toBe(name)
})
