import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { contentWidths, cutMiddle, emptyColumns, fitWidths } from './contentWidths.ts'

interface Row {
  name: string
  note: string | null
  size: number | null
}

const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'link', to: () => null },
  { id: 'note', kind: 'text', width: 200 },
  { id: 'size', kind: 'number' },
]
const row = (name: string, note: string | null = null, size: number | null = null): Row => ({
  name,
  note,
  size,
})
const texts = {
  formatValue: (_: unknown, key: unknown) => String(key),
  codeLabel: (_: unknown, code: string) => `${code} in words`,
  header: ({ id }: { id: string }) => id,
}
const widths = (rows: readonly Row[]) => contentWidths(columns, rows, 0, texts)

describe('cutMiddle', () => {
  test('keeps the start and the end of a name, and the space between them is used', () => {
    const cut = cutMiddle('ORA_TABLESPACE_OF_THE_FIRST_ARCHIVE_2026', 160)
    expect(cut).toMatch(/^ORA_TAB\w*…\w*2026$/)
    expect(cut?.length).toBeGreaterThan(14)
  })

  test('keeps the first label of a host name with a domain', () => {
    expect(cutMiddle('ant-ora-dr-659.corp.example.net', 160)).toBe('ant-ora-dr-659.…')
  })

  test('leaves a name that fits, and prose', () => {
    expect(cutMiddle('ant-ora-dr-659', 160)).toBeNull()
    expect(cutMiddle('Shrink the segment to reclaim the space', 160)).toBeNull()
  })

  test('leaves a name without room for both ends', () => {
    expect(cutMiddle('ant-ora-dr-659.corp.example.net', 48)).toBeNull()
  })
})

describe('contentWidths', () => {
  test('grows with the longest cell', () => {
    const [short, long] = [widths([row('db')]), widths([row('db'), row('db-prod-fra-001.example')])]
    expect(long.get('name')?.natural).toBeGreaterThan((short.get('name')?.natural ?? 0) + 80)
  })

  test('fits the words of a code, not the code', () => {
    const code: Column<Row> = { id: 'note', kind: 'text', translated: true }
    const widthOf = (column: Column<Row>, note: string) =>
      contentWidths([...columns.slice(0, 1), column], [row('db', note)], 0, texts).get('note')?.natural
    expect(widthOf(code, 'OPEN')).toBe(widthOf({ id: 'note', kind: 'text' }, 'OPEN in words'))
  })

  test('caps the typical width of text at the maximum width of the column but never cuts numbers', () => {
    const found = widths([row('db', 'x'.repeat(500), 1234567890123456)])
    expect(found.get('note')?.typical).toBe(200)
    expect(found.get('note')?.natural).toBeGreaterThan(500)
    expect(found.get('size')?.natural).toBeGreaterThan(130)
    expect(found.get('size')?.minWidth).toBe(found.get('size')?.natural)
  })

  test('fits most cells in the typical width and all in the natural width', () => {
    const rows = Array.from({ length: 20 }, (_, index) => row('db', 'x'.repeat(index === 0 ? 25 : 10)))
    const note = widths(rows).get('note')
    expect(note?.natural).toBeGreaterThan(200)
    expect(note?.typical).toBeLessThan(150)
  })

  test('keeps row names at full width when columns shrink', () => {
    const found = widths([row('rac-prod-dub-449.corp', 'x'.repeat(24))])
    expect(found.get('name')?.minWidth).toBe(found.get('name')?.natural)
    expect(found.get('note')?.minWidth).toBeLessThan(found.get('note')?.natural ?? 0)
  })

  test('counts the decimals of numbers but not of text', () => {
    const found = widths([row('db-1.25', null, 4), row('db', null, 198.6)])
    expect(found.get('size')?.decimals).toBe(1)
    expect(found.get('name')?.decimals).toBe(0)
  })

  test('never shrinks a column below the longest word of its header', () => {
    const header = () => 'Memory of the incomprehensibilities'
    const found = contentWidths(columns, [row('db', null, 1)], 0, { ...texts, header }).get('size')
    expect(found?.natural).toBeGreaterThan(240)
    expect(found?.minWidth).toBeGreaterThan(150)
    expect(found?.minWidth).toBeLessThan(240)
  })

  test('fits a header of several words on two lines', () => {
    const header = () => 'VMs with agent'
    const found = contentWidths(columns, [row('db', null, 1)], 0, { ...texts, header }).get('size')
    const twoLines = contentWidths(columns, [row('db', null, 1)], 0, { ...texts, header: () => 'VMs with' })
    expect(found?.minWidth).toBe(twoLines.get('size')?.natural)
  })

  test('shrinks the first column to its maximum width where the column sets one', () => {
    const code: Column<Row> = { id: 'name', kind: 'text', width: 112 }
    const rows = [row('A90611'), row('DG7GMGF0FKX9-0001-XXXX')]
    expect(contentWidths([code], rows, 0, texts).get('name')?.minWidth).toBe(112)
  })

  test('fits a date with its mark and its slashes in tabular figures', () => {
    const date: Column<Row> = { id: 'note', kind: 'date', mark: () => null }
    const found = contentWidths([...columns.slice(0, 1), date], [row('db', '14/03/2027')], 0, texts)
    // 76.81 px of text, the mark and the padding.
    expect(found.get('note')?.minWidth).toBeGreaterThanOrEqual(121)
  })

  test('fits the header of an empty column', () => {
    expect(widths([row('db')]).get('size')?.natural).toBeGreaterThanOrEqual(60)
  })
})

describe('fitWidths', () => {
  const sized = [
    { natural: 300, full: 300, most: 300, typical: 200, minWidth: 100 },
    { natural: 100, full: 100, most: 100, typical: 100, minWidth: 100 },
    { natural: 250, full: 250, most: 250, typical: 200, minWidth: 150 },
  ]

  test('keeps widths that fit exactly', () => {
    expect(fitWidths(sized, 650)).toEqual([300, 100, 250])
  })

  test('grows all columns in proportion, up to half of their width', () => {
    expect(fitWidths(sized, 780)).toEqual([360, 120, 300])
    expect(fitWidths(sized, 2000)).toEqual([450, 150, 375])
  })

  test('wraps headers before it cuts a cell', () => {
    const wrappable = { natural: 150, full: 90, most: 90, typical: 90, minWidth: 90 }
    const text = { natural: 200, full: 200, most: 160, typical: 120, minWidth: 90 }
    expect(fitWidths([wrappable, text], 290)).toEqual([90, 200])
    expect(fitWidths([wrappable, text], 250)).toEqual([90, 160])
  })

  test('cuts a column with few long cells before one with many', () => {
    const few = { natural: 200, full: 200, most: 100, typical: 100, minWidth: 80 }
    const many = { natural: 200, full: 200, most: 200, typical: 100, minWidth: 80 }
    expect(fitWidths([few, many], 300)).toEqual([100, 200])
  })

  test('shrinks columns to their typical widths first, in proportion to what they can give', () => {
    expect(fitWidths(sized, 560)).toEqual([240, 100, 220])
    expect(fitWidths(sized, 500)).toEqual([200, 100, 200])
  })

  test('shrinks columns below their typical widths if they still do not fit', () => {
    expect(fitWidths(sized, 440)).toEqual([160, 100, 180])
  })

  test('stops at the minimum widths', () => {
    expect(fitWidths(sized, 100)).toEqual([100, 100, 150])
  })
})

describe('emptyColumns', () => {
  test('returns columns without a value in any row, except the first', () => {
    expect(emptyColumns(columns, [row('', null, 1), row('', null)], 0)).toEqual(['note'])
  })

  test('keeps the place of values that come later', () => {
    const awaited = columns.map((column) => ({ ...column, later: true }))
    expect(emptyColumns(awaited, [row('', null, 1), row('', null)], 0)).toEqual([])
  })

  test('returns nothing without rows', () => {
    expect(emptyColumns(columns, [], 0)).toEqual([])
  })
})
