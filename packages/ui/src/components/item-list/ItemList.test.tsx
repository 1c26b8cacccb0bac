import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './ItemList.stories.tsx'
import { ItemList } from './ItemList.tsx'

const { Hundreds, FarDown, Ranked, Thousands } = composeStories(stories)
const box = page.getByRole('combobox', { name: 'Hosts' })
const option = (name: string) => page.getByRole('option', { name, exact: true })

describe('ItemList', () => {
  it('filters while typing, moves with the arrow keys and selects with Enter', async () => {
    await renderWithCatalogue(<Hundreds />)
    await userEvent.tab()
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('db-1')
    await expect.element(page.getByText('100 / 420')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(option('db-101')).toHaveAttribute('aria-selected', 'true')
    await expect.element(box).toHaveValue('db-1')
  })

  it('starts at the selected item and wraps around', async () => {
    await renderWithCatalogue(<FarDown />)
    await expect.element(option('db-210')).toBeInViewport()
    await expect.element(box).toHaveAttribute('aria-activedescendant', option('db-210').element().id)
    await box.fill('db-00')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(option('db-009')).toHaveAttribute('aria-selected', 'true')
  })

  it('shows the selected item completely and cuts its long name in the line', async () => {
    await page.viewport(1024, 768)
    const items = Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `host-${index}.with-a-name-that-does-not-fit.corp.example.net`,
      note: 'Oracle Database',
    }))
    await renderWithCatalogue(
      <div className="h-96 w-60">
        <ItemList label="Hosts" items={items} selectedId="30" empty="None" />
      </div>,
    )
    const selected = page.getByRole('option', { selected: true })
    await expect.element(selected).toBeVisible()
    const rect = () => selected.element().getBoundingClientRect()
    const list = page.getByRole('listbox').element().getBoundingClientRect()
    // The heights are estimates until the options were drawn.
    await expect.poll(() => Math.round(rect().bottom - list.bottom)).toBeLessThanOrEqual(0)
    expect(rect().top).toBeGreaterThanOrEqual(Math.floor(list.top))
    expect(rect().height).toBe(36)
    const name = selected.getByTitle(items[30]?.label ?? '').element()
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(rect().right)
  })

  it('renders more items while scrolling, also by keyboard', async () => {
    await renderWithCatalogue(<Hundreds />)
    await userEvent.tab()
    await expect.element(option('db-061')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(option('db-120')).toBeInTheDocument()
  })

  it('aligns the ranking values on the decimal separator, also in the selected row', async () => {
    await renderWithCatalogue(<Ranked />)
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('option').first().click()
    const values = [...document.querySelectorAll('[data-slot="rank-value"]')].flatMap(({ firstChild }) =>
      firstChild instanceof Text ? [firstChild] : [],
    )
    const endsOfIntegers = values.map((text) => {
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, text.data.split('.')[0]?.length ?? 0)
      return Math.round(range.getBoundingClientRect().right)
    })
    expect(endsOfIntegers.length).toBeGreaterThan(1)
    expect(new Set(endsOfIntegers).size).toBe(1)
  })

  it('shows the number of items not rendered and finds them', async () => {
    await renderWithCatalogue(<Thousands />)
    await expect.element(page.getByText('11,940 more: type to filter')).toBeInTheDocument()
    await box.fill('db-11999')
    await expect.element(page.getByRole('option')).toHaveAttribute('href', '/details/db-11999')
  })
})
