type Child = Node | string

/** Creates an element without parsing HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children)
  return node
}

export function button(text: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const node = element('button', { type: 'button', ...attributes }, text)
  node.addEventListener('click', onClick)
  return node
}

let fields = 0

/** The label is a sibling, because a select inside it would add all its options to the accessible name. */
export function field(label: string, control: HTMLElement, ...after: Child[]): HTMLElement {
  fields += 1
  control.id = `field-${fields}`
  return element('div', { class: 'field' }, element('label', { for: control.id }, label), control, ...after)
}

export function choice(
  options: readonly (readonly [value: string, text: string])[],
  onChange: (value: string) => void,
): HTMLSelectElement {
  const node = element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)))
  node.addEventListener('change', () => onChange(node.value))
  return node
}

export function row(...children: Child[]): HTMLElement {
  return element('div', { class: 'row' }, ...children)
}

export function section(title: string, ...children: Child[]): HTMLElement {
  return element('section', { 'aria-label': title }, element('h3', {}, title), ...children)
}

export interface TextField {
  field: HTMLElement
  /** Sets the value, unless the field has the focus or is invalid. */
  setValue: (value: string) => void
}

/** A text field that commits on blur or Enter. `commit` returns a validation error. */
export function textField(
  label: string,
  attributes: Readonly<Record<string, string>>,
  commit: (value: string) => string | undefined,
): TextField {
  const input = element('input', { autocomplete: 'off', spellcheck: 'false', ...attributes })
  const problem = element('span', { class: 'bad', role: 'alert' })
  input.addEventListener('change', () => {
    const wrong = commit(input.value.trim())
    input.setAttribute('aria-invalid', String(wrong !== undefined))
    problem.replaceChildren(wrong ?? '')
  })
  return {
    field: field(label, input, problem),
    setValue: (value) => {
      if (!input.matches(':focus') && input.getAttribute('aria-invalid') !== 'true') input.value = value
    },
  }
}
