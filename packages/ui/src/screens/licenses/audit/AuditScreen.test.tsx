import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import * as stories from './AuditScreen.stories.tsx'

const { AllRules, Loading, ServerRules } = composeStories(stories)

/** Left and top of the list, the buttons above it and the summary. */
const places = () =>
  [
    page.getByRole('grid'),
    page.getByRole('button', { name: 'Display', exact: true }),
    page.getByRole('button', { name: 'Refresh', exact: true }),
    page.getByRole('complementary'),
  ].flatMap((found) =>
    found.elements().map((element) => {
      const { x, y } = element.getBoundingClientRect()
      return [element.tagName, Math.round(x), Math.round(y)]
    }),
  )

it.each(['types', 'sheet'] as const)(
  'keeps its parts in place when the licenses of %s arrive',
  async (tab) => {
    await page.viewport(1440, 900)
    const { rerender } = await renderWithProviders(<Loading tab={tab} />)
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    // Buttons are as wide as their texts.
    await document.fonts.load("13px 'Inter Variable'")
    const before = places()
    await rerender(<ServerRules tab={tab} />)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(places()).toEqual(before)
  },
)

it('says what the rules leave out while the licenses load, and names the types without a price after it', async () => {
  const { rerender } = await renderWithProviders(<Loading tab="types" />)
  const summary = page.getByRole('complementary')
  await expect.element(summary.getByText(/^MySQL and SQL Server count by instance/)).toBeVisible()
  await rerender(<ServerRules tab="types" />)
  const unpriced = summary.getByRole('listitem').filter({ hasText: /no list price:/ })
  await expect.element(unpriced.getByRole('listitem').first()).toBeVisible()
})

it.each(['types', 'sheet'] as const)('marks a difference of %s only if the rules count more', async (tab) => {
  await page.viewport(1440, 900)
  await renderWithProviders(<AllRules tab={tab} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const index = page
    .getByRole('columnheader')
    .elements()
    .findIndex(({ textContent }) => textContent.startsWith('Difference'))
  const figures = () =>
    [...document.querySelectorAll(`[role=grid] tbody tr > :nth-child(${index + 1})`)].flatMap((cell) => {
      const value = Number.parseFloat(cell.textContent.replaceAll(',', '').replace('−', '-'))
      const [text] = [...cell.querySelectorAll('*'), cell].filter(({ children }) => children.length === 0)
      return Number.isNaN(value) || !text ? [] : [{ value, weight: getComputedStyle(text).fontWeight }]
    })
  await expect.poll(() => new Set(figures().map(({ value }) => value > 0))).toEqual(new Set([true, false]))
  expect(figures().filter(({ value, weight }) => value > 0 !== weight > '500')).toEqual([])
})
