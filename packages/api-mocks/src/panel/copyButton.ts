import { button, element } from './elements.ts'

/** Copies the address of this page with the mocks as they are now; where nothing can be copied, it is shown. */
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

/** There is no clipboard on an insecure origin. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
