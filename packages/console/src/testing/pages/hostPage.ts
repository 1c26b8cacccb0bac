import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { page } from 'vitest/browser'
import { openAs } from '../openConsole.tsx'
import { oracleHost } from '../sampleInventory.ts'

export const oracle = oracleHost.name
export const [firstDatabase = '', secondDatabase = ''] = oracleHost.databases
/** With an instance whose license is ignored. */
export const mysql = makeHost(72).hostname

export const openHostPage = async (hostname: string, rest = '') => openAs(`/details/${hostname}${rest}`)

export const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
export const tab = (name: string | RegExp) => page.getByRole('tab', { name })
/** Opens and closes a database in the table of a host. */
export const databaseLink = (name: string) =>
  page
    .getByRole('region', { name: 'Databases', exact: true })
    .getByRole('rowheader')
    .getByRole('link', { name, exact: true })
export const confirmation = page.getByRole('alertdialog')
export const dialogButton = (name: string) => confirmation.getByRole('button', { name, exact: true })

/** An item in the menu of the host, which opens. */
export async function hostAction(name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
}

/** Selects an item in the lazy-loaded menu of a row. */
export async function runRowAction(action: string, row: RegExp) {
  const menu = page.getByRole('grid').getByRole('row', { name: row }).getByRole('button').last()
  await menu.click()
  await page.getByRole('menuitem', { name: action }).click()
}
