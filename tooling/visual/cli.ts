import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromium as pinnedChromium } from '../browser/chromium.ts'
import { createLog } from './log.ts'
import { help, readOptions, UsageError } from './options.ts'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const log = createLog(process.stderr)

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (!options) {
    process.stdout.write(help)
    return 0
  }
  const browser = await launch()
  try {
    const result = await run(root, options, browser, log)
    for (const { id, errors } of result.failed) log.info(`Failed: ${id}: ${errors.join('; ')}`)
    for (const { kind, title, members } of result.clusters)
      log.info(
        `${kind} ${title}: ${members.length} pictures, such as ${members[0]?.story} ${members[0]?.mode}`,
      )
    log.info(
      `${result.changedPictures} of ${result.pictures} pictures differ, ${result.clusters.length} clusters, ${result.refuted} refuted`,
    )
    if (result.failed.length > 0) return 2
    return result.clusters.length > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

async function launch() {
  const { executablePath, args, env } = await pinnedChromium()
  try {
    return await chromium.launch({ ...(executablePath ? { executablePath } : {}), args, env })
  } catch (error) {
    throw new Error(
      'The browser did not start. Name one in CHROMIUM_PATH, or run `npx playwright install chromium`.',
      {
        cause: error,
      },
    )
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  log.info(error instanceof Error ? error.message : String(error))
  if (error instanceof UsageError) process.stderr.write(`\n${help}`)
  process.exitCode = 2
}
