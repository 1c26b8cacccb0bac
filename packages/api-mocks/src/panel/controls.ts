import type { Control } from '../control/control.ts'
import { alertModeSupports, type MockOptions, nullListModes } from '../control/options.ts'
import type { LoggedRequest } from '../control/requestLog.ts'
import { type Fault, faultKinds, faultProblem, faultText, parseFault } from '../faults/fault.ts'
import { readOption } from '../lib/mockLink.ts'
import { utc } from '../lib/time.ts'
import { type PersonaName, personaNames, personas } from '../personas/personas.ts'
import { button, choice, element, field, row, section, textField, type TextField } from './elements.ts'

const HOUR = 3_600_000
const listTitles = { server: 'As the server', null: 'All null', empty: 'All []' } as const
const alertModeTitles = { known: 'Known', refused: 'Refused (422)', ignored: 'Ignored' } as const

/**
 * Controls of the panel and a function that updates them. `changed` is called after each change by the
 * user.
 */
export function controls(control: Control, changed: (options: MockOptions) => void) {
  function change(options: MockOptions) {
    control.change(options)
    changed(options)
  }

  /** A text field for one option; empty means the default. */
  function option(name: Exclude<keyof MockOptions, 'faults'>, label: string, attributes = {}): TextField {
    return textField(label, attributes, (text) => {
      const read = text === '' ? { [name]: undefined } : readOption(name, text)
      if (typeof read === 'string') return `Not ${read}`
      change(read)
      return undefined
    })
  }

  const persona = choice(
    personaNames.map((name) => [name, personas[name].title] as const),
    (value) => choose(personaNames.find((name) => name === value)),
  )
  const choose = (name: PersonaName = 'admin') => {
    // Personas with a fixed number of hosts reset a previous value.
    change({ persona: name, ...(personas[name].hosts === undefined ? {} : { hosts: undefined }) })
  }
  const note = element('p')
  const hosts = option('hosts', 'Hosts', { inputmode: 'numeric' })
  const seed = option('seed', 'Seed', { inputmode: 'numeric' })
  const now = option('now', 'Moment', { class: 'moment' })
  const clockState = element('p')
  const move = (milliseconds: number) => {
    const { now: fixedTime, ahead = 0 } = control.options
    change(
      fixedTime === undefined
        ? { ahead: ahead + milliseconds }
        : { now: control.world.clock.now() + milliseconds },
    )
  }
  const latency = option('latency', 'Latency (ms)', { inputmode: 'numeric' })
  const lists = choice(
    nullListModes.map((mode) => [mode, listTitles[mode]] as const),
    (value) => change({ nullLists: nullListModes.find((mode) => mode === value) }),
  )
  const alertModes = choice(
    alertModeSupports.map((support) => [support, alertModeTitles[support]] as const),
    (value) => change({ alertModes: alertModeSupports.find((support) => support === value) }),
  )
  const faults = element('ul', { 'aria-label': 'Faults' })
  const { form, prefill } = faultForm((fault) => {
    const problem = control.problemOf(fault)
    if (problem === undefined) change({ faults: [...(control.options.faults ?? []), fault] })
    return problem
  })
  const undo = button('Undo last change', () => void control.undo().then(() => changed({})))
  const restart = button('Restart services', () => {
    control.restart()
    changed({})
  })
  const changes = element('p', { role: 'status' })
  const requests = requestList(prefill)

  const body = element(
    'div',
    { class: 'scroll' },
    section('Persona and inventory', field('Persona', persona), note, row(hosts.field, seed.field)),
    section(
      'Clock',
      row(
        now.field,
        button('+1 hour', () => move(HOUR)),
        button('+1 day', () => move(24 * HOUR)),
        button('Real time', () => change({ now: undefined, ahead: undefined })),
      ),
      clockState,
    ),
    section('Faults', faults, form),
    section('Responses', row(latency.field, field('Empty lists', lists), field('Alert groups', alertModes))),
    section(
      'Changes made',
      row(
        undo,
        restart,
        button('Reset', () => {
          control.reset()
          changed({})
        }),
      ),
      changes,
    ),
    section('Requests', requests.list),
  )

  function refresh() {
    const { options } = control
    persona.value = options.persona ?? 'admin'
    note.replaceChildren(control.persona.note)
    hosts.setValue(String(control.world.hosts.facts.length))
    seed.setValue(String(control.world.seed))
    now.setValue(utc(Math.floor(control.world.clock.now() / 1000) * 1000))
    clockState.replaceChildren(options.now === undefined ? 'Running' : 'Stopped')
    latency.setValue(String(options.latency ?? 0))
    lists.value = options.nullLists ?? 'server'
    alertModes.value = options.alertModes ?? 'known'
    const list = options.faults ?? []
    faults.replaceChildren(
      ...list.map((fault, index) =>
        faultItem(fault, () => {
          change({ faults: list.toSpliced(index, 1) })
          form.querySelector('input')?.focus()
        }),
      ),
    )
    const [last] = control.changes
    undo.disabled = last === undefined
    // Only a stored configuration needs a restart.
    restart.disabled = control.world.nextConfiguration === undefined
    const { unsaved } = control
    changes.replaceChildren(
      last === undefined ? 'No changes' : `${control.changes.length}, last: ${last}`,
      unsaved === 0
        ? ''
        : element('em', {}, ` Too many to keep: reloading the page loses the last ${unsaved}.`),
    )
    requests.update(control.exchanges)
  }

  return { body, refresh, footer: copyButton(() => control.link) }
}

/** Copies the URL of this page with the current mock options, or shows it if copying fails. */
function copyButton(link: () => string): HTMLElement {
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

export interface FaultForm {
  form: HTMLFormElement
  /** Fills in the path and moves the focus. */
  prefill: (call: string) => void
}

/** `add` returns why it refuses the fault. */
function faultForm(add: (fault: Fault) => string | undefined): FaultForm {
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
    const text = `${call.value.trim()}=${word}${share.value === '100' ? '' : `@${share.value}`}`
    const fault = parseFault(text)
    problem.replaceChildren(fault ? (add(fault) ?? '') : `This is ${faultProblem(text)}`)
  })
  const prefill = (text: string) => {
    call.value = text
    call.focus()
  }
  return { form, prefill }
}

function faultItem(fault: Fault, remove: () => void): HTMLLIElement {
  const text = faultText(fault)
  return element(
    'li',
    {},
    element('code', {}, text),
    button('Remove', remove, { 'aria-label': `Remove ${text}` }),
  )
}

const maxItems = 50

/** List of the last requests, newest first. Reuses the elements of existing entries. */
function requestList(prefill: (call: string) => void) {
  const list = element('ol', { class: 'requests', 'aria-label': 'Requests', tabindex: '0' })
  const items = new Map<number, ReturnType<typeof requestItem>>()
  return {
    list,
    update: (requests: readonly LoggedRequest[]) => {
      const visibleRequests = requests.slice(0, maxItems)
      for (const request of visibleRequests.toReversed()) {
        const known = items.get(request.id)
        const item = known ?? requestItem(request, prefill)
        item.update(request)
        if (known) continue
        items.set(request.id, item)
        list.prepend(item.item)
      }
      const ids = new Set(visibleRequests.map(({ id }) => id))
      for (const [id, { item }] of items) {
        if (ids.has(id)) continue
        item.remove()
        items.delete(id)
      }
    },
  }
}

function requestItem({ method, path, faults }: LoggedRequest, prefill: (call: string) => void) {
  const title = `${method} ${path}`
  const outcome = element('span', { class: 'outcome' })
  const duration = element('span', { class: 'took' })
  const faultLabels = faults.length === 0 ? [] : [element('em', {}, ` ${faults.join('; ')}`)]
  const item = element(
    'li',
    {},
    outcome,
    element('code', {}, title, ...faultLabels),
    duration,
    button('Fault', () => prefill(`${method} ${path.split('?')[0] ?? ''}`), {
      'aria-label': `A fault for ${title}`,
    }),
  )
  return {
    item,
    update: (request: LoggedRequest) => {
      const isFailed =
        typeof request.outcome === 'number' ? request.outcome >= 400 : request.outcome === 'failed'
      outcome.classList.toggle('bad', isFailed)
      outcome.replaceChildren(request.outcome === 'pending' ? '…' : String(request.outcome))
      duration.replaceChildren(request.milliseconds === undefined ? '' : `${request.milliseconds} ms`)
    },
  }
}
