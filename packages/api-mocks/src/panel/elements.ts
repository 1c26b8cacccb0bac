type Child = Node | string

/** Creates an element without parsing HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

export function button(text: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onClick)
  return made
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
  const made = element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)))
  made.addEventListener('change', () => onChange(made.value))
  return made
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
  show: (value: string) => void
}

/** A text field that commits on blur or Enter. `take` returns a validation error. */
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
    show: (value) => {
      if (!input.matches(':focus') && input.getAttribute('aria-invalid') !== 'true') input.value = value
    },
  }
}
