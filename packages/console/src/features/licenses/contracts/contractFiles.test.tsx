import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  responseCount,
  button,
  withMockServices,
} from '../../../testing/openConsole.tsx'
import { openContractsPage, mysql, search, contractWrites } from '../../../testing/pages/contractsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

describe('contract import', () => {
  const head = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location'
  async function selectFile(...lines: string[]) {
    await button('Import…').click()
    const file = new File([[head, ...lines].join('\n')], 'bought.csv', { type: 'text/csv' })
    await userEvent.upload(page.getByLabelText(/^CSV file/), file)
  }

  it('previews the file, sends it once and lists its contracts', async () => {
    await openContractsPage(mysql)
    await selectFile('HOST,8880001,1,B64911,3,Milan', 'HOST,8880002,1,B64911,4,')
    await expect.element(page.getByRole('gridcell', { name: '8880002' })).toBeVisible()
    expect(contractWrites()).toEqual([])
    await button('Import 2 contracts').click()
    await expect.element(page.getByText('2 contracts imported from bought.csv')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click()
    await search.fill('888000')
    await expect.element(page.getByRole('rowheader', { name: '8880002' })).toBeVisible()
    expect(contractWrites()).toEqual(['POST /api/contracts/mysql/upload'])
  })

  it('skips lines with errors', async () => {
    await openContractsPage(mysql)
    await selectFile('HOST,8880001,1,B64911,3,Milan', 'ROOM,8880002,1,B64911,4,')
    await expect.element(page.getByText(/One line has errors/)).toBeVisible()
    await page.getByRole('checkbox', { name: /^Skip/ }).click()
    await button('Import 1 contract').click()
    await expect.element(page.getByText('1 contract imported from bought.csv')).toBeVisible()
    expect(address()).toBe(mysql)
  })

  it('shows the number of stored contracts when the server stops inside the file', async () => {
    await openContractsPage(mysql)
    mockHandlers(
      http.post('*/api/contracts/mysql/upload', () =>
        HttpResponse.json({ error: 'line 3: no such type', message: 'bad file' }, { status: 422 }),
      ),
    )
    const lists = () => responseCount('/api/contracts/mysql/database')
    await selectFile('HOST,8880001,1,B64911,3,Milan', 'HOST,8880002,1,B64911,4,')
    await expect.element(button('Import 2 contracts')).toBeVisible()
    const before = lists()
    await button('Import 2 contracts').click()
    // The mocks stored nothing, and the message has one line number.
    await expect
      .element(page.getByText(/stopped at line 3: bad file: no such type No contracts were imported/))
      .toBeVisible()
    await expect.poll(lists).toBeGreaterThan(before)
    expect(address()).toBe(mysql)
  })
})
