import { faultKinds, faultText, parseFault, type Fault } from '../faults/fault.ts'
import { button, choice, element, field, row } from './elements.ts'

export interface FaultForm {
  form: HTMLFormElement
  /** Fills in the path and moves the focus. */
  prefill: (call: string) => void
}

export function faultForm(add: (fault: Fault) => void): FaultForm {
  const plainTextInput = { autocomplete: 'off', spellcheck: 'false' }
  const call = element('input', { ...plainTextInput, value: 'GET /api/hosts' })
  const value = element('input', { ...plainTextInput, value: '500' })
  const share = element('input', { type: 'number', min: '1', max: '100', value: '100' })
  const problem = element('p', { class: 'bad', role: 'alert' })
  const kind = choice(
    faultKinds.map(({ kind: name, title }) => [name, title] as const),
    (chosen) => {
      const { value: example } = faultKinds.find(({ kind: name }) => name === chosen) ?? {}
      value.value = example ?? ''
      value.disabled = example === undefined
    },
  )
  const form = element(
    'form',
    { novalidate: '' },
    field('Calls (* for anything)', call),
    row(field('Fault', kind), field('Value or key', value), field('Share (%)', share)),
    row(element('button', { type: 'submit' }, 'Add fault'), problem),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const faultValue = value.value.trim()
    const word =
      kind.value === 'status' ? faultValue : faultValue === '' ? kind.value : `${kind.value}.${faultValue}`
    const fault = parseFault(`${call.value.trim()}=${word}${share.value === '100' ? '' : `@${share.value}`}`)
    problem.replaceChildren(fault ? '' : 'Invalid call, value or share')
    if (fault) add(fault)
  })
  const prefill = (text: string) => {
    call.value = text
    call.focus()
  }
  return { form, prefill }
}

export function faultItem(fault: Fault, remove: () => void): HTMLLIElement {
  const text = faultText(fault)
  return element(
    'li',
    {},
    element('code', {}, text),
    button('Remove', remove, { 'aria-label': `Remove ${text}` }),
  )
}
