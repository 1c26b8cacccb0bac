import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../components/button/Button.tsx'
import { ToastProvider } from '../components/toast/Toast.tsx'
import { type ListPanels, ListToolsContext } from '../lib/listTools.ts'
import { makeListTools } from '../testing/listTools.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'
import { AddButton } from './toolbar/AddButton.tsx'

const hosts = makeHosts(30)
const search = page.getByRole('searchbox')
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('summary rail', () => {
  const list = (
    <HostList
      list={ready(hosts)}
      summary={(found) => <p>{found === null ? 'Loading' : `Found ${found.rows.length}`}</p>}
    />
  )

  test('counts the matching rows and can be closed', async () => {
    await page.viewport(1440, 900)
    await renderWithProviders(list)
    await expect.element(page.getByText('Found 30', { exact: true })).toBeVisible()
    const first = hosts[0]?.hostname ?? ''
    await search.fill(first)
    await expect.element(page.getByText('Found 1', { exact: true })).toBeVisible()
    await button('Summary').click()
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(button('Summary')).toHaveAttribute('aria-expanded', 'false')
  })

  test('is a collapsed section below the rows in a narrow viewport', async () => {
    await page.viewport(390, 844)
    await renderWithProviders(list)
    await expect.element(button('Summary')).toHaveAttribute('aria-expanded', 'false')
    expect(page.getByText('Found 30', { exact: true }).query()).toBeNull()
    await button('Summary').click()
    await expect.element(page.getByText('Found 30', { exact: true })).toBeVisible()
  })

  test('opens the panels of the list as they were left', async () => {
    await page.viewport(1440, 900)
    const onPanelsChange = vi.fn<(changed: Partial<ListPanels>) => void>()
    const panels = { filters: true, summary: false }
    await renderWithProviders(
      <ToastProvider>
        <ListToolsContext value={makeListTools({ panels, onPanelsChange })}>{list}</ListToolsContext>
      </ToastProvider>,
    )
    await expect.element(button('Summary')).toHaveAttribute('aria-expanded', 'false')
    await button('Summary').click()
    expect(onPanelsChange).toHaveBeenLastCalledWith({ summary: true })
    await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible()
    await button('Filters').click()
    expect(onPanelsChange).toHaveBeenLastCalledWith({ filters: false })
  })
})

describe('filter panel', () => {
  test('scrolls alone, not with the page around the list', async () => {
    await page.viewport(1440, 500)
    await renderWithProviders(
      <main className="relative h-dvh overflow-y-auto">
        <HostList list={ready(hosts)} />
      </main>,
    )
    await button('Filters').click()
    await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible()
    const main = page.getByRole('main').element()
    expect(main.scrollHeight).toBe(main.clientHeight)
  })
})

describe('ListToolbar', () => {
  const environment = { environment: { kind: 'oneOf', values: ['PROD'] } } as const
  const counts = [{ id: 'obsolete', column: 'environment', filter: environment.environment }] as const
  const top = () => Math.round(page.getByRole('row').nth(1).element().getBoundingClientRect().top)

  test.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
  ])('does not shift the table when a filter is applied at %i × %i', async (width, height) => {
    await page.viewport(width, height)
    const { rerender } = await renderWithProviders(<HostList list={ready(hosts)} counts={counts} view={{}} />)
    await expect.element(page.getByText('1–25 of 30', { exact: true })).toBeInTheDocument()
    const before = top()
    const filters = { ...environment, memoryTotal: { kind: 'range', min: 1 } } as const
    await rerender(<HostList list={ready(hosts)} counts={counts} view={{ filters }} />)
    await expect.element(page.getByText(/\(30 total\)$/)).toBeInTheDocument()
    expect(top()).toBe(before)
  })

  test.each([
    [1440, '12px'],
    [1024, '8px'],
    [390, '12px'],
  ])('narrows its buttons only while their labels are icons, at %i px', async (width, padding) => {
    await page.viewport(width, 800)
    await renderWithProviders(
      <ToastProvider>
        <ListToolsContext value={makeListTools()}>
          <HostList
            list={ready(hosts)}
            view={{}}
            onViewChange={() => {}}
            primaryAction={<AddButton label="Add host" onClick={() => {}} />}
          />
        </ListToolsContext>
      </ToastProvider>,
    )
    const names = [/^Filters/, 'Display', 'Export', 'Add host']
    const paddings = names.map(
      (name) => getComputedStyle(page.getByRole('button', { name }).first().element()).paddingLeft,
    )
    expect(paddings).toEqual(names.map(() => padding))
  })

  test.each(['en', 'it', 'pt-br'] as const)(
    'shows the primary action beside the others on a phone in %s',
    async (locale) => {
      await page.viewport(390, 844)
      const label = { en: 'Add contract', it: 'Aggiungi contratto', 'pt-br': 'Adicionar contrato' }[locale]
      await renderWithProviders(
        <ToastProvider>
          <ListToolsContext value={makeListTools()}>
            <HostList
              list={ready(hosts)}
              view={{}}
              onViewChange={() => {}}
              onRefresh={() => {}}
              actions={<Button size="toolbar" aria-label="Import" className="w-10.5" />}
              primaryAction={<AddButton label={label} onClick={() => {}} />}
            />
          </ListToolsContext>
        </ToastProvider>,
        locale,
      )
      const add = button(label)
      await expect.element(add).toBeVisible()
      const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom)
      expect(bottomOf(add.element())).toBe(bottomOf(button('Import').element()))
      await expect.element(add.getByText(label.split(' ')[0] ?? '', { exact: true })).toBeVisible()
    },
  )

  test('shows the applied quick filter when the others overflow', async () => {
    await page.viewport(800, 768)
    const range = (min: number) => ({ kind: 'range', min }) as const
    const many = ['obsolete', 'missing', 'clustered', 'physical'].map((id, index) => ({
      id,
      column: id === 'physical' ? 'memoryTotal' : 'cpuThreads',
      filter: range(index + 1),
    }))
    await renderWithProviders(
      <HostList
        list={ready(hosts)}
        counts={many}
        view={{ filters: { ...environment, memoryTotal: range(4) } }}
      />,
    )
    await expect.element(page.getByRole('button', { name: /more filter/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Bare Metal/, pressed: true })).toBeVisible()
  })

  test('keeps the focus on a quick filter that replaces a filter of its column in the menu', async () => {
    await page.viewport(390, 844)
    const range = (min: number) => ({ kind: 'range', min }) as const
    const counts = [{ id: 'memoryTotal', column: 'memoryTotal', filter: range(1) }]
    await renderWithProviders(
      <HostList list={ready(hosts)} counts={counts} view={{ filters: { memoryTotal: range(4) } }} />,
    )
    await page.getByRole('button', { name: /^Quick filters/ }).click()
    const entries = page.getByRole('menuitemcheckbox')
    await expect.poll(() => entries.elements().length).toBe(2)
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(() => entries.elements().length).toBe(1)
    await expect.element(entries).toHaveFocus()
  })

  test('names a filter for any number above zero', async () => {
    const filters = { memoryTotal: { kind: 'range', min: 0.001 } } as const
    await renderWithProviders(<HostList list={ready(hosts)} view={{ filters }} />)
    await expect.element(page.getByRole('button', { name: /Memory GiB: > 0/ })).toBeVisible()
  })

  test('moves overflowing filters into a menu', async () => {
    await page.viewport(1024, 768)
    const filters = {
      hostname: { kind: 'text', text: 'a rather long text for the filter of the host name' },
      memoryTotal: { kind: 'range', min: 1, max: 4096 },
      swapTotal: { kind: 'range', min: 1, max: 4096 },
      ...environment,
    } as const
    await renderWithProviders(<HostList list={ready(hosts)} view={{ filters }} />)
    await page.getByRole('button', { name: /more filter/ }).click()
    const entry = page.getByRole('menuitemcheckbox', { name: /Environment: PROD/ })
    await expect.element(entry).toBeVisible()
    await entry.click()
    await expect.element(entry).not.toBeInTheDocument()
  })
})
