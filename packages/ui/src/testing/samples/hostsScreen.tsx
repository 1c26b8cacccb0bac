import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { HostsScreen, type HostsScreenProps } from '../../screens/hosts/HostsScreen.tsx'
import { ready } from '../states.ts'

const environments = ['PROD', 'TEST', 'DEV'] as const
/** 30 hosts, ten per environment, with 1 to 30 GB of memory. */
export const hosts = Array.from({ length: 30 }, (_, index) => {
  const host = makeHost(index + 1, {
    hostname: `host-${String(index + 1).padStart(2, '0')}`,
    environment: environments[index % 3] ?? '',
  })
  return { ...host, info: { ...host.info, memoryTotal: index + 1 } }
})

export const screen = (props: Partial<HostsScreenProps> = {}) => (
  <div className="h-dvh">
    <HostsScreen list={ready(hosts)} {...props} />
  </div>
)

export const buttonNamed = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const searchBox = page.getByRole('searchbox', { name: 'Search hosts' })
export const rowHeaderTexts = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
export const expectVisibleText = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible()

export async function useDesktopViewport() {
  await page.viewport(1440, 900)
}
export async function openFilters() {
  await buttonNamed(/^Filters/).click()
  await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible()
}
