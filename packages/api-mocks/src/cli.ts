/** `npm run mocks`: the services over HTTP, until interrupted. */
import { parseArgs } from 'node:util'
import { sampleUsers } from './fixtures/users.ts'
import { startServer, type ServerOptions } from './server.ts'

const usage = `Usage: npm run mocks -- [options]

  --port <number>   default 4010; 0 takes any free port
  --host <name>     default 127.0.0.1; 0.0.0.0 for every interface
  --hosts <number>  how many hosts the inventory has; default 1000
  --seed <number>   another seed is another inventory; default 1
  --now <moment>    stops the clock, e.g. 2026-03-16T09:30:00Z; default is real time
  --help
`

class UsageError extends Error {}

function readOptions(args: string[]): ServerOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      hosts: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const { host, now } = values
  if (now !== undefined && Number.isNaN(Date.parse(now)))
    throw new UsageError(`--now: ${now} is not a moment`)
  return {
    ...whole('port', values.port, 65_535),
    ...whole('hosts', values.hosts, 1_000_000),
    ...whole('seed', values.seed, 2 ** 31 - 1),
    ...(host === undefined ? {} : { host }),
    ...(now === undefined ? {} : { now }),
  }
}

function whole(name: 'port' | 'hosts' | 'seed', text: string | undefined, most: number): ServerOptions {
  if (text === undefined) return {}
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= most)) throw new UsageError(`--${name}: ${text} is not a number from 0 to ${most}`)
  return { [name]: value }
}

function isBadOption(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

async function run(args: string[]) {
  const options = readOptions(args)
  if (options === 'help') return process.stdout.write(usage)
  const { url, world, close } = await startServer(options)
  const users = sampleUsers.map(
    ({ username, password, note }) => `    ${username.padEnd(10)} ${password.padEnd(15)} ${note}`,
  )
  process.stdout.write(
    [
      `\n  The services, with ${world.hosts.facts.length} hosts: ${url}`,
      `    ${url}/api  ${url}/chart  ${url}/thunder  ${url}/repo`,
      '\n  Sample users (name, password):',
      ...users,
      `\n  ${url}/config.json points here. Ctrl-C stops.\n\n`,
    ].join('\n'),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  return undefined
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(isBadOption(error) ? `${message}\n\n${usage}` : `${message}\n`)
  process.exitCode = isBadOption(error) ? 2 : 1
})
