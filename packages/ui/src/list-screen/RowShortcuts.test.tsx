import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  close,
  drawers,
  focusedRow,
  header,
  name,
  openWithSpace,
  press,
  renderList,
} from '../testing/samples/peekList.tsx'
import { waitOptions } from '../testing/waitOptions.ts'

beforeEach(() => page.viewport(1440, 900))

describe('row shortcuts', () => {
  const selectable = { bulkActions: () => null }
  const checked = () => page.getByRole('checkbox', { checked: true }).elements().length

  test('select with x and peek with Space', async () => {
    await renderList(selectable)
    await openWithSpace(2)
    await close(2)
    await press('x')
    await expect.poll(checked).toBe(1)
    await press('jx')
    await expect.poll(checked).toBe(2)
    expect(focusedRow()).toBe(name(3))
    await press('x')
    await expect.poll(checked).toBe(1)
  })

  test('enter the table if nothing has the focus', async () => {
    await renderList(selectable)
    await openWithSpace(2)
    await close(2)
    for (const key of ['j', 'k', '{ArrowDown}']) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await press(key)
      await expect.poll(focusedRow).toBe(name(2))
    }
  })

  test('lead from the search field to the rows with the down arrow', async () => {
    await renderList(selectable)
    const search = page.getByRole('searchbox')
    await search.fill(name(2))
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(1)
    await press('{ArrowDown}')
    await expect.poll(focusedRow).toBe(name(2))
  })

  test('work at the same keys of a layout with other letters', async () => {
    await renderList(selectable)
    await openWithSpace(2)
    await close(2)
    const type = (key: string, code: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      )
    type('о', 'KeyJ')
    await expect.poll(focusedRow).toBe(name(3))
    type('ס', 'KeyX')
    await expect.poll(checked).toBe(1)
    type('κ', 'KeyK')
    await expect.poll(focusedRow).toBe(name(2))
    type('ظ', 'Slash')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  test('select with Space in a list without a peek', async () => {
    await renderList({ ...selectable, peek: undefined })
    const element = header(2).element()
    if (element instanceof HTMLElement) element.focus()
    await press(' ')
    await expect.poll(checked).toBe(1)
    await expect.element(drawers).not.toBeInTheDocument()
  })

  test('are listed with ? on the checkbox of a row', async () => {
    await renderList(selectable)
    await openWithSpace(2)
    await close(2)
    const checkbox = page.getByRole('checkbox').nth(1).element()
    if (checkbox instanceof HTMLElement) checkbox.focus()
    await press('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' }), waitOptions).toBeVisible()
  })

  test('are listed with ?, without those that the list does not have', async () => {
    await renderList(selectable)
    await openWithSpace(2)
    await close(2)
    await press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(dialog, waitOptions).toBeVisible()
    const keys = (label: string) =>
      dialog.getByText(label).element().previousElementSibling?.textContent ?? null
    expect(keys('Show the row beside the list')).toBe('Space')
    expect(keys('Select the row')).toBe('x')
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('searchbox').click()
    await press('?')
    await expect.element(page.getByRole('searchbox')).toHaveValue('?')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
