import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { waitOptions } from './waitOptions.ts'

/** The dialog may load lazily. */
const waitForDialog = () =>
  waitFor(
    () => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible(),
    waitOptions,
  )

/** Opens the actions of a visible row, and optionally an entry with its dialog. */
export const openRowMenu =
  (row: string, entry?: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = await within(canvasElement).findByRole(
      'button',
      { name: `Actions for ${row}` },
      waitOptions,
    )
    // Focuses the cell first, because otherwise the tab stop of the grid depends on timing.
    button.closest('td')?.focus()
    await userEvent.click(button)
    await screen.findByRole('menu', {}, waitOptions)
    if (entry === undefined) return
    await userEvent.click(screen.getByRole('menuitem', { name: entry }))
    await waitForDialog()
  }

/** Presses a button that opens a dialog, then buttons within it. */
export const openDialogAndPress =
  (opening: string, ...buttonsInDialog: readonly string[]) =>
  async () => {
    const press = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }, waitOptions))
    await press(opening)
    await waitForDialog()
    for (const name of buttonsInDialog) await press(name)
  }
