/**
 * Returns whether copying succeeded. Without HTTPS there is no Clipboard API, so it falls back to a
 * selected textarea.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyThroughTextarea(text)
  }
}

function copyThroughTextarea(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'fixed top-0 left-0 opacity-0'
  // Appended inside the dialog, because its focus trap takes focus back from outside.
  const container = focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body
  container.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- fallback without the Clipboard API
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
