type Child = Node | string

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...children)
  return created
}

export function button(label: string, key: string, onClick: () => void): HTMLButtonElement {
  const created = element(
    'button',
    { type: 'button', 'aria-keyshortcuts': key },
    label,
    element('kbd', {}, key),
  )
  created.addEventListener('click', onClick)
  return created
}

export const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
