import { services as documentedServices } from '../contract/documents.ts'
import type { Control } from '../control/control.ts'
import { alertModeSupports, noOptions, nullListModes, type MockOptions } from '../control/options.ts'
import { faultKinds, faultProblem, faultText, parseFault, type Fault } from '../faults/fault.ts'
import { isOptionName, optionNames, readOption } from '../lib/mockLink.ts'
import { didYouMean } from '../lib/nearest.ts'
import { isRecord, parsedJson } from '../lib/records.ts'
import { utc } from '../lib/time.ts'
import { personaNames, personas } from '../personas/personas.ts'
import { sampleUsers } from '../world/access/users.ts'
import { escaped, page } from './page.ts'

/** What a running server shows and lets its users change. */
export interface ControlledServer {
  url: string
  services: Readonly<Record<string, string>>
  /** Undefined for a world of the caller, whose options cannot change. */
  control: Control | undefined
  /** Options at the start, to which a reset returns. */
  initial: MockOptions
}

/** Who sends a request: from this machine or another one, and from a page of which origin. */
export interface Sender {
  mayControl: boolean
  isOriginAllowed: boolean
}

/** Answer as JSON of `GET` and `POST /__mocks/state` and `POST /__mocks/reset`. */
interface MockState {
  persona: string
  hosts: number
  seed: number
  /** Current time of the mocks. */
  now: string
  /** True if the clock follows the real time. */
  isRunning: boolean
  latency: number
  nullLists: string
  alertModes: string
  faults: string[]
  /** Writes since the start or the last reset, newest first. */
  changes: readonly string[]
  /** Value of `?mock=` that reproduces these options. */
  link: string
  /** Token of the persona's user. */
  token: string
}

const paths = ['/', '/__mocks/state', '/__mocks/reset']

/** The page `/` and the calls below `/__mocks/`; undefined for other paths. */
export async function controlPage(
  request: Request,
  server: ControlledServer,
  sender: Sender,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!paths.includes(pathname)) {
    if (!pathname.startsWith('/__mocks')) return undefined
    return problem(404, `No call has the path ${pathname}.${didYouMean(pathname, paths)}`)
  }
  const isPage = pathname === '/'
  const isRead = ['GET', 'HEAD'].includes(request.method) && pathname !== '/__mocks/reset'
  if (isPage && isRead) return statePage(server, sender)
  const refusal = refusalOf(request.method, pathname, server, sender)
  if (refusal) return isPage ? statePage(server, sender, refusal) : problem(refusal.status, refusal.error)
  const { control } = server
  if (!control) return undefined
  if (isRead) return Response.json(stateOf(control))
  try {
    const result = isPage
      ? await submitForm(server, control, new URLSearchParams(await request.text()))
      : pathname === '/__mocks/reset'
        ? reset(server, control)
        : change(control, await request.text())
    if (result !== undefined) throw new RangeError(result)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const invalid = { status: 400, error: error.message }
    return isPage ? statePage(server, sender, invalid) : problem(400, error.message)
  }
  if (isPage) return new Response(null, { status: 303, headers: { Location: '/' } })
  return Response.json(stateOf(control))
}

interface Refusal {
  status: number
  error: string
}

function refusalOf(
  method: string,
  pathname: string,
  { control }: ControlledServer,
  { mayControl, isOriginAllowed }: Sender,
): Refusal | undefined {
  if (!mayControl)
    return {
      status: 403,
      error: 'Only this machine may control the mocks, unless they run with --allow-control',
    }
  if (!isOriginAllowed)
    return { status: 403, error: 'Pages of this origin may not control the mocks. See --allow-origin' }
  if (method !== 'POST' && (!['GET', 'HEAD'].includes(method) || pathname === '/__mocks/reset'))
    return {
      status: 405,
      error: `${pathname} has no ${method}, only ${pathname === '/__mocks/reset' ? '' : 'GET and '}POST`,
    }
  if (!control) return { status: 409, error: 'This server runs a world of its own, which has no options' }
  return undefined
}

function problem(status: number, error: string): Response {
  return Response.json({ error }, { status })
}

function stateOf(control: Control): MockState {
  const { options, world } = control
  return {
    persona: options.persona ?? 'admin',
    hosts: world.hosts.facts.length,
    seed: world.seed,
    now: utc(world.clock.now()),
    isRunning: options.now === undefined,
    latency: options.latency ?? 0,
    nullLists: options.nullLists ?? 'server',
    alertModes: options.alertModes ?? 'known',
    faults: (options.faults ?? []).map(faultText),
    changes: control.changes,
    link: control.link,
    token: control.token,
  }
}

/** Discards all changes and returns to the options at the start. */
function reset({ initial }: ControlledServer, control: Control): undefined {
  control.change({ ...noOptions, ...initial })
  control.reset()
}

/** Applies options in the form of `MockState`; null resets one to its default. Returns what is wrong with the body. */
function change(control: Control, text: string): string | undefined {
  const body = parsedJson(text)?.value
  if (!isRecord(body)) return 'The body is not a JSON object such as {"persona":"operator"}'
  const read = Object.entries(body).map(([name, value]) => readEntry(name, value))
  const problems = read.filter((each) => typeof each === 'string')
  if (problems.length > 0) return problems.join('; ')
  control.change(
    read.reduce<MockOptions>((all, each) => (typeof each === 'string' ? all : { ...all, ...each }), {}),
  )
  return undefined
}

function readEntry(name: string, value: unknown): MockOptions | string {
  if (name === 'faults') return readFaults(value)
  if (!isOptionName(name)) {
    const names = [...optionNames, 'faults']
    return `${name} is none of ${names.join(', ')}.${didYouMean(name, names)}`
  }
  if (value === null) return { [name]: undefined }
  const text = textOf(value)
  const read = readOption(name, text)
  return typeof read === 'string' ? `${name}: ${text} is not ${read}` : read
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function readFaults(value: unknown): MockOptions | string {
  if (value === null) return { faults: undefined }
  if (!Array.isArray(value)) return 'faults is not a list of texts such as ["GET /api/hosts=500"]'
  const read = value.map((text) => readFault(textOf(text)))
  const problems = read.filter((each) => typeof each === 'string')
  return problems.length > 0
    ? problems.join('; ')
    : { faults: read.filter((each) => typeof each !== 'string') }
}

function readFault(text: string): Fault | string {
  return parseFault(text) ?? `faults: ${text} is ${faultProblem(text)}`
}

const HOUR = 3_600_000

/** Applies the button of the page that was pressed. Returns what is wrong with the fields. */
async function submitForm(
  server: ControlledServer,
  control: Control,
  fields: URLSearchParams,
): Promise<string | undefined> {
  const { options, world } = control
  const [action = '', value = ''] = (fields.get('action') ?? '').split(/:([^]*)/)
  switch (action) {
    case 'options': {
      const names = ['persona', 'hosts', 'seed', 'latency', 'nullLists', 'alertModes']
      const entries = names.map((name) => [name, filledIn(fields, name)])
      return change(control, JSON.stringify(Object.fromEntries(entries)))
    }
    case 'now':
      return change(control, JSON.stringify({ now: filledIn(fields, 'now'), ahead: null }))
    case 'move':
      control.change(
        options.now === undefined
          ? { ahead: (options.ahead ?? 0) + Number(value) * HOUR }
          : { now: world.clock.now() + Number(value) * HOUR },
      )
      return undefined
    case 'addFault': {
      const faults = [...(options.faults ?? []).map(faultText), (fields.get('fault') ?? '').trim()]
      return change(control, JSON.stringify({ faults }))
    }
    case 'removeFault':
      control.change({ faults: options.faults?.filter((fault) => faultText(fault) !== value) })
      return undefined
    case 'undo':
      await control.undo()
      return undefined
    case 'restart':
      control.restart()
      return undefined
    case 'reset':
      return reset(server, control)
    default:
      return 'The form has no such action'
  }
}

/** Null for an empty field, which resets its option. */
function filledIn(fields: URLSearchParams, name: string): string | null {
  const text = fields.get(name)?.trim()
  return text === undefined || text === '' ? null : text
}

function statePage(server: ControlledServer, { mayControl }: Sender, refusal?: Refusal): Response {
  const { url, services, control } = server
  const addresses = Object.entries(services).map(
    ([name, service]) => `<tr><th scope="row">${name}</th><td><code>${escaped(service)}</code></td></tr>`,
  )
  const documents = documentedServices.map((name) => `<a href="/docs/${name}.json">${name}.json</a>`)
  const users = sampleUsers.map(
    ({ username, password, note }) =>
      `<tr><td>${escaped(username)}</td><td><code>${escaped(password)}</code></td><td>${escaped(note)}</td></tr>`,
  )
  const alert = refusal ? `<p role="alert">${escaped(refusal.error)}</p>` : ''
  const options = !control
    ? '<p>This server runs a world of its own.</p>'
    : mayControl
      ? controlForms(control)
      : `<p>Only the machine of the server may change this, unless it runs with <code>--allow-control</code>.</p>
        <pre>${escaped(control.link)}</pre>`
  const body = `${alert}
    ${options}
    <section><h2>Addresses</h2>
      <table><tr><th scope="row">all</th><td><code>${escaped(url)}</code></td></tr>${addresses.join('')}
      <tr><th scope="row">console</th><td><a href="/config.json">config.json</a></td></tr></table>
      <p><a href="/docs/">Reference of all calls</a>. OpenAPI documents: ${documents.join(', ')}</p></section>
    <section><h2>Sample users</h2><table><tr><th>Name</th><th>Password</th><th></th></tr>${users.join('')}</table></section>
    <section><h2>For tests</h2>
      <p><code>GET /__mocks/state</code>, <code>POST /__mocks/state</code> with its options, such as
      <code>{"persona":"operator","faults":["GET /api/hosts=500"]}</code>, and <code>POST /__mocks/reset</code>.</p></section>`
  return page('Mock services', body, refusal?.status, style)
}

const style = `
  body { max-width: 60rem; margin-top: 4vh; }
  [role=alert] { border-left: 4px solid #c62828; padding-left: 12px; }
  form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: 8px 0; }
  label { display: grid; gap: 2px; } input, select, button { font: inherit; padding: 4px 8px; max-width: 100%; }
  th { text-align: left; font-weight: 600; } th, td { padding: 2px 16px 2px 0; vertical-align: top; }
  input[name=fault] { width: 26em; }
  li { margin: 4px 0; overflow-wrap: anywhere; } form.inline { display: inline; margin: 0; }
`

function controlForms(control: Control): string {
  const { options, persona, world, changes, exchanges } = control
  const state = stateOf(control)
  const personaTitles = personaNames.map((name) => [name, personas[name].title] as const)
  const faults = state.faults.map(
    (fault) =>
      `<li><code>${escaped(fault)}</code> ${form(button(`removeFault:${fault}`, 'Remove', `Remove ${fault}`), 'inline')}</li>`,
  )
  const kinds = faultKinds.map(({ kind, title }) => `<code>${kind}</code> ${escaped(title)}`)
  const requests = exchanges
    .slice(0, 20)
    .map(({ method, path, outcome }) => `<li>${outcome} <code>${method} ${escaped(path)}</code></li>`)
  return `<section><h2>${escaped(persona.title)}, ${state.hosts} hosts</h2><p>${escaped(persona.note)}</p>${form(`
      ${choice('persona', 'Persona', personaTitles, state.persona)}
      ${field('hosts', 'Hosts', String(options.hosts ?? ''), String(state.hosts))}
      ${field('seed', 'Seed', String(options.seed ?? ''), String(state.seed))}
      ${field('latency', 'Latency (ms)', String(options.latency ?? ''), '0')}
      ${choice(
        'nullLists',
        'Empty lists',
        nullListModes.map((mode) => [mode, mode] as const),
        state.nullLists,
      )}
      ${choice(
        'alertModes',
        'Alert groups',
        alertModeSupports.map((mode) => [mode, mode] as const),
        state.alertModes,
      )}
      ${button('options', 'Apply')}`)}</section>
    <section><h2>Clock</h2><p>${utc(Math.floor(world.clock.now() / 1000) * 1000)}, ${state.isRunning ? 'running' : 'stopped'}</p>${form(`
      ${field('now', 'Stop at', '', '2026-03-16T09:30:00Z')}${button('now', 'Set, or real time if empty')}
      ${button('move:1', '+1 hour')}${button('move:24', '+1 day')}`)}</section>
    <section><h2>Faults</h2><ul>${faults.join('') || '<li>None</li>'}</ul>${form(`
      ${field('fault', 'Fault', '', 'GET /api/hosts=500@25')}${button('addFault', 'Add')}`)}
      <details><summary>Kinds</summary><ul>${kinds.map((kind) => `<li>${kind}</li>`).join('')}</ul></details></section>
    <section><h2>Changes made</h2><p>${changes.length === 0 ? 'None' : `${changes.length}, last: ${escaped(changes[0] ?? '')}`}</p>
      ${form(button('undo', 'Undo last change') + button('restart', 'Restart services') + button('reset', 'Reset everything'))}</section>
    <section><h2>Requests</h2><ul>${requests.join('') || '<li>None yet</li>'}</ul></section>`
}

function form(content: string, className = ''): string {
  return `<form method="post" action="/" class="${className}">${content}</form>`
}

function button(action: string, text: string, label = text): string {
  return `<button name="action" value="${escaped(action)}" aria-label="${escaped(label)}">${escaped(text)}</button>`
}

function field(name: string, label: string, value: string, placeholder: string): string {
  return `<label>${label} <input name="${name}" value="${escaped(value)}" placeholder="${escaped(placeholder)}" autocomplete="off" spellcheck="false"></label>`
}

function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, title: string])[],
  selected: string,
): string {
  const items = options.map(
    ([value, title]) =>
      `<option value="${value}"${value === selected ? ' selected' : ''}>${escaped(title)}</option>`,
  )
  return `<label>${label} <select name="${name}">${items.join('')}</select></label>`
}
