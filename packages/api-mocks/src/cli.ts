#!/usr/bin/env node
/** `npm run mocks`: serves the API over HTTP until interrupted, plus the contract tools. */
import { isUsageError } from './commands/usage.ts'
import { didYouMean } from './lib/nearest.ts'

interface Command {
  run: (args: string[]) => Promise<void>
  usage: string
}

const serve = (): Promise<Command> => import('./commands/serve.ts')

/** Imported on demand, because `verify` needs neither the inventory nor the server. */
const commands = new Map<string, () => Promise<Command>>([
  ['serve', serve],
  ['verify', () => import('./commands/verify.ts')],
  ['record', () => import('./commands/record.ts')],
  ['fill-server', () => import('./commands/fillServer.ts')],
  ['export-agent-reports', () => import('./commands/exportAgentReports.ts')],
  ['docs', () => import('./commands/docs.ts')],
])

async function main(words: string[]): Promise<void> {
  const named = commands.get(words[0] ?? '')
  const args = named ? words.slice(1) : words
  const { run, usage } = await (named ?? serve)()
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage)
  try {
    await run(args)
  } catch (error) {
    const message = withNearest(error instanceof Error ? error.message : String(error), usage)
    process.stderr.write(isUsageError(error) ? `${message}\n\n${usage}` : `${message}\n`)
    process.exitCode = isUsageError(error) ? 2 : 1
  }
}

/** Adds the nearest option or command to Node's message about an unknown one. */
function withNearest(message: string, usage: string): string {
  const [, option, argument = ''] =
    /^(?:Unknown option '(--[^']+)'|Unexpected argument '([^']+)')/.exec(message) ?? []
  if (option !== undefined) return message + didYouMean(option, usage.match(/--[a-z-]+/g) ?? [])
  return argument === '' ? message : message + didYouMean(argument, [...commands.keys()])
}

await main(process.argv.slice(2))
