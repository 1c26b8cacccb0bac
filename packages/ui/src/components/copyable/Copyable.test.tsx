import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { ToastProvider } from '../toast/Toast.tsx'
import { Copyable } from './Copyable.tsx'

it('copies by keyboard and shows "Copied" until blur', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderWithCatalogue(<Copyable text="db-014" />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Copy db-014' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  expect(write).toHaveBeenCalledExactlyOnceWith('db-014')
  await userEvent.tab()
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument()
})

it('says that copying failed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await renderWithCatalogue(
    <ToastProvider>
      <Copyable text="db-014" />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Copy db-014' }).click()
  await expect.element(page.getByText('Could not copy')).toBeVisible()
})
