import { read, utils } from '@e965/xlsx'
import type { Sheet, SheetFormat } from '@inventory-console/ui/lib/sheet'
import { describe, expect, it, vi } from 'vitest'
import { toCsv } from './csv.ts'
import { writeSheet } from './writeSheet.ts'
import { toXlsx } from './xlsx.ts'

const rows = 20_000
const names = Array.from({ length: rows }, (_, index) => `=host-${index} “è”`)
const words = ['PROD', 'a "quoted" one', 'line\nbreak']

const sheet: Sheet = {
  title: 'Hosts',
  about: null,
  columns: [
    { header: 'Hostname', type: 'text', width: 200 },
    { header: 'Environment', type: 'text', width: 100 },
    { header: 'Memory', type: 'number', width: 80 },
  ],
  rows,
  // A new array each time, because the worker takes ownership of the buffer.
  readColumn: (column) =>
    Promise.resolve({
      values: [names, words, [0, 1.5]][column] ?? [],
      codes: Uint32Array.from({ length: rows }, (_, row) =>
        column === 0 ? row + 1 : row % (column === 1 ? 4 : 3),
      ),
    }),
  labels: { true: 'Yes', false: 'No' },
  isDecimalComma: false,
}

const quiet = () => undefined
const never = new AbortController().signal

describe.each<SheetFormat>(['xlsx', 'csv'])('writeSheet(%s)', (format) => {
  it('creates the same file as the main thread and reports progress', async () => {
    const progress: number[] = []
    const file = await writeSheet(sheet, format, (done) => progress.push(done), never)
    const data = await Promise.all(sheet.columns.map((_, index) => sheet.readColumn(index)))
    const parts = { ...sheet, data }
    const expectedFile = format === 'xlsx' ? toXlsx(parts, quiet) : toCsv(parts, quiet)
    expect(file.type).toBe(expectedFile.type)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(await expectedFile.arrayBuffer()))
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(new Set(progress.map((done) => done > 0 && done <= 1))).toEqual(new Set([true]))
  })

  it('rejects and terminates the worker when aborted', async () => {
    const terminated = vi.spyOn(Worker.prototype, 'terminate')
    const controller = new AbortController()
    const file = writeSheet(sheet, format, () => controller.abort(), controller.signal)
    await expect(file).rejects.toThrow(/abort|Cancelled/)
    expect(terminated).toHaveBeenCalledOnce()
    terminated.mockRestore()
  })

  it('rejects with the error of a column that fails to load', async () => {
    const broken: Sheet = { ...sheet, readColumn: () => Promise.reject(new RangeError('No column')) }
    await expect(writeSheet(broken, format, quiet, never)).rejects.toThrow('No column')
  })
})

it('writes all rows in order when they span several chunks', async () => {
  const file = await writeSheet(sheet, 'xlsx', quiet, never)
  const { Sheets } = read(await file.arrayBuffer(), { type: 'array' })
  const [head, ...cells] = utils.sheet_to_json<unknown[]>(Sheets['Hosts'] ?? {}, { header: 1, raw: true })
  expect(head).toEqual(['Hostname', 'Environment', 'Memory'])
  expect(cells.map(([name]) => name)).toEqual(names)
  expect(cells.slice(-4)).toEqual(
    [19_996, 19_997, 19_998, 19_999].map((row) => {
      const environment = words[(row % 4) - 1]
      const memory = [undefined, 0, 1.5][row % 3]
      const line = [names[row], environment, memory]
      return memory === undefined ? line.slice(0, environment === undefined ? 1 : 2) : line
    }),
  )
})
