import { userEvent, within } from 'storybook/test'
import { waitOptions } from './waitOptions.ts'

/** Opens the details of a row, the first one by default. A sorted list shows its rows after the first render. */
export async function openRow(canvasElement: HTMLElement, name?: string) {
  const title = name === undefined ? /^Details of/ : `Details of ${name}`
  const [button] = await within(canvasElement).findAllByTitle(title, {}, waitOptions)
  if (button) await userEvent.click(button)
}
