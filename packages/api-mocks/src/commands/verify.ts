import { parseArgs } from 'node:util'
import { findingText, heading, summaryText } from '../verify/report.ts'
import { conforms, UnknownCall, verify as verifyDeployment } from '../verify/verify.ts'
import { deploymentOf, liveOptions, liveUsage } from './live.ts'
import { UsageError } from './usage.ts'

export const verifyUsage = `Usage: npm run mocks -- verify --api <address> --user <name> [options]

Asks a live deployment every read of the contract and prints what differs. Exit code 1 when something does.

${liveUsage}  --only <call>           these calls only, e.g. 'GET /api/hosts/*'
  --writes                also makes, changes and deletes objects called verify-mocks
  --json                  the findings as JSON
  --help
`

export async function verify(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...liveOptions,
      only: { type: 'string' },
      writes: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(verifyUsage)
    return
  }
  const { only, writes = false, json = false } = values
  const deployment = deploymentOf(values, process.env)
  if (!json) process.stdout.write(`${heading}\n`)
  const findings = await verifyDeployment({
    ...deployment,
    writes,
    ...(only === undefined ? {} : { only }),
    onFinding: (finding) => json || process.stdout.write(`${findingText(finding)}\n`),
  }).catch((error: unknown) => {
    throw error instanceof UnknownCall ? new UsageError(`--only: ${error.message}`) : error
  })
  process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : `\n${summaryText(findings)}\n`)
  process.exitCode = conforms(findings) ? 0 : 1
}
