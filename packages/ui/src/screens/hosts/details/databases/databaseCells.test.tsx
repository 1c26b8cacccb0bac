import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'
import { BackupWeek, LicenseNames, WorstBackup } from './databaseCells.tsx'

it('reads the licenses of a database by their full names, in one sentence', async () => {
  const licenses = ['Oracle Database Enterprise Edition', 'Oracle Partitioning', 'Oracle OLAP'].map(
    (name, index) => ({ licenseTypeID: `A${index}`, name, count: index < 2 ? 4 : 0, ignored: false }),
  )
  await renderWithCatalogue(
    <table>
      <tbody>
        <tr>
          <td>
            <LicenseNames licenses={licenses} missing={new Set(['A0'])} />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  const name = 'Oracle Database Enterprise Edition (insufficient), Oracle Partitioning'
  await expect.element(page.getByRole('cell', { name, exact: true })).toBeVisible()
})

it('shows the first known hour of the backups', async () => {
  const backups = ['', '23:00', '22:30'].map((hour) => ({
    backupType: 'Database',
    hour,
    weekDays: ['Monday'],
  }))
  await renderWithCatalogue(<BackupWeek backups={backups} />)
  await expect.element(page.getByText('22:30')).toBeVisible()
})

it('shows the database of an instance whose backups are worst', async () => {
  const database = (name: string, weekDays: readonly string[], backupType = 'Database') => ({
    name,
    backups: weekDays.length === 0 ? [] : [{ backupType, hour: '22:30', weekDays }],
  })
  const daily = database('daily', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  const weekly = database('weekly', ['Sunday'])
  const databases = [daily, weekly, database('none', []), database('logs', ['Monday'], 'Log')]
  await renderWithCatalogue(
    <>
      <WorstBackup databases={databases} />
      <WorstBackup databases={[daily, weekly]} />
    </>,
  )
  await expect.element(page.getByText('2 of 4 without backup')).toBeVisible()
  await expect.element(page.getByTitle('Sunday', { exact: true })).toBeVisible()
})
