import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../../testing/states.ts'
import { BackupsScreen } from './BackupsScreen.tsx'

const backup = (databasename: string, backupType: string) => ({
  hostname: 'host',
  databasename,
  backupType,
  hour: '02:00',
  weekDays: ['Monday'],
  avgBckSize: 1,
  retention: '14 DAYS',
})

test('BackupsScreen finds the databases whose backups are all partial', async () => {
  await page.viewport(1440, 900)
  const rows = [
    backup('WITH', 'Db Full'),
    backup('WITH', 'Archivelog'),
    backup('WITHOUT', 'Archivelog'),
    backup('WITHOUT', 'Incr Lvl 1'),
  ]
  await renderWithProviders(
    <div className="h-dvh">
      <BackupsScreen list={ready(rows)} />
    </div>,
  )
  await page.getByRole('button', { name: 'No full backup 2' }).click()
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(2)
  await expect.element(page.getByRole('gridcell', { name: 'WITHOUT' }).first()).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '14 days' }).first()).toBeVisible()
})
