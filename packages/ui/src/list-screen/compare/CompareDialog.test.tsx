import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListTools } from '../../lib/listTools.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { CompareDialog } from './CompareDialog.tsx'

const onCompare = vi.fn<NonNullable<ListTools['onCompare']>>()
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  vi.resetAllMocks()
  await renderWithProviders(<CompareDialog onCompare={onCompare} onClose={onClose} />)
})

test('CompareDialog compares when Enter is pressed in a date', async () => {
  await page.getByRole('textbox', { name: /Earlier/ }).fill('01/02/2026')
  await userEvent.keyboard('{Enter}')
  expect(onCompare).toHaveBeenCalledExactlyOnceWith('2026-02-01', null)
  expect(onClose).toHaveBeenCalledOnce()
})

test('CompareDialog stays open with an error when Enter is pressed without a date', async () => {
  await page.getByRole('textbox', { name: /Earlier/ }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: /Earlier/ })).toHaveAttribute('aria-invalid', 'true')
  expect(onCompare).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})
