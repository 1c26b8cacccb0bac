import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { OpenPlanDialog } from '../plan/PlanDialogs.tsx'
import { DecideDialog, OpenDecisionsDialog } from './DecisionDialogs.tsx'

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

it('asks before a typed note is discarded, and not without one', async () => {
  const onClose = vi.fn()
  await renderWithProviders(<DecideDialog rows={[]} hidden={0} onDecide={noop} onClose={onClose} />)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Contested by phone')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect.element(note).toHaveValue('Contested by phone')
  expect(onClose).not.toHaveBeenCalled()
  await note.fill('')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
