import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { failed } from '../../../testing/states.ts'
import * as stories from './QuickSwitch.stories.tsx'

const { Ready } = composeStories(stories)
const button = page.getByRole('button', { name: 'Switch to another host' })

describe('QuickSwitch', () => {
  it('opens another host by keyboard and excludes the current one', async () => {
    const onOpen = vi.fn<() => void>()
    const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    document.addEventListener('click', onClick)
    await renderWithCatalogue(<Ready onOpen={onOpen} />)
    await userEvent.tab()
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    onClick.mockClear()
    await userEvent.keyboard('db-00')
    await expect.element(page.getByRole('option', { name: 'db-003' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'db-002' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const target = onClick.mock.lastCall?.[0].target
    document.removeEventListener('click', onClick)
    expect(target instanceof Element && target.closest('a')?.getAttribute('href')).toBe('/details/db-003')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('closes with Escape', async () => {
    await renderWithCatalogue(<Ready />)
    await button.click()
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  it('shows an error if the names failed to load and retries', async () => {
    const retry = vi.fn<() => void>()
    await renderWithCatalogue(<Ready list={failed('502', retry)} />)
    await button.click()
    await expect.element(page.getByText('Could not load names')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })
})
