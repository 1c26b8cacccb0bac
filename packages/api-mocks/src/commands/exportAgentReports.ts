import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { agentReports } from '../agents/agentReport.ts'
import { limits } from '../control/options.ts'
import { parseMoment } from '../lib/time.ts'
import { createWorld } from '../world/createWorld.ts'
import { stopSignal } from './stopSignal.ts'
import { program, UsageError, wholeNumber } from './usage.ts'

export const usage = `Usage: ${program} export-agent-reports --out <folder> [options]

Writes the inventory as agent reports, one JSON file per host, to be posted to a server's data service.

  --out <folder>        created if it does not exist; must be empty
  --hosts <number>      number of hosts; default 100
  --seed <number>       seed of the inventory; default 1
  --now <moment>        time of the reports, e.g. 2026-03-16T09:30:00Z; default is real time
  --help
`

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      hosts: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
    },
  })
  const { out, now } = values
  if (out === undefined) throw new UsageError('--out is missing')
  const moment = now === undefined ? Date.now() : parseMoment(now)
  if (moment === undefined) throw new UsageError(`--now: ${now} is not a moment like 2026-03-16T09:30:00Z`)
  const hosts = wholeNumber('hosts', values.hosts, limits.hosts) ?? 100
  const seed = wholeNumber('seed', values.seed, limits.seed)
  // Before the inventory is made, which takes long for many hosts.
  const created = await mkdir(out, { recursive: true })
  if ((await readdir(out)).length > 0) throw new UsageError(`--out: ${out} is not empty`)
  const world = createWorld({ hosts, now: moment, seed })
  const signal = stopSignal()
  let count = 0
  try {
    for (const report of agentReports(world)) {
      signal.throwIfAborted()
      count += 1
      await writeFile(reportFile(out, count), `${JSON.stringify(report)}\n`)
    }
  } catch (error) {
    for (let index = 1; index <= count; index += 1) await rm(reportFile(out, index), { force: true })
    if (created !== undefined) await rmdir(created).catch(() => undefined)
    throw error
  }
  process.stdout.write(`${count} agent reports in ${out}\n`)
}

function reportFile(folder: string, index: number): string {
  return join(folder, `${String(index).padStart(6, '0')}.json`)
}
