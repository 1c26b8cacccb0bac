import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../components/dialog/Dialog.tsx'
import type { ListView } from '../lib/listView.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'

type Parts = Partial<ListView>

const hosts = makeHosts(30)

/** Delays view updates like a URL that is written asynchronously. */
function LateAddress({ sentViews, start }: { sentViews: Parts[]; start: Parts }) {
  const [view, setView] = useState(start)
  return (
    <>
      <button type="button" onClick={() => setView(sentViews.shift() ?? {})}>
        Deliver
      </button>
      <button type="button" onClick={() => setView({ search: 'from a link' })}>
        Follow a link
      </button>
      <HostList list={ready(hosts)} view={view} onViewChange={(next) => sentViews.push(next)} />
    </>
  )
}

const search = page.getByRole('searchbox')
const memory = page.getByRole('columnheader', { name: /^Memory/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('ListSearch', () => {
  test('finds all names of a pasted list', async () => {
    await page.viewport(1440, 900)
    await renderWithProviders(<HostList list={ready(hosts)} />)
    const names = hosts.slice(3, 6).map(({ hostname }) => hostname)
    await search.click()
    const data = new DataTransfer()
    data.setData('text/plain', `\u00a0${names.join('\r\n')}\n`)
    search
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.element(search).toHaveValue(names.map((name) => `"${name}"`).join('; '))
    await expect.element(page.getByText(/^3 of 30/)).toBeVisible()
    for (const name of names) await expect.element(page.getByRole('rowheader', { name })).toBeVisible()
  })

  test.each(['\u00a0', '\t', '\u2003', '\u200b'])('ignores %j around a name', async (blank) => {
    await renderWithProviders(<HostList list={ready(hosts)} />)
    const name = hosts[4]?.hostname ?? ''
    await search.fill(`${blank}${name}${blank}`)
    await expect.element(page.getByText(/^1 of 30/)).toBeVisible()
  })
})

test('has the label that a page of its own gives to the search', async () => {
  await renderWithProviders(<HostList list={ready(hosts)} title="Racks" searchLabel="Search racks" />)
  await expect.element(page.getByRole('searchbox', { name: 'Search racks' })).toBeVisible()
})

describe('PageInput', () => {
  const input = page.getByRole('textbox', { name: 'Page' })

  test('navigates to the typed page, clamped to the last', async () => {
    await page.viewport(1440, 900)
    await renderWithProviders(<HostList list={ready(makeHosts(90))} view={{ pageSize: 25 }} />)
    await expect.element(input).toHaveValue('1')
    await input.fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^51–75 of 90/)).toBeVisible()
    await input.fill('99')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^76–90 of 90/)).toBeVisible()
    await expect.element(input).toHaveValue('4')
  })

  test('keeps the page if the input is not a number or Escape is pressed', async () => {
    await renderWithProviders(<HostList list={ready(makeHosts(90))} view={{ pageSize: 25 }} />)
    await input.fill('two')
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('1')
    await input.fill('2')
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('1')
    await expect.element(page.getByText(/^1–25 of 90/)).toBeVisible()
  })
})

describe('ListScreen with delayed view updates', () => {
  test('keeps later changes when an earlier view arrives', async () => {
    await page.viewport(1440, 900)
    const outbox: Parts[] = []
    await renderWithProviders(<LateAddress sentViews={outbox} start={{}} />)
    await search.fill('prod')
    await memory.getByRole('button').click()
    const sorted = { search: 'prod', sort: { id: 'memoryTotal', desc: false } }
    expect(outbox).toEqual([{ search: 'prod' }, sorted])
    await button('Deliver').click()
    await expect.element(memory).toHaveAttribute('aria-sort', 'ascending')
    await memory.getByRole('button').click()
    expect(outbox.at(-1)).toEqual({ ...sorted, sort: { id: 'memoryTotal', desc: true } })
  })

  test('applies a view that it did not send', async () => {
    const outbox: Parts[] = []
    await renderWithProviders(<LateAddress sentViews={outbox} start={{ search: 'first' }} />)
    await search.fill('typed')
    await button('Follow a link').click()
    await expect.element(search).toHaveValue('from a link')
  })
})

describe('ListScreen with a new view prop', () => {
  test('replaces a pending change', async () => {
    await renderWithProviders(<LateAddress sentViews={[]} start={{ search: 'from a link' }} />)
    await search.fill('typed')
    await button('Follow a link').click()
    await expect.element(search).toHaveValue('from a link')
  })
})

describe('ListScreen with a reverted change', () => {
  test('applies the reverted view when the user follows a link to it', async () => {
    const outbox: Parts[] = []
    await renderWithProviders(<LateAddress sentViews={outbox} start={{ search: 'first' }} />)
    await search.fill('from a link')
    await search.fill('first')
    await button('Follow a link').click()
    await expect.element(search).toHaveValue('from a link')
  })
})

describe('ListScreen without filterable columns', () => {
  test('hides the filter button', async () => {
    await renderWithProviders(<HostList list={ready(hosts)} columns={[{ id: 'hostname', kind: 'text' }]} />)
    await expect.element(search).toBeVisible()
    expect(page.getByRole('button', { name: /^Filters/ }).elements()).toEqual([])
  })
})

describe('ListScreen slots', () => {
  test('render the primary action and the summary', async () => {
    await page.viewport(1440, 900)
    const onAdd = vi.fn<() => void>()
    await renderWithProviders(
      <HostList
        list={ready(hosts)}
        primaryAction={
          <button type="button" onClick={onAdd}>
            Add
          </button>
        }
        summary={<p>Side info</p>}
      />,
    )
    await button('Add').click()
    expect(onAdd).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('complementary')).toHaveTextContent('Side info')
  })
})

describe('search shortcut /', () => {
  test('types a slash inside an input', async () => {
    await page.viewport(1440, 900)
    await renderWithProviders(
      <>
        <label>
          Note <input />
        </label>
        <HostList list={ready(hosts)} />
      </>,
    )
    await page.getByLabelText('Note').click()
    await userEvent.keyboard('a/b')
    await expect.element(page.getByLabelText('Note')).toHaveValue('a/b')
  })

  test('focuses the search of the list in an open dialog', async () => {
    await page.viewport(1440, 900)
    await renderWithProviders(
      <>
        <HostList list={ready(hosts)} />
        <Dialog open width="wide" title="Hosts of a contract" onClose={() => {}}>
          <HostList list={ready(hosts)} />
        </Dialog>
      </>,
    )
    await expect.element(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('dialog').getByRole('searchbox')).toHaveFocus()
  })
})
