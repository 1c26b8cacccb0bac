import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { renderWithProviders as showAgain } from '../../testing/samples/renderWithProviders.tsx'
import { failed } from '../../testing/states.ts'
import * as stories from './DetailScreen.stories.tsx'

const { Ready, Loading, Refreshing, Failed, NotFound } = composeStories(stories)
const cards = page.getByRole('region', { name: 'General info' })

describe('DetailScreen', () => {
  it('renders the value immediately even if the skeleton has just appeared', async () => {
    const { rerender, container } = await showAgain(<Loading />)
    const skeleton = container.querySelector('[data-slot="skeleton"]')
    await Promise.all(skeleton?.getAnimations().map(({ finished }) => finished) ?? [])
    await rerender(<Ready />)
    expect(cards.query()).not.toBeNull()
  })

  it('reserves the line of the actions while loading', async () => {
    const headHeight = () => document.querySelector('[data-slot="page-head"]')?.getBoundingClientRect().height
    const { rerender } = await showAgain(<Loading />)
    const before = headHeight()
    await rerender(<Ready />)
    await expect.element(page.getByRole('button', { name: 'Dismiss host' })).toBeVisible()
    expect(before).toBeGreaterThan(0)
    expect(before).toBe(headHeight())
  })

  it('keeps the content while revalidating', async () => {
    await renderWithCatalogue(<Refreshing />)
    await expect.element(cards).toBeVisible()
    await expect.element(page.getByRole('progressbar', { name: 'Loading db-014' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true')
  })

  it('shows the error and retries', async () => {
    const retry = vi.fn<() => void>()
    await renderWithCatalogue(<Failed state={failed('GET /hosts/db-014: 502', retry)} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load the host/)
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(retry).toHaveBeenCalledOnce()
    await expect.element(cards).not.toBeInTheDocument()
  })

  it('shows the not-found state with a link to the list', async () => {
    await renderWithCatalogue(<NotFound />)
    await expect.element(page.getByText('Host db-014 not found')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All hosts' })).toHaveAttribute('href', '/hosts')
  })
})
