import { composeStories } from '@storybook/react-vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paletteSample } from '../../../testing/fixtures/paletteSample.ts'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { failed, loading } from '../../../testing/states.ts'
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx'
import * as stories from './CommandSearch.stories.tsx'

const { Ready } = composeStories(stories)
const dialog = page.getByRole('dialog', { name: 'Go to' })
const box = page.getByRole('combobox', { name: 'Go to' })
const group = (name: string) => page.getByRole('group', { name })

/** Records the link that was followed and prevents the navigation. */
const onLinkClick = vi.fn<(to: string | null) => void>()
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  onLinkClick(link.getAttribute('href'))
}
beforeEach(() => {
  onLinkClick.mockClear()
  document.addEventListener('click', follow)
})
afterEach(() => document.removeEventListener('click', follow))

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveFocus()
}

describe('CommandPalette', () => {
  it('finds a host and follows its link by keyboard, and returns focus', async () => {
    const [onOpen, onTake] = [vi.fn<() => void>(), vi.fn<(entry: { id: string }) => void>()]
    await renderWithCatalogue(<Ready onOpen={onOpen} onSelect={onTake} />)
    await userEvent.tab()
    await open()
    expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('db-777')
    await expect.element(page.getByRole('option')).toHaveAttribute('href', '/details/db-777')
    await userEvent.keyboard('{Enter}')
    expect(onLinkClick).toHaveBeenCalledExactlyOnceWith('/details/db-777')
    expect(onTake.mock.lastCall?.[0]).toMatchObject({ id: 'db-777' })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Go to…' })).toHaveFocus()
  })

  it('opens with / on a page without a search of its own, but not while typing', async () => {
    await renderWithCatalogue(
      <>
        <input aria-label="Name" />
        <Ready />
      </>,
    )
    await page.getByRole('textbox', { name: 'Name' }).click()
    await userEvent.keyboard('/')
    expect(dialog.query()).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('/')
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveValue('')
  })

  it('continues the text that was typed before it has loaded', async () => {
    await renderWithCatalogue(<CommandPalette groups={[]} initialText="db-77" onClose={() => {}} />)
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('7')
    await expect.element(box).toHaveValue('db-777')
  })

  it('waits for the results of the latest text if Enter follows immediately', async () => {
    await renderWithCatalogue(<Ready />)
    await open()
    const input = box.element()
    if (!(input instanceof HTMLInputElement)) throw new Error('The palette has no text box')
    // Dispatched synchronously, so that the list still matches the empty text.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'db-777')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await expect.poll(() => onLinkClick.mock.calls).toEqual([['/details/db-777']])
  })

  it('lists pages and recent entries before typing', async () => {
    await renderWithCatalogue(<Ready />)
    await page.getByRole('button', { name: 'Go to…' }).click()
    await expect.element(group('Recent').getByRole('option').first()).toHaveTextContent('db-014')
    await expect.element(group('Pages').getByRole('option', { name: 'Dashboard' })).toBeVisible()
    await expect.element(group('Hosts')).not.toBeInTheDocument()
  })

  it('groups results by kind, best match first, and moves across groups', async () => {
    await renderWithCatalogue(<Ready />)
    await open()
    await userEvent.keyboard('db-')
    await expect.element(group('Hosts').getByRole('option').first()).toHaveTextContent('db-001')
    await expect.element(group('Hosts')).toMatchTextContent(/1,197 more: type to filter/)
    await expect.element(group('Clusters').getByRole('option')).toHaveTextContent('db-cluster')
    await userEvent.keyboard('{ArrowUp}')
    const last = group('Databases').getByRole('option').last()
    await expect.element(box).toHaveAttribute('aria-activedescendant', last.element().id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onLinkClick).toHaveBeenCalledExactlyOnceWith('/details/db-001')
  })

  it('shows loading and failed groups and retries', async () => {
    const retry = vi.fn<() => void>()
    const groups: readonly PaletteGroup[] = [
      ...paletteSample.slice(0, 1),
      { id: 'hosts', list: loading },
      { id: 'databases', list: failed('502', retry) },
    ]
    await renderWithCatalogue(<Ready groups={groups} />)
    await open()
    await expect.element(page.getByText('Hosts: loading…')).toBeVisible()
    await expect.element(page.getByText(/Databases: could not load/)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows a message without matches and closes with Escape', async () => {
    await renderWithCatalogue(<Ready />)
    await open()
    await userEvent.keyboard('Atlantis')
    await expect.element(page.getByText('No results for “Atlantis”')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onLinkClick).not.toHaveBeenCalled()
  })

  it('adds no style element, which the content security policy would block', async () => {
    await renderWithCatalogue(<Ready />)
    const before = document.querySelectorAll('style').length
    await open()
    await expect.element(dialog).toBeVisible()
    expect(document.querySelectorAll('style')).toHaveLength(before)
  })
})
