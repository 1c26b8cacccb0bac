import { read, utils } from '@e965/xlsx'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, mockWorld, openAs, withMockServices } from '../openConsole.tsx'
import { exportView, linesOf, openList, rowNames } from '../pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

/** Values of each label in the second sheet of a workbook. */
async function aboutOf(file: Blob): Promise<Map<unknown, unknown[]>> {
  const book = read(await file.arrayBuffer(), { type: 'array', cellDates: true })
  expect(book.SheetNames).toEqual(['Hosts', 'About'])
  const lines = utils.sheet_to_json<unknown[]>(book.Sheets['About'] ?? {}, { header: 1 })
  const values = new Map<unknown, unknown[]>()
  for (const [label, value] of lines) values.set(label, [...(values.get(label) ?? []), value])
  return values
}

describe('export of the view', () => {
  it('contains the rows of the table in the same order', async () => {
    await openList('/hosts?search=ora&sort=-hostname&hide=&size=all')
    const visibleNames = rowNames()
    const { name, file } = await exportView('CSV')
    expect(name).toMatch(/^Hosts-[0-9a-f]{6}-20260316\.csv$/)
    const lines = await linesOf(file)
    expect(lines[0]).toMatch(/^Hostname,/)
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[0])
        .slice(0, visibleNames.length),
    ).toEqual(visibleNames)
    await expect.element(page.getByText(`${lines.length - 1} of 100 hosts`)).toBeVisible()
  })

  it('has a sheet with page, filters, global filters, time, rows, user and versions', async () => {
    await openAs(`/hosts?f.environment=in:PROD&f.hostname=has:o&location=${sampleLocations[0]}&size=all`)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    const count = document.querySelector('[data-slot=row-count]')?.textContent ?? ''
    const { name, file } = await exportView('XLSX')
    const about = await aboutOf(file)
    const [digest] = about.get('Filter ID in the file name') ?? []
    expect(name).toBe(`Hosts-${String(digest)}-20260316.xlsx`)
    const [asOf] = about.get('Data as of') ?? []
    expect(asOf).toBeInstanceOf(Date)
    about.delete('Filter ID in the file name')
    about.delete('Data as of')
    expect(Object.fromEntries(about)).toEqual({
      Page: ['Hosts'],
      Address: [window.location.href],
      Filters: ['Environment: PROD', 'Hostname: contains “o”'],
      Location: [sampleLocations[0]],
      Environment: ['All'],
      Date: ['today'],
      Rows: [Number(/^\d+/.exec(count)?.[0])],
      User: ['admin'],
      'Web version': ['2.53.0'],
      'Server version': [mockWorld().version],
    })
  })

  it('has neither filters nor a filter ID without search, filters and global filters', async () => {
    await openList('/hosts')
    const { name, file } = await exportView('XLSX')
    expect(name).toBe('Hosts-20260316.xlsx')
    const about = await aboutOf(file)
    expect(about.get('Filters')).toEqual(['None'])
    expect(about.get('Location')).toEqual(['All'])
    expect(about.get('Rows')).toEqual([100])
    expect(about.has('Filter ID in the file name')).toBe(false)
  })

  it('has the filter date in its name, and the same filter ID in each format', async () => {
    await openList('/hosts?search=ora&date=2026-03-01')
    const csv = await exportView('CSV')
    vi.restoreAllMocks()
    const { name, file } = await exportView('XLSX')
    expect(name).toMatch(/^Hosts-[0-9a-f]{6}-20260301\.xlsx$/)
    expect(csv.name).toBe(name.replace('.xlsx', '.csv'))
    expect((await aboutOf(file)).get('Date')).toEqual(['01/03/2026'])
  })

  it('is saved with an unknown version when GET /version fails', async () => {
    await openList('/hosts')
    mockHandlers(http.get('*/api/version', () => new HttpResponse(null, { status: 502 })))
    const { file } = await exportView('XLSX')
    expect((await aboutOf(file)).get('Server version')).toEqual(['Unknown'])
  })
})
