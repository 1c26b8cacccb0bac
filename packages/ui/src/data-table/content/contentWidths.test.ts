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
  write: (_: unknown, key: string | number) => String(key),
  header: ({ id }: { id: string }) => id,
}
const widths = (rows: readonly Row[]) => contentWidths(columns, rows, 0, texts)

describe('contentWidths', () => {
  test('grows with the longest cell', () => {
    const [short, long] = [widths([row('db')]), widths([row('db'), row('db-prod-fra-001.example')])]
    expect(long.get('name')?.natural).toBeGreaterThan((short.get('name')?.natural ?? 0) + 80)
  })

  test('stops at the limit of the column, and never cuts a number', () => {
    const found = widths([row('db', 'x'.repeat(500), 1234567890123456)])
    expect(found.get('note')?.natural).toBe(200)
    expect(found.get('size')?.natural).toBeGreaterThan(130)
    expect(found.get('size')?.least).toBe(found.get('size')?.natural)
  })

  test('keeps the names of the rows readable where columns are narrowed', () => {
    const found = widths([row('rac-prod-dub-449.corp', 'x'.repeat(24))])
    expect(found.get('name')?.least).toBe(found.get('name')?.natural)
    expect(found.get('note')?.least).toBeLessThan(found.get('note')?.natural ?? 0)
  })

  test('counts the most decimals of a number, and none of a text', () => {
    const found = widths([row('db-1.25', null, 4), row('db', null, 198.6)])
    expect(found.get('size')?.decimals).toBe(1)
    expect(found.get('name')?.decimals).toBe(0)
  })

  test('never narrows a column below its header', () => {
    const long = [{ id: 'note', kind: 'text' }] as const
    const header = () => 'a header that is nearly as wide'
    const found = contentWidths<Row>(long, [row('', 'x'.repeat(500))], 0, { ...texts, header })
    expect(found.get('note')?.least).toBeGreaterThan(200)
  })

  test('leaves room for the header of an empty column', () => {
    expect(widths([row('db')]).get('size')?.natural).toBeGreaterThanOrEqual(60)
  })
})

describe('fitWidths', () => {
  const sized = [
    { width: 300, least: 100 },
    { width: 100, least: 100 },
    { width: 200, least: 150 },
  ]

  test('keeps the widths that fit', () => {
    expect(fitWidths(sized, 600)).toEqual([300, 100, 200])
  })

  test('narrows columns by their share of what can be spared', () => {
    expect(fitWidths(sized, 500)).toEqual([220, 100, 180])
  })

  test('goes no lower than the least width', () => {
    expect(fitWidths(sized, 100)).toEqual([100, 100, 150])
  })
})

describe('emptyColumns', () => {
  test('names the columns without a value in any row, but never the first', () => {
    expect(emptyColumns(columns, [row('', null, 1), row('', null)], 0)).toEqual(['note'])
  })

  test('names none without rows', () => {
    expect(emptyColumns(columns, [], 0)).toEqual([])
  })
})
