/**
 * Benchmark P5: time to create a world and to respond to a request. Prints one JSON line per figure, then a
 * table.
 */
import { createHandlers } from '../src/handlers/index.ts'
import { combineHandlers } from '../src/lib/combineHandlers.ts'
import { NOW } from '../src/lib/time.ts'
import { startServer } from '../src/server.ts'
import { tokenFor } from '../src/world/access/login.ts'
import { createWorld } from '../src/world/createWorld.ts'
import type { World } from '../src/world/world.ts'

interface Figure {
  figure: string
  hosts: number
  median: number
  worst: number
  unit: 'ms'
  bar?: number
}

const figures: Figure[] = []

function record(figure: string, hosts: number, times: number[], bar?: number) {
  const sorted = times.toSorted((a, b) => a - b)
  const round = (value = 0) => Math.round(value * 100) / 100
  const median = round(sorted[Math.floor(sorted.length / 2)])
  const line: Figure = {
    figure,
    hosts,
    median,
    worst: round(sorted.at(-1)),
    unit: 'ms',
    ...(bar === undefined ? {} : { bar }),
  }
  figures.push(line)
  console.log(JSON.stringify(line))
}

async function timed(runs: number, task: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await task()
    times.push(performance.now() - start)
  }
  return times
}

function fetcherFor(world: World, path: string): () => Promise<ArrayBuffer> {
  const handleRequest = combineHandlers(createHandlers(world))
  const headers = { Authorization: `Bearer ${tokenFor(world, 'admin')}` }
  return async () => {
    const response = await handleRequest(new Request(`http://localhost${path}`, { headers }))
    if (response?.status !== 200) throw new Error(`${path} answers ${response?.status}`)
    return response.arrayBuffer()
  }
}

async function responseTimes(world: World, path: string, runs: number): Promise<number[]> {
  const sendRequest = fetcherFor(world, path)
  await sendRequest()
  return timed(runs, sendRequest)
}

/** Time to the first response of a fresh world, with empty caches. */
async function firstResponseTimes(hosts: number, path: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1)
    times.push(...(await timed(1, fetcherFor(createWorld({ hosts, now: NOW }), path))))
  return times
}

const page = '/api/alerts?status=NEW&size=100&sort-by=date&sort-desc=true'
const bars = new Map([
  [10_000, 1500],
  [100_000, 15_000],
])

const slowPaths = [
  '/api/hosts/technologies/oracle/databases',
  '/api/hosts/technologies/oracle/databases/pdbs',
  '/api/hosts/technologies/all/databases/licenses-used',
  '/api/frontend/dashboard',
  '/chart/technologies/all/license-history',
]
for (const path of slowPaths)
  record(`first ${path.split('/').at(-1)}`, 10_000, await firstResponseTimes(10_000, path), 3000)

for (const hosts of [100, 1000, 10_000, 100_000]) {
  const isLarge = hosts > 10_000
  const ready = await timed(isLarge ? 3 : 5, () =>
    createWorld({ hosts, now: NOW }).hosts.rowsAt(Date.parse(NOW)),
  )
  record('world ready', hosts, ready, bars.get(hosts))
  const world = createWorld({ hosts, now: NOW })
  record('page of 100 alerts', hosts, await responseTimes(world, page, isLarge ? 15 : 50), 5)
  if (hosts === 100)
    record('list of 100 hosts', hosts, await responseTimes(world, '/api/hosts?mode=summary', 200), 5)
  else
    record(
      'whole list of hosts',
      hosts,
      await responseTimes(world, '/api/hosts?mode=summary', isLarge ? 3 : 10),
    )
}

const server = await startServer({ port: 0, hosts: 100, now: '2026-03-16T09:30:00Z' })
const headers = { Authorization: `Bearer ${tokenFor(server.world, 'admin')}` }
const overHttp = async () => (await fetch(`${server.url}/api/hosts?mode=summary`, { headers })).arrayBuffer()
await overHttp()
record('list of 100 hosts over HTTP', 100, await timed(200, overHttp), 5)
await server.close()

console.table(figures)
const exceeded = figures.filter(({ median, bar }) => bar !== undefined && median > bar)
if (exceeded.length > 0)
  console.log(`Over the bar: ${exceeded.map(({ figure, hosts }) => `${figure} (${hosts})`).join(', ')}`)
