import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { OpenPlanDialog } from '../plan/PlanDialogs.tsx'
import { OpenDecisionsDialog } from './DecisionDialogs.tsx'

const noop = () => undefined

it.each([
  [
    'decisions',
    <OpenDecisionsDialog
      key="decisions"
      decisions={new Map()}
      types={[]}
      author={() => ({ by: '', at: '' })}
      onMerge={noop}
      onClear={noop}
      onClose={noop}
    />,
    'Read file',
    'This file has no decisions.',
  ],
  [
    'plan',
    <OpenPlanDialog key="plan" onOpen={noop} onClose={noop} />,
    'Open plan',
    'This file is not a plan.',
  ],
])('says that a file of %s which has gone cannot be read', async (_of, dialog, button, text) => {
  vi.spyOn(Blob.prototype, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'))
  await renderWithProviders(dialog)
  await page.getByLabelText(/^(Decisions|Plan) file/).upload(new File(['{}'], 'saved.json'))
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect.element(page.getByText(text)).toBeVisible()
})
