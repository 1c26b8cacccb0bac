import { composeStories } from '@storybook/react-vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { longName } from '../../../testing/samples/withPadding.tsx'
import type { GlobalFilters } from './globalFilters.ts'
import * as stories from './GlobalFilterStrip.stories.tsx'

const { Open, Closed, Active, DateOnly, LongText, OptionsFailed } = composeStories(stories)
const applied = () => vi.fn<(filters: GlobalFilters) => void>()
const apply = page.getByRole('button', { name: 'Apply' })
const date = page.getByRole('textbox', { name: 'Date' })

beforeEach(() => page.viewport(1200, 900))

describe('GlobalFilterStrip', () => {
  it('applies all three filters only on Apply', async () => {
    const onApply = applied()
    await renderWithCatalogue(<Open onApply={onApply} />)
    await page.getByRole('combobox', { name: 'Location' }).click()
    await page.getByRole('option', { name: 'Milan' }).click()
    await date.fill('10/03/2026')
    expect(onApply).not.toHaveBeenCalled()
    await apply.click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      location: 'Milan',
      environment: null,
      date: '2026-03-10',
    })
    await expect.element(apply).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Location Milan', exact: true })).toBeVisible()
  })

  it('does not apply a future date', async () => {
    const onApply = applied()
    await renderWithCatalogue(<Open onApply={onApply} />)
    await date.fill('17/03/2026')
    await apply.click()
    await expect.element(page.getByText('No later than 16/03/2026')).toBeVisible()
    expect(onApply).not.toHaveBeenCalled()
  })

  it('explains with a date that lists then include dismissed hosts', async () => {
    const hint = page.getByText('With a date set, lists include dismissed hosts.')
    await renderWithCatalogue(<Open onApply={applied()} />)
    await expect.element(date).toBeVisible()
    expect(hint.query()).toBeNull()
    await date.fill('10/03/2026')
    await expect.element(hint).toBeVisible()
  })

  it('applies with Enter and returns focus to a chip', async () => {
    const onApply = applied()
    await renderWithCatalogue(<Open onApply={onApply} />)
    await date.fill('10/03/2026')
    await userEvent.keyboard('{Enter}')
    expect(onApply).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('button', { name: 'As of 10/03/2026', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Location/ })).toHaveFocus()
  })

  it('restores the applied date when a chip is removed while the typed date is incomplete', async () => {
    const onApply = applied()
    await renderWithCatalogue(<Active onApply={onApply} />)
    await date.fill('3')
    await page.getByRole('button', { name: /^Remove Location/ }).click()
    await expect.element(date).toHaveValue('10/03/2026')
    onApply.mockClear()
    await apply.click()
    expect(onApply).toHaveBeenCalledOnce()
  })

  it('resets all filters and incomplete date input', async () => {
    const onReset = vi.fn<() => void>()
    await renderWithCatalogue(<Active onReset={onReset} />)
    await date.fill('3')
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(onReset).toHaveBeenCalledOnce()
    await expect.element(date).toHaveValue('')
    expect(page.getByRole('button', { name: /^Remove/ }).query()).toBeNull()
  })

  it('removes one filter by its chip and clears its field', async () => {
    const onApply = applied()
    await renderWithCatalogue(<Active onApply={onApply} />)
    await page.getByRole('button', { name: 'Remove Environment: PROD' }).click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      location: 'Milan',
      environment: null,
      date: '2026-03-10',
    })
    await expect.element(page.getByRole('combobox', { name: 'Environment' })).toHaveValue('')
  })

  it('opens by keyboard at the field of the chip and closes with Escape', async () => {
    await renderWithCatalogue(<Closed />)
    const chip = page.getByRole('button', { name: 'Environment All' })
    chip.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Environment' })).toHaveFocus()
    await expect.element(chip).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(date).not.toBeInTheDocument()
    await expect.element(chip).toHaveFocus()
  })

  it('moves to the field of another chip while it is open', async () => {
    await renderWithCatalogue(<Closed />)
    await page.getByRole('button', { name: 'Environment All' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Environment' })).toHaveFocus()
    await page.getByRole('button', { name: 'As of today' }).click()
    await expect.element(date).toHaveFocus()
  })

  it('shows only the date on pages of a single entity', async () => {
    await renderWithCatalogue(<DateOnly />)
    await expect.element(date).toHaveValue('10/03/2026')
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
    expect(page.getByRole('button', { name: /Location/ }).query()).toBeNull()
  })

  it('cuts a long location label at the edge of the chip', async () => {
    await renderWithCatalogue(<LongText />)
    const chip = page.getByRole('button', { name: `${longName} ${longName}`, exact: true })
    await expect.element(chip).toBeVisible()
    const { scrollWidth, clientWidth } = chip.element()
    expect(scrollWidth).toBe(clientWidth)
  })

  it('shows an error if the options failed to load', async () => {
    await renderWithCatalogue(<OptionsFailed />)
    await expect.element(page.getByText('Could not load options').first()).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Location' })).toBeDisabled()
  })

  it('opens as a sheet on a phone and closes on apply', async () => {
    await page.viewport(390, 844)
    const onApply = applied()
    await renderWithCatalogue(<Open onApply={onApply} />)
    const sheet = page.getByRole('dialog', { name: 'Global filters' })
    const toggle = page.getByRole('button', { name: /^Global filters/ })
    await expect.element(toggle).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await toggle.click()
    await apply.click()
    expect(onApply).toHaveBeenCalledOnce()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(toggle).toHaveFocus()
  })
})
