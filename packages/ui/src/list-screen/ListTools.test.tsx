import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../components/button/Button.tsx'
import { ToastProvider } from '../components/toast/Toast.tsx'
import { ListToolsContext, type ListTools } from '../lib/listTools.ts'
import type { ListView } from '../lib/listView.ts'
import { grants } from '../screens/oracle/oracleLists.tsx'
import { grants as grantRows } from '../testing/fixtures/oracleRows.ts'
import { makeListTools } from '../testing/listTools.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'

const noop = () => undefined
const bulkActions = () => <Button>Dismiss…</Button>

function list(tools: ListTools, onRefresh = noop, hosts = makeHosts(60), view?: Partial<ListView>) {
  return (
    <ToastProvider>
      <ListToolsContext value={tools}>
        <HostList
          list={ready(hosts)}
          view={view}
          onViewChange={noop}
          onRefresh={onRefresh}
          bulkActions={bulkActions}
        />
      </ListToolsContext>
    </ToastProvider>
  )
}

it('polls at the chosen interval, pauses while hidden and catches up when visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const onRefresh = vi.fn()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  await renderWithProviders(list(makeListTools({ refreshInterval: 60 }), onRefresh))
  await expect
    .element(page.getByRole('button', { name: 'Auto-refresh: Every minute' }))
    .toHaveAttribute('aria-haspopup')
  // The interval starts at an unknown moment after mount, so the first call is awaited with up to 10 s of
  // drift.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000)
      return onRefresh.mock.calls.length
    })
    .toBe(1)
  vi.advanceTimersByTime(49_000)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(121_000)
  expect(onRefresh).toHaveBeenCalledTimes(3)
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(600_000)
  expect(onRefresh).toHaveBeenCalledTimes(3)
  // One overdue refresh fires on return to the tab.
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(1)
  expect(onRefresh).toHaveBeenCalledTimes(4)
  seen.mockRestore()
})

it('keeps focus, scroll offset, selection and an open menu on refresh', async () => {
  const tools = makeListTools()
  const { rerender } = await renderWithProviders(list(tools))
  await page.getByRole('checkbox', { name: new RegExp(`^Select ${makeHost(2).hostname}`) }).click()
  await expect.element(page.getByText('1 row selected')).toBeVisible()
  await page.getByRole('button', { name: 'Display' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const scroller = page.getByRole('grid').element().parentElement
  scroller?.scrollTo({ top: 200 })
  const focused = document.activeElement
  await rerender(list(tools, noop, makeHosts(61)))
  await expect.element(page.getByText('61 hosts')).toBeVisible()
  expect(scroller?.scrollTop).toBe(200)
  expect(document.activeElement).toBe(focused)
  await expect.element(page.getByText('1 row selected')).toBeVisible()
  await expect.element(page.getByRole('menu')).toBeVisible()
})

describe('ExportViewDialog', () => {
  const saved = vi.fn<ListTools['save']>()
  const running = page.getByRole('dialog', { name: 'Exporting Hosts' })

  async function ask() {
    await renderWithProviders(list(makeListTools({ save: saved })))
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'This view (XLSX)' }).click()
  }

  it('shows progress and aborts on cancel', async () => {
    saved.mockImplementationOnce((_sheet, _format, report) => {
      report(0.426)
      return new Promise(() => {})
    })
    await ask()
    await expect.element(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43')
    await running.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(running).not.toBeInTheDocument()
    const [, , , signal] = saved.mock.lastCall ?? []
    expect(signal?.aborted).toBe(true)
  })

  it('shows the error and retries', async () => {
    saved.mockRejectedValueOnce(new Error('The worker did not start')).mockResolvedValueOnce()
    await ask()
    const failed = page.getByRole('alertdialog', { name: 'Exporting Hosts' })
    await expect.element(failed.getByText('The worker did not start')).toBeVisible()
    saved.mockClear()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect.element(failed).not.toBeInTheDocument()
    expect(saved).toHaveBeenCalledOnce()
  })
})

it('shows, filters and exports a text in a column of yes and no as it was sent', async () => {
  const saved = vi.fn<ListTools['save']>().mockResolvedValue()
  const rows = ['YES', 'N/A', 'NO', ''].flatMap((adminOption, index) =>
    grantRows.slice(index, index + 1).map((row) => ({ ...row, adminOption })),
  )
  await renderWithProviders(
    <ToastProvider>
      <ListToolsContext value={makeListTools({ save: saved, panels: { filters: true, summary: false } })}>
        <grants.Screen
          list={ready(rows)}
          view={{ sort: { id: 'adminOption', desc: false } }}
          onRefresh={noop}
        />
      </ListToolsContext>
    </ToastProvider>,
  )
  const answers = () =>
    page
      .getByRole('gridcell', { name: /^(Yes|No|N\/A)$/ })
      .elements()
      .filter(({ ariaColIndex }) => ariaColIndex === '4')
      .map(({ textContent }) => textContent)
  await expect.poll(answers).toEqual(['No', 'Yes', 'N/A'])
  const group = page.getByRole('radiogroup', { name: 'Admin option' })
  await group.getByRole('radio', { name: 'N/A' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(answers).toEqual(['N/A'])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'This view (XLSX)' }).click()
  await expect.poll(() => saved.mock.lastCall).toBeDefined()
  const sheet = saved.mock.lastCall?.[0]
  const index = sheet?.columns.findIndex(({ header }) => header === 'Admin option') ?? -1
  expect((await sheet?.readColumn(index))?.values).toEqual(['N/A'])
})

it('prints the row count, date, scope, search and filters', async () => {
  const scope = ['Date: 12/03/2026', 'Location: Milan']
  const view: Partial<ListView> = {
    search: 'prod',
    filters: { environment: { kind: 'oneOf', values: ['PROD'] } },
  }
  const hosts = makeHosts(60)
  const production = hosts.filter(({ environment }) => environment === 'PROD').length
  await renderWithProviders(list(makeListTools({ scope }), noop, hosts, view))
  const paper = () => {
    window.dispatchEvent(new Event('beforeprint'))
    const [head, about, ...lines] = [
      ...document.querySelectorAll('[data-slot=print-view] :is(h1, p, li)'),
    ].map(({ textContent }) => textContent)
    const headings = [...document.querySelectorAll('[data-slot=print-view] thead th')]
    return { head, about, lines, headings: headings.length > 1 }
  }
  await expect.poll(paper).toEqual({
    head: 'Hosts',
    about: expect.stringMatching(
      // The search matches the environment too.
      new RegExp(`^${production} hosts · 16/03/2026[^·]* · Date: 12/03/2026 · Location: Milan$`),
    ),
    lines: ['Search: prod', 'Environment: PROD'],
    headings: true,
  })
  window.dispatchEvent(new Event('afterprint'))
})

it('disables printing above the row limit and explains why', async () => {
  await renderWithProviders(list(makeListTools(), noop, makeHosts(5001)))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const entry = page.getByRole('menuitem', { name: /^Print/ })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(entry.getByText('Print up to 5,000 rows: filter the list or export it')).toBeVisible()
})
