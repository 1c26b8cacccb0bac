import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, mockHandlers, newStores, openAs, withMockServices } from '../../testing/openConsole.tsx'
import { pages } from '../routing/manifest.ts'
import { nextSteps } from './NextStep.tsx'

withMockServices({ hosts: 0 })

/** The server never sends the seeded node of the repository, so that only a changed menu has it. */
function mockMenu(...names: readonly string[]) {
  const nodes = names.map((name) => ({ name, parent: '' }))
  mockHandlers(http.get('*/api/nodes', () => HttpResponse.json(nodes)))
}

const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('an empty list', () => {
  it('says what it would show and links the page that fills it', async () => {
    mockMenu('Hosts', 'Repository')
    await openAs('/hosts')
    await expect.element(page.getByText('Hosts appear here once their agent reports.')).toBeVisible()
    await expect.element(link('Download an agent')).toHaveAttribute('href', '/repository')
  })

  it('says whom to ask if the menu of the user lacks that page', async () => {
    mockMenu('Hosts')
    await openAs('/hosts', 'operator')
    await expect
      .element(page.getByText('Ask an administrator to install agents on your hosts.'))
      .toBeVisible()
    expect(link('Download an agent').elements()).toEqual([])
  })

  it('links that page for an administrator whose menu lacks it', async () => {
    mockMenu('Hosts')
    await openAs('/hosts')
    await expect.element(link('Download an agent')).toHaveAttribute('href', '/repository')
    expect(page.getByText(/Ask an administrator/).elements()).toEqual([])
  })

  it('names the global filters and resets them', async () => {
    mockMenu('Hosts', 'Repository')
    const stores = newStores()
    const filters = { location: null, environment: 'PROD', date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openAs('/hosts', 'admin', stores)
    await expect.element(page.getByText('No matches for Environment: PROD.')).toBeVisible()
    await button('Reset global filters').click()
    await expect.element(link('Download an agent')).toBeVisible()
    expect(stores.local.all()).not.toContain('PROD')
  })
})

it('every next step belongs to a page and links only pages', () => {
  const paths = new Set(pages.map(({ path }) => path))
  const unknown = Object.entries(nextSteps)
    .flatMap(([path, { to }]) => [path, ...to])
    .filter((path) => !paths.has(path))
  expect(unknown).toEqual([])
})
