import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inside, mysql, search, writes } from '../testing/contractsPage.ts'
import { address, button, withMockServices } from '../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

describe('a file of contracts', () => {
  const head = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location'
  async function take(...lines: string[]) {
    await button('Import…').click()
    const file = new File([[head, ...lines].join('\n')], 'bought.csv', { type: 'text/csv' })
    await userEvent.upload(page.getByLabelText(/^CSV file/), file)
  }

  it('is shown before it is sent, sent once, and its contracts stand in the list', async () => {
    await inside(mysql)
    await take('HOST,8880001,1,B64911,3,Milan', 'HOST,8880002,1,B64911,4,')
    await expect.element(page.getByRole('gridcell', { name: '8880002' })).toBeVisible()
    expect(writes()).toEqual([])
    await button('Import 2 contracts').click()
    await expect.element(page.getByText('2 contracts imported from bought.csv')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click()
    await search.fill('888000')
    await expect.element(page.getByRole('rowheader', { name: '8880002' })).toBeVisible()
    expect(writes()).toEqual(['POST /api/contracts/mysql/upload'])
  })

  it('says which lines look wrong, and what the services say of them', async () => {
    await inside(mysql)
    await take('HOST,8880001,1,B64911,3,Milan', 'ROOM,8880002,1,B64911,4,')
    await expect.element(page.getByText(/One line looks wrong/)).toBeVisible()
    await button('Import 2 contracts').click()
    await expect.element(page.getByText(/Nothing was imported.*line 3/)).toBeVisible()
    expect(address()).toBe(mysql)
  })
})
