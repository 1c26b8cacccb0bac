import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { alertModeSupports, nullListModes, type MockOptions } from '../control/options.ts'
import { faultProblem, parseFault, type Fault } from '../faults/fault.ts'
import { parseMockLink, readOption } from '../lib/mockLink.ts'
import { personaNames, personas } from '../personas/personas.ts'
import { readRecording, recordingHandlers } from '../record/recording.ts'
import { defaultPorts, startServer, type ServerOptions } from '../server.ts'
import { sampleUsers } from '../world/access/users.ts'
import type { AgentReport } from '../world/hosts/reportedHosts.ts'
import { readReports } from './readReports.ts'
import { address, program, UsageError, wholeNumber } from './usage.ts'

/** Wraps the list onto two lines in the usage text. */
function wrapInTwo(names: readonly string[]): string {
  const half = Math.ceil(names.length / 2)
  return [names.slice(0, half), names.slice(half)].map((part) => part.join(', ')).join(`,\n${' '.repeat(24)}`)
}

export const usage = `Usage: ${program} [serve] [options]

  --port <number>       default 4010; 0 takes any free port
  --host <name>         default 127.0.0.1; 0.0.0.0 for every interface
  --allow-host <name>   another host name of the server, besides local ones; repeatable
  --allow-origin <url>  another origin for CORS, besides local ones, or * for any; repeatable
  --allow-control       other machines may change the mocks at / and /__mocks/ too
  --service-ports       also serves each service on its own default port, without its mount
                        (api 11113, chart 11116, cloud 11117, repository 11114)
  --persona <name>      ${wrapInTwo(personaNames)}
  --hosts <number>      number of hosts; default 1000
  --seed <number>       seed of the inventory; default 1
  --now <moment>        stops the clock, e.g. 2026-03-16T09:30:00Z; default is real time
  --latency <number>    delay of each response in milliseconds
  --null-lists <which>  ${nullListModes.join(', ')}: how empty lists are sent
  --alert-modes <which> ${alertModeSupports.join(', ')}: aggregated modes of GET /alerts
  --fault <fault>       injected fault, e.g. 'GET /api/hosts=500@25'; repeatable
  --mock <link>         these options as in ?mock=, e.g. 'hosts:10,fault:/api/*=delay.500'
  --console <url>       URL of the console, for single sign-on; default http://localhost:5173
  --recording <file>    serves the responses of this recording first
  --reports <folder>    serves the hosts of agent reports, JSON files, in place of generated ones
  --help

Other commands: verify, record, export-agent-reports, fill-server, docs; each with --help.
`

async function readOptions(args: string[]): Promise<ServerOptions> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      'allow-origin': { type: 'string', multiple: true },
      'allow-control': { type: 'boolean' },
      'service-ports': { type: 'boolean' },
      persona: { type: 'string' },
      hosts: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      latency: { type: 'string' },
      'null-lists': { type: 'string' },
      'alert-modes': { type: 'string' },
      fault: { type: 'string', multiple: true },
      mock: { type: 'string' },
      console: { type: 'string' },
      recording: { type: 'string' },
      reports: { type: 'string' },
    },
  })
  const link = linkOf(values.mock)
  return {
    ...link,
    ...parseOption('persona', 'persona', values.persona),
    ...parseOption('hosts', 'hosts', values.hosts),
    ...parseOption('seed', 'seed', values.seed),
    ...parseOption('now', 'now', values.now),
    ...parseOption('latency', 'latency', values.latency),
    ...parseOption('null-lists', 'nullLists', values['null-lists']),
    ...parseOption('alert-modes', 'alertModes', values['alert-modes']),
    ...(values.fault && { faults: [...(link.faults ?? []), ...values.fault.map(faultOf)] }),
    port: wholeNumber('port', values.port, 65_535),
    host: values.host,
    allowHosts: values['allow-host'],
    allowOrigins: values['allow-origin']?.map(originOf),
    allowControl: values['allow-control'],
    console: address('console', values.console),
    servicePorts: values['service-ports'] ? defaultPorts : undefined,
    reports: values.reports === undefined ? undefined : await reportsIn(values.reports),
    handlers:
      values.recording === undefined
        ? undefined
        : recordingHandlers(readRecording(await readFile(values.recording, 'utf8'))),
  }
}

/** Reports that a server would refuse are named and left out. */
async function reportsIn(folder: string): Promise<AgentReport[]> {
  const { reports, refused } = await readReports(folder).catch((error: unknown) => {
    throw new UsageError(`--reports: ${error instanceof Error ? error.message : String(error)}`)
  })
  for (const { file, field, reason } of refused)
    process.stderr.write(`refused ${file}: ${field === '' ? 'the report' : field} ${reason}\n`)
  process.stderr.write(
    `${reports.length} reports served${refused.length > 0 ? `, ${refused.length} refused` : ''}\n`,
  )
  return reports
}

/** Parses a command line option with the same rules as a `?mock=` link. */
function parseOption(
  option: string,
  name: Exclude<keyof MockOptions, 'faults'>,
  text: string | undefined,
): MockOptions {
  const read = text === undefined ? {} : readOption(name, text)
  if (typeof read === 'string') throw new UsageError(`--${option}: ${text} is not ${read}`)
  return read
}

/** Reduced to its origin because browsers send `Origin` without a path. */
function originOf(text: string): string {
  return text === '*' ? text : new URL(address('allow-origin', text) ?? text).origin
}

function faultOf(text: string): Fault {
  const fault = parseFault(text)
  if (!fault) throw new UsageError(`--fault: ${text} is ${faultProblem(text)}`)
  return fault
}

function linkOf(text: string | undefined): ServerOptions {
  const { link, errors } = parseMockLink(text ?? '')
  if (errors.length > 0) throw new UsageError(`--mock: unknown or invalid: ${errors.join(', ')}`)
  return link
}

export async function run(args: string[]): Promise<void> {
  const options = await readOptions(args)
  const { url, services, world, control, close } = await startServer(options).catch((error: unknown) => {
    throw error instanceof RangeError ? new UsageError(error.message) : error
  })
  const users = sampleUsers.map(
    ({ username, password, note }) => `    ${username.padEnd(10)} ${password.padEnd(15)} ${note}`,
  )
  const persona = control?.persona ?? personas.admin
  process.stdout.write(
    [
      `\n  The services, with ${world.hosts.facts.length} hosts: ${url}`,
      ...Object.entries(services).map(([name, service]) => `    ${name.padEnd(11)} ${service}`),
      `    ${'reference'.padEnd(11)} ${url}/docs/`,
      `    ${'state'.padEnd(11)} ${url}/ shows and changes persona, faults and clock`,
      `\n  ${persona.title}: ${persona.note}`,
      '\n  Sample users (name, password):',
      ...users,
      `\n  ${url}/config.json points here. Ctrl-C stops.\n\n`,
    ].join('\n'),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Exits without waiting for pending responses, such as delayed ones.
      void close().then(() => process.exit(0))
    })
}
