import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListScreenProps } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { fixtureColumns } from '../fixtures/fixtureColumns.ts'
import { ready } from '../states.ts'
import { waitOptions } from '../waitOptions.ts'
import { renderWithProviders } from './renderWithProviders.tsx'

export const name = (row: number) => `host-${String(row).padStart(2, '0')}`
export const hosts = makeHosts(60).map((host, index) => ({ ...host, hostname: name(index + 1) }))
const peek = { figures: ['createdAt', 'environment'], facts: ['databases', 'cpuThreads', 'missing'] }
const list = {
  area: 'hosts',
  columns: fixtureColumns,
  list: ready(hosts),
  rowId: ({ hostname }: { hostname: string }) => hostname,
  peek,
} as const

export const drawer = (row: number) => page.getByRole('dialog', { name: name(row), exact: true })
export const drawers = page.getByRole('dialog')
export const header = (row: number) => page.getByRole('rowheader', { name: name(row), exact: true })
export const rowOf = (row: number) => page.getByRole('row').filter({ has: header(row) })
export const press = (keys: string) => userEvent.keyboard(keys)

/** The focus returns to the row after the drawer is gone. */
export async function close(row: number) {
  await press('{Escape}')
  await expect.element(drawers).not.toBeInTheDocument()
  await expect.poll(focusedRow).toBe(name(row))
}

export const focusedRow = () =>
  document.activeElement?.closest('tr')?.querySelector('th')?.textContent ?? null

/** Space peeks once the gestures of the table are loaded, and before that does nothing. */
export async function openWithSpace(row: number) {
  const element = header(row).element()
  if (!(element instanceof HTMLElement)) throw new Error('The row header is not focusable')
  element.focus()
  await expect
    .poll(async () => {
      if (drawers.elements().length === 0) await press(' ')
      return drawers.elements().length
    }, waitOptions)
    .toBe(1)
  await expect.element(drawer(row)).toHaveFocus()
}

export async function renderList(props: Partial<ListScreenProps<(typeof hosts)[number]>> = {}) {
  await renderWithProviders(
    <div className="h-dvh">
      <ListScreen {...list} {...props} />
    </div>,
  )
}
