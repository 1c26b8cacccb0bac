import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, newStores, openAs, requests } from '../openConsole.tsx'

export async function openList(path: string, stores = newStores()) {
  await openAs(path, 'admin', stores)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return stores
}

export const dialog = page.getByRole('dialog')
export const menuItem = (name: string | RegExp) => page.getByRole('menuitem', { name })
export const row = (name: string) => page.getByRole('row').filter({ hasText: name })

export async function runRowAction(action: string, name: string) {
  await button(`Actions for ${name}`).click()
  await menuItem(action).click()
}

/** Names in the first rows only, because the number of rendered rows depends on the space. */
export const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .slice(0, 10)
    .map((cell) => cell.querySelector('a')?.textContent)

export const endOf = (...day: [number, number, number]) => new Date(...day, 23, 59, 59).toISOString()

/** Date of each request for hosts; `null` for today. */
export const requestedDates = () =>
  requests
    .filter((request) => request.startsWith('GET /api/hosts?'))
    .map((request) => new URL(request.slice(4), 'http://x').searchParams.get('older-than'))

/** Collects saved files instead of downloading them. */
export function savedFiles() {
  const files: { name: string; file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push({ name: '', file })
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = files.at(-1)
    if (last) last.name = this.download
  })
  return files
}

/** Exports the view; returns name and content of the file. */
export async function exportView(format: 'CSV' | 'XLSX') {
  const files = savedFiles()
  await button('Export').click()
  await menuItem(`This view (${format})`).click()
  await expect.poll(() => files.map((saved) => saved.name)).toHaveLength(1)
  await expect.poll(() => files[0]?.name).toBeTruthy()
  const [{ name, file } = { name: '', file: new Blob() }] = files
  return { name, file }
}

export async function linesOf(file: Blob) {
  return (await file.text()).trim().split('\r\n')
}
