import { detailFigureIds } from '@inventory-console/ui/columns/figures'
import { paths } from '@inventory-console/ui/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectSameRows,
  figureHosts,
  figureUsers,
  isPageIdle,
  linkedFigures,
  openIdlePage,
  restrictOperator,
  type LinkedFigure,
} from '../figures.ts'
import { mockWorld, openAs, withMockServices, type Stores } from '../openConsole.tsx'

withMockServices({ hosts: figureHosts })
beforeEach(() => page.viewport(1920, 1000))

/** Expands the first rows of a list and returns the figures of their details. */
async function expandedFigures(address: string, stores: Stores): Promise<readonly LinkedFigure[]> {
  const figures: LinkedFigure[] = []
  for (let index = 0; index < expandedRows; index += 1) {
    await openIdlePage(address, stores)
    const row = page.getByRole('button', { name: /^Details of/ }).nth(index)
    if (row.query() === null) break
    await row.click()
    await expect.poll(() => linkedFigures().length, { message: address, timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(isPageIdle, { timeout: 20_000 }).toBe(true)
    figures.push(...linkedFigures())
  }
  return figures
}

const expandedRows = 4

/** Hosts with new alerts of the past days. Two, because each host has the same figures. */
function hostsWithAlerts(): readonly string[] {
  const { alerts, hosts, clock } = mockWorld()
  const recent = clock.now() - 6 * 86_400_000
  const names = alerts.flatMap(({ otherInfo, status, date }) => {
    const hostname = otherInfo?.['hostname']
    const isShown = status === 'NEW' && date > recent && typeof hostname === 'string'
    return isShown && hosts.find(hostname) ? [hostname] : []
  })
  return [...new Set(names)].slice(0, 2)
}

describe.each(figureUsers)('pages of %s', (_, username, locations) => {
  beforeEach(() => {
    if (locations !== null) restrictOperator()
  })

  it('link each figure in details to a list with that number of rows', { timeout: 900_000 }, async () => {
    const stores = await openAs(paths.alerts, username)
    const figures: LinkedFigure[] = []
    for (const hostname of hostsWithAlerts()) {
      await openIdlePage(paths.host(hostname), stores)
      figures.push(...linkedFigures())
    }
    figures.push(...(await expandedFigures(paths.compliance, stores)))
    figures.push(...(await expandedFigures(paths.alerts, stores)))
    expect(figures.filter(({ figure }) => !detailFigureIds.includes(figure ?? ''))).toEqual([])
    const found = new Set(figures.map(({ figure }) => figure))
    expect(username === 'admin' ? detailFigureIds.filter((id) => !found.has(id)) : []).toEqual([])
    await expectSameRows(figures, stores)
  })
})
