import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { ToastProvider } from '../components/toast/Toast.tsx'
import { allAreas, createCatalogue, I18nProvider } from '../i18n/I18nProvider.tsx'
import { ListToolsContext } from '../lib/listTools.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { makeListTools } from '../testing/listTools.ts'
import { ready } from '../testing/states.ts'
import { waitOptions } from '../testing/waitOptions.ts'
import { ListScreen } from './ListScreen.tsx'

const hosts = makeHosts(999)

/** A list among other content, with the catalogue in another language than the page. */
async function renderInHostPage(density?: 'compact') {
  const catalogue = createCatalogue('it')
  await catalogue.load(...allAreas())
  await render(
    <>
      <input aria-label="Own field" />
      <p data-testid="text">
        Own text
        <br />
      </p>
      <div data-testid="box" style={{ height: 500 }}>
        <div className="inventory-console" data-density={density}>
          <I18nProvider catalogue={catalogue}>
            <ToastProvider>
              <ListToolsContext value={makeListTools()}>
                <ListScreen
                  area="hosts"
                  columns={fixtureColumns}
                  list={ready(hosts)}
                  rowId={({ hostname }) => hostname}
                  view={{ pageSize: 'all' }}
                />
              </ListToolsContext>
            </ToastProvider>
          </I18nProvider>
        </div>
      </div>
    </>,
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
}

const scroller = () => document.querySelector('[role=grid]')?.parentElement
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-row-index]')]

beforeEach(async () => {
  await page.viewport(1440, 900)
  document.documentElement.lang = 'en'
})

describe('on a page of others', () => {
  test('leaves the language and the printed page alone', async () => {
    await renderInHostPage()
    // The module of the print view has loaded by the time the shortcuts work.
    await userEvent.click(page.getByRole('gridcell').first())
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog'), waitOptions).toBeVisible()
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('[data-slot=print-view]')).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    expect(document.documentElement.lang).toBe('en')
  })

  test('prints the list if it is chosen in its menu', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await renderInHostPage()
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: 'Stampa…' }).click()
    await expect.poll(() => print.mock.calls.length, waitOptions).toBe(1)
    window.dispatchEvent(new Event('beforeprint'))
    const printed = () => document.querySelector('[data-slot=print-view] h1')?.textContent
    await expect.poll(printed).toBe('Host')
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(printed).toBeUndefined()
    print.mockRestore()
  })

  test('handles keys only while the list has the focus', async () => {
    await renderInHostPage()
    await userEvent.click(page.getByTestId('text'))
    await userEvent.keyboard('/j?')
    await expect.element(page.getByRole('searchbox')).not.toHaveFocus()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('gridcell').first())
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  test('leaves the keys of an input method to the page', async () => {
    await renderInHostPage()
    const keys: string[] = []
    const field = page.getByLabelText('Own field')
    field.element().addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.isComposing) keys.push(event.key)
    })
    await field.click()
    await cdp().send('Input.imeSetComposition', { text: 'mi', selectionStart: 2, selectionEnd: 2 })
    await userEvent.keyboard('{Enter}')
    expect(keys).toEqual(['Enter'])
  })

  test('is as high as its box', async () => {
    await renderInHostPage()
    const list = document.querySelector('[data-slot=list-screen]')
    expect(list?.getBoundingClientRect().height).toBe(500)
    expect(rows().length).toBeGreaterThan(5)
  })

  test('reaches the last row in the density of its container', async () => {
    await renderInHostPage('compact')
    await expect.poll(() => rows()[0]?.getBoundingClientRect().height).toBe(28)
    scroller()?.scrollTo({ top: 1e6 })
    await expect.poll(() => rows().at(-1)?.dataset['rowIndex']).toBe('998')
    const [last, frame] = [rows().at(-1), scroller()].map((element) => element?.getBoundingClientRect())
    expect(Math.round((last?.bottom ?? 0) - (frame?.bottom ?? 0))).toBeLessThanOrEqual(0)
  })
})
