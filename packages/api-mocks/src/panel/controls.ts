import type { Control } from '../control/control.ts'
import { alertModeSupports, nullListModes, type MockOptions } from '../control/options.ts'
import { utc } from '../lib/dates.ts'
import { readOption } from '../lib/mockLink.ts'
import { personaNames, personas, type PersonaName } from '../personas/personas.ts'
import { copyButton } from './copyButton.ts'
import { button, choice, element, field, row, section, textField, type TextField } from './elements.ts'
import { faultForm, faultItem } from './faultForm.ts'
import { requestList } from './requestList.ts'

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
  const { form, prefill } = faultForm((fault) =>
    change({ faults: [...(control.options.faults ?? []), fault] }),
  )
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
