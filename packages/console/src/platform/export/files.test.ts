import { read, type WorkSheet } from '@e965/xlsx'
import type { SheetType } from '@inventory-console/ui/lib/sheet'
import { sheetState, type SheetState } from '@inventory-console/ui/testing/sheetStates'
import { describe, expect, it } from 'vitest'
import { ignoreProgress, loadSheet, localIso, makeSheetParts } from '../../testing/sampleSheets.ts'
import type { SheetParts } from './sheetParts.ts'
import { toXlsx } from './xlsx.ts'

async function firstSheet(parts: SheetParts): Promise<WorkSheet> {
  const file = toXlsx(parts, ignoreProgress)
  const book = read(await file.arrayBuffer(), { type: 'array', cellNF: true, cellText: false })
  const [name = ''] = book.SheetNames
  const sheet = book.Sheets[name]
  if (!sheet) throw new Error('No sheet')
  return sheet
}

const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** XLSX date in local time; 1970-01-01 is 25569. */
function days(moment: number): number {
  return (moment - new Date(moment).getTimezoneOffset() * 60_000) / 86_400_000 + 25_569
}

/** Cells of the file as an independent library reads them. */
function cellsOf(sheet: WorkSheet, { columns, rows }: SheetParts) {
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column, index) => {
      const cell: unknown = Reflect.get(sheet, `${letters(index)}${row + 2}`)
      if (typeof cell !== 'object' || cell === null) return null
      const formula: unknown = Reflect.get(cell, 'f')
      if (formula !== undefined) return { formula }
      const value: unknown = Reflect.get(cell, 'v')
      return value
    }),
  )
}

function expectedCells({ cells }: SheetState, { columns }: SheetParts) {
  return cells.map((row) =>
    row.map((value, index) => {
      const type = columns[index]?.type ?? 'text'
      if ((type !== 'date' && type !== 'dateTime') || typeof value !== 'number') return value
      const serial = days(value)
      // XLSX dates are correct from March 1900.
      return serial < 61 ? localIso(value, type) : Math.round(serial * 1e8) / 1e8
    }),
  )
}

const rounded = (value: unknown, type: SheetType | undefined) =>
  typeof value === 'number' && (type === 'date' || type === 'dateTime')
    ? Math.round(value * 1e8) / 1e8
    : value

const sheets = process.env['NIGHTLY'] === undefined ? 100 : 10_000

describe('XLSX export', () => {
  it.each(Array.from({ length: sheets / 100 }, (_, index) => index * 100))(
    'writes cells that an independent library reads back, 100 sheets from seed %d',
    async (from) => {
      for (let seed = from; seed < from + 100; seed += 1) {
        const state = sheetState(seed)
        const parts = await loadSheet(state.sheet)
        const sheet = await firstSheet(parts)
        const headers = parts.columns.map((_, index) => {
          const cell: unknown = Reflect.get(sheet, `${letters(index)}1`)
          return typeof cell === 'object' && cell !== null ? Reflect.get(cell, 'v') : null
        })
        expect(headers, `seed ${seed}`).toEqual(state.headers)
        expect(parts.rows, `seed ${seed}`).toBe(state.cells.length)
        const cells = cellsOf(sheet, parts).map((row) =>
          row.map((value, index) => rounded(value, parts.columns[index]?.type)),
        )
        expect(cells, `seed ${seed}`).toEqual(expectedCells(state, parts))
      }
    },
  )

  it.each([
    ['date', 'dd/mm/yyyy'],
    ['dateTime', 'dd/mm/yyyy\\ hh:mm'],
    ['percent', 'General"%"'],
    ['number', 'General'],
  ] as const)('formats a %s as %s', async (type, cellStyle) => {
    const sheet = await firstSheet(makeSheetParts([Date.UTC(2026, 2, 16)], type))
    expect(sheet['A2']).toMatchObject({ t: 'n', z: cellStyle })
  })

  it('truncates text beyond the cell limit without splitting a surrogate pair', async () => {
    const text = `${'x'.repeat(32_765)}😀${'y'.repeat(1_000_000)}`
    const sheet = await firstSheet(makeSheetParts([text], 'text'))
    expect(sheet['A2']).toMatchObject({ t: 's', v: `${'x'.repeat(32_765)}…` })
  })
})

describe('about sheet', () => {
  const about = (title: string, ...values: readonly string[]) => ({
    title,
    cutLabel: 'Cut cells',
    lines: values.map((value) => ({ label: '=label', type: 'text' as const, value })),
  })
  async function workbookOf(sheet: SheetParts['about'], title = 'One') {
    const file = toXlsx({ ...makeSheetParts(['x'], 'text'), title, about: sheet }, ignoreProgress)
    return read(await file.arrayBuffer(), { type: 'array', cellStyles: true })
  }

  it('comes after the sheet with the rows', async () => {
    const { SheetNames, Sheets } = await workbookOf(about('About', 'db'))
    expect(SheetNames).toEqual(['One', 'About'])
    expect(Sheets['About']?.['B1']).toMatchObject({ t: 's', v: 'db' })
  })

  it('counts the cells that are cut', async () => {
    const parts = {
      ...makeSheetParts(['x'.repeat(32_768), 'y'.repeat(32_767)], 'text'),
      about: about('About', 'db'),
    }
    const file = toXlsx(parts, ignoreProgress)
    const { Sheets } = read(await file.arrayBuffer(), { type: 'array' })
    expect(Sheets['About']?.['A2']).toMatchObject({ v: 'Cut cells' })
    expect(Sheets['About']?.['B2']).toMatchObject({ v: 1 })
  })

  it('is absent without lines', async () => {
    expect((await workbookOf(null)).SheetNames).toEqual(['One'])
  })

  it('gets a unique name if the list has the same title', async () => {
    expect((await workbookOf(about('About', 'x'), 'ABOUT')).SheetNames).toEqual(['ABOUT', 'About 2'])
  })

  it.each(["=cmd|' /C calc'!A0", '@sum(A1)', '<b>&amp;</b>', '\u0001', 'line\nbreak', 'x'.repeat(40_000)])(
    'keeps %j as text',
    async (value) => {
      const sheet = (await workbookOf(about('About', value))).Sheets['About']
      const cell: unknown = sheet?.['B1']
      expect(cell).toMatchObject({ t: 's', v: value.length > 40 ? `${value.slice(0, 32_766)}…` : value })
      expect(cell).not.toHaveProperty('f')
      expect(sheet?.['A1']).toMatchObject({ t: 's', v: '=label' })
    },
  )

  it('writes dates and numbers as typed cells', async () => {
    const moment = Date.UTC(2026, 2, 16, 9, 30)
    const lines = [
      { label: 'Data as of', type: 'dateTime' as const, value: moment },
      { label: 'Rows', type: 'number' as const, value: 1234 },
    ]
    const sheet = (await workbookOf({ title: 'About', cutLabel: 'Cut cells', lines })).Sheets['About']
    expect(sheet?.['B1']).toMatchObject({ t: 'n', v: expect.closeTo(days(moment), 8) })
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 1234 })
  })
})
