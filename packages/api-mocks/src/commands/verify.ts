import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  changesSince,
  exitCodeOf,
  type Finding,
  findingText,
  heading,
  readReport,
  reportLine,
  summaryText,
} from '../verify/report.ts'
import { UnknownCall, verify as verifyDeployment } from '../verify/verify.ts'
import { deploymentOf, liveOptions, liveUsage } from './live.ts'
import { stopSignal } from './stopSignal.ts'
import { program, UsageError, wholeNumber } from './usage.ts'

export const usage = `Usage: ${program} verify --api <address> --user <name> [options]

Sends every read of the contract to a live deployment and prints what differs. Exit code 1: something differs. 3: nothing does, but
calls had no response and were not compared.

${liveUsage}  --concurrency <number>  requests at a time; default 4
  --only <call>           these calls only, e.g. 'GET /api/hosts/*'
  --writes                also makes, changes and deletes objects called verify-mocks
  --figures               computes the license answers from hosts, license types and contracts instead, and prints row by
                          row what differs and by which rule; as an administrator; writes nothing
  --report <file>         stores each finding as a line of JSON
  --resume                sends only the calls that have no response in that report
  --compare <file>        prints what changed since a stored report; exit code 1 when something did
  --json                  the findings as JSON
  --help
`

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...liveOptions,
      concurrency: { type: 'string' },
      only: { type: 'string' },
      writes: { type: 'boolean' },
      figures: { type: 'boolean' },
      report: { type: 'string' },
      resume: { type: 'boolean' },
      compare: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const { only, writes = false, report, resume = false, compare, json = false } = values
  if (resume && report === undefined) throw new UsageError('--resume needs --report')
  const stored = compare === undefined ? undefined : readReport(await readFile(compare, 'utf8'))
  const earlierFindings = resume && report !== undefined ? readReport(await readFile(report, 'utf8')) : []
  const concurrency = wholeNumber('concurrency', values.concurrency, 100) ?? 4
  const deployment = deploymentOf(values, process.env)
  if (values.figures === true) {
    if (writes || resume || only !== undefined || compare !== undefined)
      throw new UsageError('--figures goes with --report, --json, --concurrency and --timeout only')
    const { runFigures } = await import('./verifyFigures.ts')
    await runFigures({ ...deployment, concurrency: Math.max(1, concurrency) }, { report, json })
    return
  }
  // Fails before the first request if the file cannot be written.
  if (report !== undefined) await (resume ? appendFile(report, '') : writeFile(report, ''))
  const storing = new AbortController()
  const stopped = stopSignal()
  if (!json) process.stdout.write(`${heading}\n`)
  const lines: Promise<void>[] = []
  const onFinding = (finding: Finding) => {
    if (!json) process.stdout.write(`${findingText(finding)}\n`)
    if (report !== undefined)
      lines.push(appendFile(report, reportLine(finding)).catch((error: unknown) => storing.abort(error)))
  }
  const findings = await verifyDeployment({
    ...deployment,
    concurrency: Math.max(1, concurrency),
    signal: AbortSignal.any([stopped, storing.signal]),
    writes,
    earlierFindings,
    onFinding,
    only,
  }).catch((error: unknown) => {
    throw error instanceof UnknownCall ? new UsageError(`--only: ${error.message}`) : error
  })
  await Promise.all(lines)
  storing.signal.throwIfAborted()
  process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : `\n${summaryText(findings)}\n`)
  if (stored === undefined) {
    process.exitCode = exitCodeOf(findings)
    return
  }
  const changes = changesSince(stored, findings)
  // The output with --json is JSON only.
  const output = json ? process.stderr : process.stdout
  output.write(changes.length === 0 ? 'nothing changed\n' : `${changes.join('\n')}\n`)
  process.exitCode = changes.length === 0 ? 0 : 1
}
