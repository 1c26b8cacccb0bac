import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { flagship, withExplanation } from '../../../testing/samples/compliance.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../../testing/states.ts'
import type { ProposalActions } from './ComplianceExplanation.tsx'
import { ComplianceScreen } from './ComplianceScreen.tsx'

beforeEach(() => page.viewport(1440, 900))

async function carryOut(ignore: ProposalActions['ignore']) {
  await renderWithProviders(
    <ToastProvider lifetime={Infinity}>
      <div className="h-dvh">
        <ComplianceScreen list={ready(flagship)} explain={withExplanation({}, { ignore })} />
      </div>
    </ToastProvider>,
  )
  await page.getByTitle('Details of A90611').click()
  const boxes = page.getByRole('checkbox', { name: /^Choose: / })
  await expect.element(boxes.first()).toBeVisible()
  for (const box of boxes.all())
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await box.click()
  await page.getByRole('button', { name: 'Preview together' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Carry out' }).click()
}

it('does not tell proposals as undone that the server refuses to undo', async () => {
  await carryOut((rows, ignored) =>
    Promise.resolve({
      changed: ignored ? rows : [],
      rejected: ignored ? [] : rows,
      unknown: [],
      reason: ignored ? null : 'the host is gone',
    }),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Could not undo')).toBeVisible()
  await expect.element(page.getByText('the host is gone')).toBeVisible()
  expect(page.getByText(/proposals? undone/).query()).toBeNull()
})

it('tells a proposal as unconfirmed of which the server confirms only a part', async () => {
  await carryOut((rows) =>
    Promise.resolve({ changed: rows.slice(1), rejected: [], unknown: rows.slice(0, 1), reason: null }),
  )
  const receipt = page.getByRole('alertdialog')
  await expect.element(receipt.getByText(/^The server did not confirm/)).toBeVisible()
  await expect.element(receipt.getByLabelText('Not confirmed')).toBeVisible()
})
