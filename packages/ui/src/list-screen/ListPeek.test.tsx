import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  close,
  drawer,
  drawers,
  focusedRow,
  header,
  name,
  openWithSpace,
  press,
  renderList,
  rowOf,
} from '../testing/samples/peekList.tsx'
import { ready } from '../testing/states.ts'
import { waitOptions } from '../testing/waitOptions.ts'

beforeEach(() => page.viewport(1440, 900))

describe('side peek', () => {
  test('opens the focused row with Space, and Escape returns the focus to it', async () => {
    await renderList()
    await openWithSpace(3)
    await expect.element(drawer(3).getByText('3 of 60')).toBeVisible()
    await close(3)
  })

  test('moves through the rows as sorted and filtered with the arrow keys', async () => {
    await renderList({ view: { search: 'host-1', sort: { id: 'hostname', desc: true } } })
    await openWithSpace(19)
    await press('{ArrowDown}')
    await expect.element(drawer(18)).toBeVisible()
    await press('j')
    await expect.element(drawer(17)).toBeVisible()
    await expect.element(drawer(17).getByText('3 of 10')).toBeVisible()
    await press('{ArrowUp}k')
    await expect.element(drawer(19)).toBeVisible()
    await press('{ArrowUp}')
    await expect.element(drawer(19).getByRole('button', { name: 'Previous row' })).toBeDisabled()
    await expect.element(drawer(19)).toBeVisible()
    await press('{ArrowDown}')
    await close(18)
  })

  test('turns the page of the list with the Next row button', async () => {
    await renderList({ view: { pageSize: 25 } })
    await openWithSpace(25)
    await drawer(25).getByRole('button', { name: 'Next row' }).click()
    await expect.element(drawer(26)).toBeVisible()
    await expect.element(header(26)).toBeVisible()
    await expect.element(rowOf(26)).toHaveAttribute('aria-current', 'true')
    await expect.element(drawer(26).getByRole('button', { name: 'Next row' })).toHaveFocus()
    await close(26)
  })

  test('stays open when the pager changes the page, and continues from its own row', async () => {
    // Wide enough for the pager beside the drawer.
    await page.viewport(1700, 900)
    await renderList({ view: { pageSize: 25 } })
    await openWithSpace(3)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(header(26)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(header(60)).toBeVisible()
    await expect.element(drawer(3)).toBeVisible()
    await drawer(3).getByRole('button', { name: 'Next row' }).click()
    await expect.element(drawer(4)).toBeVisible()
    await expect.element(header(4)).toBeVisible()
  })

  test('opens with a click beside the name and follows the row that is clicked', async () => {
    await renderList()
    await openWithSpace(1)
    const cell = (row: number) => rowOf(row).getByRole('gridcell').nth(1)
    await cell(4).click()
    await expect.element(drawer(4)).toBeVisible()
    await close(4)
    await cell(5).click()
    await expect.element(drawer(5)).toBeVisible()
  })

  test('stays closed when a double click selects a word', async () => {
    await renderList()
    await openWithSpace(1)
    await close(1)
    await rowOf(3)
      .getByRole('gridcell')
      .nth(2)
      .dblClick({ position: { x: 20, y: 16 } })
    await expect.poll(() => document.getSelection()?.toString().trim()).toMatch(/\w/)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect.element(drawers).not.toBeInTheDocument()
    await rowOf(4)
      .getByRole('gridcell')
      .nth(2)
      .click({ position: { x: 20, y: 16 } })
    await expect.element(drawer(4)).toBeVisible()
  })

  test('leaves a click on the name and a click with Ctrl to the link of the row', async () => {
    await renderList()
    await openWithSpace(1)
    await close(1)
    const opened: (string | null)[] = []
    const listener = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      opened.push(event.target.getAttribute('href'))
      event.preventDefault()
    }
    document.addEventListener('click', listener)
    await header(2).getByRole('link').click()
    await rowOf(3)
      .getByRole('gridcell')
      .nth(1)
      .click({ modifiers: ['Control'] })
    document.removeEventListener('click', listener)
    expect(opened).toEqual([`/details/${name(2)}`, `/details/${name(3)}`])
    await expect.element(drawers).not.toBeInTheDocument()
  })

  test('shows full lists and units, and leaves out columns that the list does not have', async () => {
    const databases = { 'Oracle/Database': ['A1', 'B2', 'C3', 'D4'] }
    await renderList({ list: ready([{ ...makeHost(1, { databases }), hostname: name(1) }]) })
    await openWithSpace(1)
    const terms = drawer(1)
      .getByRole('term')
      .elements()
      .map((term) => term.textContent)
    expect(terms).toEqual(['Last report', 'Environment', 'Databases', 'Threads'])
    expect(
      drawer(1)
        .getByRole('listitem')
        .elements()
        .map((entry) => entry.textContent),
    ).toEqual(['A1', 'B2', 'C3', 'D4'])
  })

  test('opens the page of the row with Enter, and Space closes the peek', async () => {
    await renderList()
    await openWithSpace(2)
    const opened: (string | null)[] = []
    const listener = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement) opened.push(event.target.getAttribute('href'))
      event.preventDefault()
    }
    document.addEventListener('click', listener)
    await press('{Enter}')
    document.removeEventListener('click', listener)
    expect(opened).toEqual([`/details/${name(2)}`])
    await press(' ')
    await expect.element(drawers).not.toBeInTheDocument()
    await expect.poll(focusedRow).toBe(name(2))
  })

  test('offers the marked action of a row without a page, which closes the peek', async () => {
    const edited: string[] = []
    await renderList({
      rowTo: () => null,
      rowActions: ({ hostname }) => [
        { id: 'remove', label: 'Delete…', onSelect: () => edited.push('removed') },
        { id: 'edit', label: 'Edit…', inPeek: true, onSelect: () => edited.push(hostname) },
      ],
    })
    await openWithSpace(2)
    expect(drawer(2).getByRole('link', { name: 'Open page' }).elements()).toEqual([])
    expect(drawer(2).getByRole('button', { name: 'Delete…' }).elements()).toEqual([])
    await drawer(2).getByRole('button', { name: 'Edit…' }).click()
    await expect.element(drawers).not.toBeInTheDocument()
    expect(edited).toEqual([name(2)])
  })

  test('closes when a search hides its row', async () => {
    await renderList()
    await openWithSpace(2)
    await page.getByRole('searchbox').fill('host-05')
    await expect.element(header(5)).toBeVisible()
    await expect.element(drawers).not.toBeInTheDocument()
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await page.getByRole('searchbox').fill('')
    await expect.element(header(2)).toBeVisible()
    await expect.element(drawers).not.toBeInTheDocument()
  })

  test('follows the focus in the list while it is open', async () => {
    await renderList()
    await openWithSpace(2)
    await header(6).click({ position: { x: 2, y: 2 } })
    await expect.element(drawer(6)).toBeVisible()
    await press('{ArrowDown}')
    await expect.element(drawer(7)).toBeVisible()
    expect(focusedRow()).toBe(name(7))
  })

  test('covers the list on a phone and keeps the focus inside', async () => {
    await page.viewport(390, 844)
    await renderList()
    await expect
      .poll(async () => {
        if (drawers.elements().length === 0) await header(2).click({ position: { x: 340, y: 8 } })
        return drawers.elements().length
      }, waitOptions)
      .toBe(1)
    await expect.element(drawer(2)).toHaveAttribute('aria-modal', 'true')
    expect(drawer(2).element().getBoundingClientRect().width).toBe(390)
    await userEvent.tab({ shift: true })
    expect(drawer(2).element().contains(document.activeElement)).toBe(true)
  })
})
