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
    const failed = (host: string): ToastContent => ({
      tone: 'danger',
      title: `${host} could not be dismissed`,
    })
    await renderWithCatalogue(
      <ToastProvider>
        <Page {...failed('db-014')} />
        <Page {...failed('db-015')} />
      </ToastProvider>,
    )
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await dismiss.nth(0).click()
    await dismiss.nth(1).click()
    const toasts = page.getByRole('listitem').filter({ hasText: 'could not be dismissed' })
    await expect.element(toasts.nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(toasts.nth(1)).not.toBeInTheDocument()
    await expect.element(page.getByText('db-015 could not be dismissed')).toBeVisible()
  })

  it('shows a repeated message once', async () => {
    await shown({ tone: 'info', title: 'This alert cannot be acknowledged' })
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await dismiss.click()
    const toasts = page.getByRole('listitem').filter({ hasText: 'cannot be acknowledged' })
    await expect.element(toasts).toBeVisible()
    await dismiss.click()
    await dismiss.click()
    expect(toasts.elements()).toHaveLength(1)
  })

  it.each(['danger', 'warning'] as const)('keeps a message of tone %s until it is closed', async (tone) => {
    await renderWithCatalogue(
      <ToastProvider>
        <Page tone={tone} title="Not confirmed" />
        <Page tone="success" title="Saved" />
      </ToastProvider>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await page.getByRole('button', { name: 'Dismiss' }).nth(0).click()
    await expect.element(page.getByText('Not confirmed')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).nth(1).click()
    await expect.element(page.getByText('Saved')).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
    await expect.element(page.getByText('Not confirmed')).toBeVisible()
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
