import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { button, openAs } from '../openConsole.tsx'

export const dialog = page.getByRole('alertdialog')
export const section = (name: RegExp) => page.getByRole('tab', { name })
export const textbox = (name: string, inSection = /./) =>
  page.getByRole('tabpanel', { name: inSection }).getByRole('textbox', { name, exact: true }).first()

export async function openSettingsPage(path = '/settings') {
  const stores = await openAs(path)
  await expect.element(button('Save…')).toBeVisible()
  return stores
}

export async function saveSettings() {
  await button('Save…').click()
  await dialog.getByRole('button', { name: /^Save/ }).click()
}
