import { describe, expect, test } from 'vitest'
import type { Column } from '../columns/column.ts'
import { contentWidths, emptyColumns, fitWidths } from './contentWidths.ts'

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
  formatValue: (_: unknown, key: string | number) => String(key),
  header: ({ id }: { id: string }) => id,
}
const widths = (rows: readonly Row[]) => contentWidths(columns, rows, 0, texts)

describe('contentWidths', () => {
  test('grows with the longest cell', () => {
    const [short, long] = [widths([row('db')]), widths([row('db'), row('db-prod-fra-001.example')])]
    expect(long.get('name')?.natural).toBeGreaterThan((short.get('name')?.natural ?? 0) + 80)
  })

  test('caps text at the maximum width of the column but never cuts numbers', () => {
    const found = widths([row('db', 'x'.repeat(500), 1234567890123456)])
    expect(found.get('note')?.natural).toBe(200)
    expect(found.get('size')?.natural).toBeGreaterThan(130)
    expect(found.get('size')?.minWidth).toBe(found.get('size')?.natural)
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

  test('never shrinks a column below its header', () => {
    const long = [{ id: 'note', kind: 'text' }] as const
    const header = () => 'a header that is nearly as wide'
    const found = contentWidths<Row>(long, [row('', 'x'.repeat(500))], 0, { ...texts, header })
    expect(found.get('note')?.minWidth).toBeGreaterThan(200)
  })

  test('fits the header of an empty column', () => {
    expect(widths([row('db')]).get('size')?.natural).toBeGreaterThanOrEqual(60)
  })
})

describe('fitWidths', () => {
  const sized = [
    { width: 300, minWidth: 100 },
    { width: 100, minWidth: 100 },
    { width: 200, minWidth: 150 },
  ]

  test('keeps widths that fit', () => {
    expect(fitWidths(sized, 600)).toEqual([300, 100, 200])
  })

  test('shrinks columns in proportion to their spare width', () => {
    expect(fitWidths(sized, 500)).toEqual([220, 100, 180])
  })

  test('stops at the minimum widths', () => {
    expect(fitWidths(sized, 100)).toEqual([100, 100, 150])
  })
})

describe('emptyColumns', () => {
  test('returns columns without a value in any row, except the first', () => {
    expect(emptyColumns(columns, [row('', null, 1), row('', null)], 0)).toEqual(['note'])
  })

  test('returns nothing without rows', () => {
    expect(emptyColumns(columns, [], 0)).toEqual([])
  })
})
