#!/usr/bin/env node
/** `npm run mocks`: serves the API over HTTP until interrupted, plus the contract tools. */
import { isUsageError } from './commands/usage.ts'

interface Command {
  run: (args: string[]) => Promise<void>
  usage: string
}

async function loadServe(): Promise<Command> {
  const { serve: run, serveUsage } = await import('./commands/serve.ts')
  const others = 'Other commands: verify, record, export-agent-reports, docs; each with --help.'
  return { run, usage: `${serveUsage}\n${others}\n` }
}

/** Imported on demand, because `verify` needs neither the inventory nor the server. */
const commands = new Map<string, () => Promise<Command>>([
  ['serve', loadServe],
  [
    'verify',
    async () => {
      const { verify: run, verifyUsage: usage } = await import('./commands/verify.ts')
      return { run, usage }
    },
  ],
  [
    'record',
    async () => {
      const { record: run, recordUsage: usage } = await import('./commands/record.ts')
      return { run, usage }
    },
  ],
  [
    'export-agent-reports',
    async () => {
      const { exportAgentReports: run, exportAgentReportsUsage: usage } =
        await import('./commands/exportAgentReports.ts')
      return { run, usage }
    },
  ],
  [
    'docs',
    async () => {
      const { docs: run, docsUsage: usage } = await import('./commands/docs.ts')
      return { run, usage }
    },
  ],
])

async function run([first = '', ...rest]: string[]): Promise<void> {
  const named = commands.get(first)
  const { run: start, usage } = await (named ?? loadServe)()
  try {
    await start(named ? rest : [first, ...rest].filter((arg, index) => index > 0 || arg !== ''))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(isUsageError(error) ? `${message}\n\n${usage}` : `${message}\n`)
    process.exitCode = isUsageError(error) ? 2 : 1
  }
}

await run(process.argv.slice(2))
