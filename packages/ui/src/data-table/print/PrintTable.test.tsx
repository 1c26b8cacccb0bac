import { makeOracleContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import { hosts, HostsScreen } from '../../screens/hosts/HostsScreen.tsx'
import { OracleContractsScreen } from '../../screens/licenses/contracts/ContractsScreens.tsx'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'

/** Width of A4 landscape within its margins, in pixels. */
const paper = 1032
/** Its height within its margins. */
const paperHeight = 702
const longestWord = 10
/** Chromium shrinks a page to half its size at most and clips the rest. */
const mostShrinking = 2

beforeEach(async () => {
  await page.viewport(paper, 730)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
})
afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'))
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

function brokenWords(root: Element): readonly string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

const rowId = ({ hostname }: { hostname: string }) => hostname

async function print() {
  window.dispatchEvent(new Event('beforeprint'))
  const table = page.getByRole('table')
  await expect.element(table).toBeVisible()
  return table.element()
}

it('breaks no word of the contracts table in print', async () => {
  await renderWithProviders(
    <ToastProvider>
      <OracleContractsScreen
        list={ready(makeOracleContracts())}
        onRemove={async () => {}}
        renderDialog={() => null}
      />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const table = await print()
  expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(10)
  expect(brokenWords(table).filter((word) => word.length <= longestWord)).toEqual([])
  expect(table.scrollWidth).toBeLessThan(paper * mostShrinking)
})

it('fits the hosts table with all columns in print', async () => {
  await renderWithProviders(<HostsScreen list={ready(makeHosts(40))} view={{ hidden: [] }} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const table = await print()
  expect(table.querySelectorAll('thead th').length).toBeGreaterThan(15)
  expect(brokenWords(table).filter((word) => word.length <= longestWord)).toEqual([])
  expect(table.scrollWidth).toBeLessThan(paper * mostShrinking)
})

it('prints the entries of a list behind each other', async () => {
  const [host] = makeHosts(1)
  if (!host) throw new Error('no host')
  const databases = { 'Oracle/Database': ['SALES', 'STOCK'] }
  await renderWithProviders(<HostsScreen list={ready([{ ...host, databases }])} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect((await print()).querySelector('tbody')?.textContent).toContain('SALES, STOCK')
})

it('prints 200 hosts with the default columns on at most 8 pages', async () => {
  await renderWithProviders(<HostsScreen list={ready(makeHosts(200))} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const table = await print()
  expect(table.querySelectorAll('tbody tr')).toHaveLength(200)
  expect(table.scrollWidth).toBeLessThanOrEqual(paper)
  expect(table.getBoundingClientRect().height / paperHeight).toBeLessThan(8)
})

it('prints all rows of a list inside a page, which shows one page of them', async () => {
  const list = ready(makeHosts(60))
  await renderWithProviders(<ListBlock area="hosts" columns={hosts.columns} list={list} rowId={rowId} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .filter((row) => row.querySelector('td')).length
  expect(rows()).toBeLessThan(60)
  await print()
  expect(rows()).toBe(60)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(rows).toBeLessThan(60)
})

it('shows the list again without a resize loop when print ends before the list was measured', async () => {
  const errors: string[] = []
  const record = ({ message }: ErrorEvent) => void errors.push(message)
  window.addEventListener('error', record)
  await renderWithProviders(<HostsScreen list={ready(makeHosts(40))} />)
  const name = page.getByRole('rowheader').first()
  await expect.element(name).toBeVisible()
  await print()
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(name).toBeVisible()
  await nextFrame()
  await nextFrame()
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  await nextFrame()
  await expect.element(name).toBeVisible()
  window.removeEventListener('error', record)
  expect(errors).toEqual([])
})

/** Resolves before the resize observers of the frame are notified. */
function nextFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
}
