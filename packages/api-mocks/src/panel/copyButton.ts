import { button, element } from './elements.ts'

/** Copies the URL of this page with the current mock options, or shows it if copying fails. */
export function copyButton(link: () => string): HTMLElement {
  const status = element('p', { role: 'status' })
  const copy = button('Copy link', () => {
    const address = new URL(window.location.href)
    address.searchParams.set('mock', link())
    write(address.href).then(
      () => status.replaceChildren('Copied'),
      () => status.replaceChildren(element('code', {}, address.href)),
    )
  })
  return element('div', { class: 'foot' }, copy, status)
}

/** Async, so that a missing clipboard (insecure origin) rejects instead of throwing. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
