import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { ProgressDialog, type WorkState } from './ProgressDialog.tsx'

const shown = (progress: WorkState, onCancel = () => {}, onClose = () => {}) =>
  renderWithCatalogue(<ProgressDialog open title="Exporting hosts" {...{ progress, onCancel, onClose }} />)

it('closes only by cancelling', async () => {
  const onCancel = vi.fn<() => void>()
  await shown({ status: 'running', value: 0.42 }, onCancel)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Exporting hosts' })).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

it('shows the error, retries and closes', async () => {
  const [retry, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await shown({ status: 'failed', error: { message: 'No answer' }, retry }, () => {}, onClose)
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answer')
  await page.getByRole('button', { name: 'Retry' }).click()
  await userEvent.keyboard('{Escape}')
  expect(retry).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})
