import { parseArgs } from 'node:util'
import { agentReports } from '../agents/agentReport.ts'
import { limits } from '../control/options.ts'
import { isRecord, parsedJson, valueAt } from '../lib/records.ts'
import { personaNames, personas } from '../personas/personas.ts'
import { logIn, type LiveClient, type LiveResponse } from '../verify/liveClient.ts'
import { createWorld } from '../world/createWorld.ts'
import { contractsNow } from '../world/licenses/contracts/contracts.ts'
import type { World } from '../world/world.ts'
import { deploymentOf, liveOptions } from './live.ts'
import { address, oneOf, program, UsageError, wholeNumber } from './usage.ts'

export const usage = `Usage: ${program} fill-server --api <address> --data <address> --user <name> --agent <name> [options]
Fills a test server: Oracle license types, agent reports, locations of roles and contracts. Prints what was taken and refused. Exit code 1:
something was refused.

  --api <address>         the API service
  --data <address>        the data service, usually port 11111
  --user <name>           an administrator; the password comes from the variable MOCKS_PASSWORD
  --agent <name>          user of the agents; the password comes from the variable MOCKS_AGENT_PASSWORD
  --restarted             a new server was restarted once since its first start
  --persona <name>        inventory of a persona
  --hosts <number>        number of hosts; default that of the persona, else 100
  --seed <number>         seed of the inventory; default 1
  --timeout <number>      timeout of a call in milliseconds; default 30000
  --help
`

const newServer = `The server has no hosts and no Oracle license types: it is new. After its first start the data service cannot sign in to the API service, so
that MySQL and SQL Server licenses, primary databases and the license history are missing. Restart all services once, then run this command
again with --restarted. Nothing was sent.
`

const secondDay = `The server dates a report with its arrival. Run the same command on another day for a second day of history: it sends the reports again, and
skips contracts once there are some.
`

/** Sends a request to the data service as an agent. */
type Post = (path: string, body: unknown) => Promise<LiveResponse>

/** Items of one kind that the server took, with its reasons for the others. */
interface Result {
  kind: string
  taken: number
  refused: string[]
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      api: liveOptions.api,
      user: liveOptions.user,
      timeout: liveOptions.timeout,
      data: { type: 'string' },
      agent: { type: 'string' },
      restarted: { type: 'boolean' },
      persona: { type: 'string' },
      hosts: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const { api, user, timeout } = values
  const deployment = deploymentOf(
    {
      ...(api !== undefined && { api }),
      ...(user !== undefined && { user }),
      ...(timeout !== undefined && { timeout }),
    },
    process.env,
  )
  const post = agentClient(
    address('data', values.data),
    values.agent,
    process.env['MOCKS_AGENT_PASSWORD'],
    deployment.timeout,
  )
  const persona = personas[oneOf('persona', values.persona, personaNames) ?? 'admin']
  const hosts = wholeNumber('hosts', values.hosts, limits.hosts) ?? persona.hosts ?? 100
  const seed = wholeNumber('seed', values.seed, limits.seed)
  const { client, response } = await logIn(deployment)
  if (client === undefined)
    throw new Error(`${deployment.username} cannot log in: ${await reasonOf(response)}`)
  if (values.restarted !== true && (await isNew(client))) {
    process.stdout.write(newServer)
    process.exitCode = 1
    return
  }
  const { locale, hostile } = persona
  const world = createWorld({ now: Date.now(), hosts, seed, locale, hostile })
  const results = [
    await sendLicenseTypes(world, post),
    await sendReports(world, post),
    await sendLocations(client),
    await sendContracts(world, client),
  ]
  for (const { kind, taken, refused } of results) {
    process.stdout.write(`${kind}: ${taken} taken, ${refused.length} refused\n`)
    for (const reason of refused) process.stdout.write(`  refused ${reason}\n`)
  }
  process.stdout.write(`\n${secondDay}`)
  process.exitCode = results.some(({ refused }) => refused.length > 0) ? 1 : 0
}

function agentClient(
  url: string | undefined,
  agent: string | undefined,
  password: string | undefined,
  timeout: number,
): Post {
  if (url === undefined) throw new UsageError('--data is missing')
  if (agent === undefined) throw new UsageError('--agent is missing')
  if (password === undefined) throw new UsageError('the variable MOCKS_AGENT_PASSWORD is missing')
  const credentials = Buffer.from(`${agent}:${password}`).toString('base64')
  return async (path, body) => {
    try {
      return await fetch(url + path, {
        method: 'POST',
        headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return { problem: cause instanceof Error ? cause.message : String(cause) }
    }
  }
}

async function isNew(client: LiveClient): Promise<boolean> {
  const names = await bodyOf(client, '/hosts?mode=hostnames')
  const types = valueAt(await bodyOf(client, '/settings/oracle/database/license-types'), ['license-types'])
  const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0
  return isEmpty(names) && isEmpty(types)
}

async function sendLicenseTypes(world: World, post: Post): Promise<Result> {
  const types = [...world.priceList.values()]
  const problem = await problemOf(await post('/oracle/license-types', types))
  return {
    kind: 'license types',
    taken: problem === undefined ? types.length : 0,
    refused: problem === undefined ? [] : [`all ${types.length}: ${problem}`],
  }
}

/** One at a time: a data service is slow, and a refusal names its host. */
async function sendReports(world: World, post: Post): Promise<Result> {
  const result: Result = { kind: 'agent reports', taken: 0, refused: [] }
  for (const report of agentReports(world)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a slow server is not flooded
    await addTo(result, String(report['hostname']), post('/hosts', report))
  }
  return result
}

/** A new server has roles without a location, which makes every host a 403 for other users. */
async function sendLocations(client: LiveClient): Promise<Result> {
  const result: Result = { kind: 'locations of roles', taken: 0, refused: [] }
  const roles = valueAt(await bodyOf(client, '/admin/roles'), ['roles'])
  for (const role of Array.isArray(roles) ? roles.filter(isRecord) : []) {
    const { name, locations } = role
    if (Array.isArray(locations) && locations.join('') !== '') continue
    const path = `/admin/roles/${encodeURIComponent(String(name))}`
    const body = { ...role, locations: ['All'] }
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a slow server is not flooded
    await addTo(result, String(name), client({ service: 'api', method: 'put', path, body }))
  }
  return result
}

/** Only for a server without contracts, because it would store the same contract twice. */
async function sendContracts(world: World, client: LiveClient): Promise<Result> {
  const result: Result = { kind: 'contracts', taken: 0, refused: [] }
  const { oracle: all, mysql, microsoft } = contractsNow(world)
  // The mocks have a contract for an unknown license type, which no server accepts.
  const oracle = all.filter(({ licenseTypeID }) => world.priceList.has(licenseTypeID))
  for (const [product, contracts] of Object.entries({ oracle, mysql, microsoft })) {
    const path = `/contracts/${product}/database`
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a slow server is not flooded
    const stored = valueAt(await bodyOf(client, path), ['contracts'])
    if (Array.isArray(stored) && stored.length > 0) continue
    for (const { id: _id, ...body } of contracts) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a slow server is not flooded
      await addTo(
        result,
        `${product} ${body.contractID}`,
        client({ service: 'api', method: 'post', path, body }),
      )
    }
  }
  return result
}

async function addTo(result: Result, name: string, sent: Promise<LiveResponse>): Promise<void> {
  const problem = await problemOf(await sent)
  if (problem === undefined) result.taken += 1
  else result.refused.push(`${name}: ${problem}`)
}

async function problemOf(response: LiveResponse): Promise<string | undefined> {
  return response instanceof Response && response.ok ? undefined : reasonOf(response)
}

async function reasonOf(response: LiveResponse): Promise<string> {
  if (!(response instanceof Response)) return response.problem
  const text = await response.text()
  const error = valueAt(parsedJson(text)?.value, ['error'])
  const reason = typeof error === 'string' ? error : text.trim()
  return `${response.status} ${reason.slice(0, 200)}`.trim()
}

async function bodyOf(client: LiveClient, path: string): Promise<unknown> {
  const response = await client({ service: 'api', method: 'get', path })
  if (!(response instanceof Response) || !response.ok)
    throw new Error(`GET ${path}: ${await reasonOf(response)}`)
  return parsedJson(await response.text())?.value
}
