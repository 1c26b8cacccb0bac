import { makeMysqlContract, makeSqlServerContract } from '@inventory-console/api-mocks/fixtures/contracts'
import {
  makeMysqlLicenseTypes,
  makeSqlServerLicenseTypes,
} from '@inventory-console/api-mocks/fixtures/licenses'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../../testing/states.ts'
import { MysqlContractsScreen, SqlServerContractsScreen } from './ContractsScreens.tsx'
import { MysqlContractForm, SqlServerContractForm } from './forms/CountedContractForm.tsx'

const pendingPromise = () => new Promise<unknown>(() => {})
const names = { hosts: ['db-1'], clusters: ['cluster-1'], locations: ['Milan'] }

const mysql = (
  <MysqlContractsScreen
    onRemove={pendingPromise}
    list={ready([makeMysqlContract()])}
    types={ready(makeMysqlLicenseTypes())}
    renderDialog={(dialog, onClose) =>
      dialog.kind === 'form' ? (
        <MysqlContractForm
          {...dialog.form}
          onClose={onClose}
          choices={{ ...names, types: makeMysqlLicenseTypes() }}
          onSave={pendingPromise}
        />
      ) : null
    }
  />
)
const sqlServer = (
  <SqlServerContractsScreen
    onRemove={pendingPromise}
    list={ready([makeSqlServerContract()])}
    types={ready(makeSqlServerLicenseTypes())}
    renderDialog={(dialog, onClose) =>
      dialog.kind === 'form' ? (
        <SqlServerContractForm
          {...dialog.form}
          onClose={onClose}
          choices={{ ...names, types: makeSqlServerLicenseTypes() }}
          onSave={pendingPromise}
        />
      ) : null
    }
  />
)

const invalid = () => document.querySelectorAll('[aria-invalid="true"]').length
const dialog = page.getByRole('dialog')

beforeEach(() => page.viewport(1440, 900))

describe.each<[string, ReactNode]>([
  ['MySQL', mysql],
  ['SQL Server', sqlServer],
])('CountedContractForm for a new %s contract', (_technology, screen) => {
  it('focuses the contract number without an error and reports empty fields on blur', async () => {
    await renderWithProviders(<ToastProvider>{screen}</ToastProvider>)
    await page.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(dialog.getByRole('combobox', { name: /^Contract number/ })).toHaveFocus()
    // A field reports its error only after the click that opened the form.
    await userEvent.keyboard('{Shift}')
    expect(invalid()).toBe(0)
    expect(dialog.getByText('Required field').elements()).toEqual([])
    dialog.getByRole('radio', { name: 'Host' }).element().focus()
    await userEvent.tab()
    await expect.element(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(invalid).toBe(2)
  })
})
