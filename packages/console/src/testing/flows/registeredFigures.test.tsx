import { dashboardFigureIds, detailFigureIds } from '@inventory-console/ui/columns/figures'
import { paths } from '@inventory-console/ui/paths'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pages } from '../../shell/routing/manifest.ts'
import { figureHosts, linkedFigures, openIdlePage, type LinkedFigure } from '../figures.ts'
import { openAs, withMockServices } from '../openConsole.tsx'

// Opens every page, so it runs only nightly: see vitest.config.ts.
withMockServices({ hosts: figureHosts })
beforeEach(() => page.viewport(1920, 1000))

it('links only registered figures on every page', { timeout: 900_000 }, async () => {
  const stores = await openAs(paths.hosts, 'admin')
  const registered = [...dashboardFigureIds, ...detailFigureIds]
  const unregistered: LinkedFigure[] = []
  for (const { path } of pages.filter(({ path }) => !path.includes(':'))) {
    await openIdlePage(path, stores)
    unregistered.push(...linkedFigures().filter(({ figure }) => !registered.includes(figure ?? '')))
  }
  expect(unregistered).toEqual([])
})
