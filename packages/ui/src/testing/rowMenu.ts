import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { soon } from './soon.ts'

/** What opens may be code that is still on its way. */
const dialog = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible(), soon)

/** Opens the menu of the row of this name, which is in sight, or by an entry of it where one is named the dialog behind it. */
export const rowMenu =
  (row: string, entry?: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: `Actions for ${row}` }, soon)
    // As by the keyboard: else the tab stop of the grid moves here or not, as the menu or the dialog is quicker.
    button.closest('td')?.focus()
    await userEvent.click(button)
    await screen.findByRole('menu', {}, soon)
    if (entry === undefined) return
    await userEvent.click(screen.getByRole('menuitem', { name: entry }))
    await dialog()
  }

/** Presses a button that opens a dialog, and then those of the dialog. */
export const pressed =
  (opening: string, ...inside: readonly string[]) =>
  async () => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, soon))
    await press(opening)
    await dialog()
    for (const name of inside) await press(name)
  }
