/**
 * Benchmark P5: time to create a world and to respond to a request. Prints one JSON line per figure, then a
 * table.
 */
import { createHandlers } from '../src/handlers/index.ts'
import { asking } from '../src/lib/asking.ts'
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

function note(figure: string, hosts: number, times: number[], bar?: number) {
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

function asker(world: World, path: string): () => Promise<ArrayBuffer> {
  const answer = asking(createHandlers(world))
  const headers = { Authorization: `Bearer ${tokenFor(world, 'admin')}` }
  return async () => {
    const response = await answer(new Request(`http://localhost${path}`, { headers }))
    if (response?.status !== 200) throw new Error(`${path} answers ${response?.status}`)
    return response.arrayBuffer()
  }
}

async function answers(world: World, path: string, runs: number): Promise<number[]> {
  const ask = asker(world, path)
  await ask()
  return timed(runs, ask)
}

/** Time to the first response of a fresh world, with empty caches. */
async function firstAnswers(hosts: number, path: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) times.push(...(await timed(1, asker(createWorld({ hosts }), path))))
  return times
}

const page = '/api/alerts?status=NEW&size=100&sort-by=date&sort-desc=true'
const bars = new Map([
  [10_000, 1500],
  [100_000, 15_000],
])

const heavy = [
  '/api/hosts/technologies/oracle/databases',
  '/api/hosts/technologies/oracle/databases/pdbs',
  '/api/hosts/technologies/all/databases/licenses-used',
  '/api/frontend/dashboard',
  '/chart/technologies/all/license-history',
]
for (const path of heavy)
  note(`first ${path.split('/').at(-1)}`, 10_000, await firstAnswers(10_000, path), 3000)

for (const hosts of [100, 1000, 10_000, 100_000]) {
  const few = hosts > 10_000
  const ready = await timed(few ? 3 : 5, () =>
    createWorld({ hosts }).hosts.at(Date.parse('2026-03-16T09:30:00Z')),
  )
  note('world ready', hosts, ready, bars.get(hosts))
  const world = createWorld({ hosts })
  note('page of 100 alerts', hosts, await answers(world, page, few ? 15 : 50), 5)
  if (hosts === 100) note('list of 100 hosts', hosts, await answers(world, '/api/hosts?mode=summary', 200), 5)
  else note('whole list of hosts', hosts, await answers(world, '/api/hosts?mode=summary', few ? 3 : 10))
}

const server = await startServer({ port: 0, hosts: 100, now: '2026-03-16T09:30:00Z' })
const headers = { Authorization: `Bearer ${tokenFor(server.world, 'admin')}` }
const overHttp = async () => (await fetch(`${server.url}/api/hosts?mode=summary`, { headers })).arrayBuffer()
await overHttp()
note('list of 100 hosts over HTTP', 100, await timed(200, overHttp), 5)
await server.close()

console.table(figures)
const missed = figures.filter(({ median, bar }) => bar !== undefined && median > bar)
if (missed.length > 0)
  console.log(`Over the bar: ${missed.map(({ figure, hosts }) => `${figure} (${hosts})`).join(', ')}`)
