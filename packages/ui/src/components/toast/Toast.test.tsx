import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { ToastProvider, useToast, type ToastContent } from './Toast.tsx'

function Page(content: ToastContent) {
  const toast = useToast()
  return <Button onClick={() => toast(content)}>Dismiss</Button>
}

const shown = (content: ToastContent) =>
  renderWithCatalogue(
    <ToastProvider>
      <Page {...content} />
    </ToastProvider>,
  )

describe('Toast', () => {
  it('shows each toast until it is closed', async () => {
    await shown({ tone: 'danger', title: 'Host db-014 could not be dismissed' })
    const press = page.getByRole('button', { name: 'Dismiss' })
    await press.click()
    await press.click()
    const toasts = page.getByRole('listitem').filter({ hasText: 'could not be dismissed' })
    await expect.element(toasts.nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(toasts.nth(1)).not.toBeInTheDocument()
    await expect.element(toasts.first()).toBeVisible()
  })

  it('runs its action and closes', async () => {
    const onPress = vi.fn<() => void>()
    await shown({ tone: 'success', title: 'Host dismissed', action: { label: 'Undo', onPress } })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(onPress).toHaveBeenCalledOnce()
    await expect.element(page.getByText('Host dismissed')).not.toBeInTheDocument()
  })
})
