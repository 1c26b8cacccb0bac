import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../../testing/states.ts'
import { UsedDatabasesScreen } from './UsedDatabasesScreen.tsx'

it('tells an undo as unconfirmed of which the server confirms only a part', async () => {
  await page.viewport(1440, 900)
  await renderWithProviders(
    <ToastProvider lifetime={Infinity}>
      <div className="h-dvh">
        <UsedDatabasesScreen
          list={ready([makeUsedLicense({ ignored: false })])}
          onIgnore={(rows, ignored) =>
            Promise.resolve({
              changed: ignored ? rows : [],
              rejected: [],
              unknown: ignored ? [] : rows,
              reason: null,
            })
          }
        />
      </div>
    </ToastProvider>,
  )
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: /^Ignore/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ignore', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('0 changed, 0 not changed, 1 unconfirmed')).toBeVisible()
})
