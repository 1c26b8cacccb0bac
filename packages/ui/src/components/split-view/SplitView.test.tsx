import { composeStories } from '@storybook/react-vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './SplitView.stories.tsx'

const { Ready } = composeStories(stories)
const handle = page.getByRole('separator', { name: 'List width' })

beforeEach(() => page.viewport(1200, 900))

describe('SplitView', () => {
  it('shows the item selected in the list', async () => {
    await renderWithCatalogue(<Ready />)
    await page.getByRole('option', { name: 'db-004' }).click()
    await expect.element(page.getByRole('heading', { name: 'db-004' })).toBeVisible()
  })

  it('resizes with the arrow keys between min and max width', async () => {
    await renderWithCatalogue(<Ready />)
    handle.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '296')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '480')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '200')
  })

  it('ignores a drag with another pointer button', async () => {
    await renderWithCatalogue(<Ready />)
    const width = handle.element().getAttribute('aria-valuenow')
    const press = { bubbles: true, button: 2, pointerId: 1, clientX: 300 }
    handle.element().dispatchEvent(new PointerEvent('pointerdown', press))
    handle.element().dispatchEvent(new PointerEvent('pointermove', { ...press, clientX: 340 }))
    await userEvent.keyboard('{Tab}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', width ?? '')
  })

  it('stops resizing when the browser cancels the drag', async () => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
    await renderWithCatalogue(<Ready />)
    const drag = { bubbles: true, button: 0, pointerId: 1, clientX: 300 }
    handle.element().dispatchEvent(new PointerEvent('pointerdown', drag))
    handle.element().dispatchEvent(new PointerEvent('pointermove', { ...drag, clientX: 340 }))
    await expect.element(handle).toHaveAttribute('aria-valuenow', '320')
    handle.element().dispatchEvent(new PointerEvent('pointercancel', drag))
    handle.element().dispatchEvent(new PointerEvent('pointermove', { ...drag, clientX: 380 }))
    await userEvent.keyboard('{Tab}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '320')
  })

  it('prints the selected item without the list', async () => {
    await renderWithCatalogue(<Ready />)
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    const shown = [page.getByRole('listbox'), handle, page.getByRole('heading', { name: /^db-/ })].map(
      (part) => part.elements().length,
    )
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    expect(shown).toEqual([0, 0, 1])
  })

  it('shows either the list or the detail on a phone', async () => {
    await page.viewport(390, 844)
    await renderWithCatalogue(<Ready />)
    await expect.element(page.getByRole('button', { name: 'Back to the list' })).toBeVisible()
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByRole('option', { name: 'db-005' }).click()
    await expect.element(page.getByRole('heading', { name: 'db-005' })).toBeVisible()
  })
})
