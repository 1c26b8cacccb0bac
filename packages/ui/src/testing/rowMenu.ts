import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { soon } from './soon.ts'

/** The dialog may load lazily. */
const dialog = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible(), soon)

/** Opens the actions of a visible row, and optionally an entry with its dialog. */
export const rowMenu =
  (row: string, entry?: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: `Actions for ${row}` }, soon)
    // Focuses the cell first, because otherwise the tab stop of the grid depends on timing.
    button.closest('td')?.focus()
    await userEvent.click(button)
    await screen.findByRole('menu', {}, soon)
    if (entry === undefined) return
    await userEvent.click(screen.getByRole('menuitem', { name: entry }))
    await dialog()
  }

/** Presses a button that opens a dialog, then buttons within it. */
export const pressed =
  (opening: string, ...inside: readonly string[]) =>
  async () => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, soon))
    await press(opening)
    await dialog()
    for (const name of inside) await press(name)
  }
