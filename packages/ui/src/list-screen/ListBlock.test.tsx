import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'
import * as stories from './ListBlock.stories.tsx'

const { Ready } = composeStories(stories)

test('aligns the text of the first column with the toolbar', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Ready />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const textLeft = (element: Element | undefined) => {
    const range = document.createRange()
    if (element) range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  }
  const toolbar = document.querySelector('[data-slot="list-toolbar"]')
  const left = toolbar?.getBoundingClientRect().left ?? 0
  expect(textLeft(page.getByRole('rowheader').first().element()) - left).toBe(16)
  expect(textLeft(page.getByText('Hostname', { exact: true }).first().element()) - left).toBe(16)
})

test('shows rows as cards on a phone, or as a table by choice in the Display menu', async () => {
  await page.viewport(390, 844)
  await renderWithCatalogue(<Ready />)
  const cellsOfFirstRow = () =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
      .getByRole('gridcell')
      .elements().length
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(cellsOfFirstRow()).toBe(2)
  expect(document.documentElement.scrollWidth).toBe(390)
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Show as table' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(cellsOfFirstRow).toBeGreaterThan(5)
})
