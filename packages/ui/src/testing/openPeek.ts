import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { waitOptions } from './waitOptions.ts'

/** Opens the side peek of the first row, as soon as the gestures of the table are loaded. */
export async function openPeek({ canvasElement }: { canvasElement: HTMLElement }) {
  const [cell] = await within(canvasElement).findAllByRole('rowheader', {}, waitOptions)
  await waitFor(async () => {
    if (screen.queryByRole('dialog') !== null) return
    cell?.focus()
    await userEvent.keyboard(' ')
    // A second Space while the code of the peek loads would close it again.
    await expect(await screen.findByRole('dialog', {}, { timeout: 2000 })).toBeVisible()
  }, waitOptions)
}
