import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './AppShell.stories.tsx'
import { Notice } from './Notices.tsx'

const { OneNotice, ThreeNotices } = composeStories(stories)

test('a single notice is shown in the footer', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<OneNotice />)
  await expect.element(page.getByRole('contentinfo').getByText(/^You are offline/)).toBeVisible()
})

test('several notices open from one button and close on Escape, and the footer keeps its height', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<ThreeNotices />)
  const footer = page.getByRole('contentinfo')
  const button = page.getByRole('button', { name: '3 notices' })
  await expect.element(button).toBeVisible()
  const { height } = footer.element().getBoundingClientRect()
  await expect.element(page.getByText(/^Refresh failed/)).not.toBeVisible()
  await button.click()
  await expect.element(page.getByText(/^Refresh failed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(footer.element().getBoundingClientRect().height).toBe(height)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/^Refresh failed/)).not.toBeVisible()
})

test('a notice that has no room beside the pager opens from a button', async () => {
  await page.viewport(1024, 768)
  const note = '8 contracts without a location are not counted toward compliance'
  await renderWithCatalogue(<OneNotice notices={<Notice tone="warning" text={note} />} />)
  const text = page.getByText(note)
  await expect.element(text).not.toBeVisible()
  await page.getByRole('button', { name: '1 notice' }).click()
  await expect.element(text).toBeVisible()
})
