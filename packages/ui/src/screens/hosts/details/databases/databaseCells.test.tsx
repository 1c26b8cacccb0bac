import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'
import { BackupWeek, LicenseNames } from './databaseCells.tsx'

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
