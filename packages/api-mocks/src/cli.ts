#!/usr/bin/env node
/** `npm run mocks`: serves the API over HTTP until interrupted, plus the contract tools. */
import { docs, docsUsage } from './commands/docs.ts'
import { exportAgentReports, exportAgentReportsUsage } from './commands/exportAgentReports.ts'
import { record, recordUsage } from './commands/record.ts'
import { serve, serveUsage } from './commands/serve.ts'
import { isUsageError } from './commands/usage.ts'
import { verify, verifyUsage } from './commands/verify.ts'

interface Command {
  run: (args: string[]) => Promise<void>
  usage: string
}

const commands = new Map<string, Command>([
  [
    'serve',
    {
      run: serve,
      usage: `${serveUsage}\nOther commands: verify, record, export-agent-reports, docs; each with --help.\n`,
    },
  ],
  ['verify', { run: verify, usage: verifyUsage }],
  ['record', { run: record, usage: recordUsage }],
  ['export-agent-reports', { run: exportAgentReports, usage: exportAgentReportsUsage }],
  ['docs', { run: docs, usage: docsUsage }],
])

async function run([first = '', ...rest]: string[]): Promise<void> {
  const named = commands.get(first)
  const { run: start, usage } = named ?? { run: serve, usage: commands.get('serve')?.usage ?? '' }
  try {
    await start(named ? rest : [first, ...rest].filter((arg, index) => index > 0 || arg !== ''))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(isUsageError(error) ? `${message}\n\n${usage}` : `${message}\n`)
    process.exitCode = isUsageError(error) ? 2 : 1
  }
}

await run(process.argv.slice(2))
