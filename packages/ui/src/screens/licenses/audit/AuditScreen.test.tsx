import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noDecisions } from '../../../domain/licenses/audit/auditDecisions.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import * as stories from './AuditScreen.stories.tsx'

const { AllRules, Loading, ServerRules, Sheet } = composeStories(stories)

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

function DecidableSheet() {
  const [decisions, setDecisions] = useState(noDecisions)
  return <Sheet decisions={decisions} onDecisionsChange={fn(setDecisions)} />
}

it('suggests a decision about several rows only if they share it, and keeps that of each row otherwise', async () => {
  await page.viewport(1440, 900)
  await renderWithProviders(<DecidableSheet />)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  const dialog = page.getByRole('dialog')
  const radio = (name: string) => dialog.getByRole('radio', { name })
  const save = dialog.getByRole('button', { name: 'Save decision' })
  const open = (count: string) => page.getByRole('button', { name: `Decide about ${count}…` }).click()
  await boxes.nth(0).click()
  await open('1 row')
  await radio('Accepted').click()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()

  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await open('2 rows')
  await expect.element(save).toBeDisabled()
  expect(dialog.getByRole('radio', { checked: true }).query()).toBeNull()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('See the letter')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const notes = page.getByRole('row').filter({ hasText: 'See the letter' })
  await expect.poll(() => notes.elements().length).toBe(2)
  expect(notes.filter({ hasText: 'Accepted' }).elements()).toHaveLength(1)

  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await open('2 rows')
  await radio('Contested').click()
  await save.click()
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await open('2 rows')
  await expect.element(radio('Contested')).toBeChecked()
})
