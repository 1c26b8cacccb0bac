import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromium as pinnedChromium } from '../browser/chromium.ts'
import { detect, detectionTable, isGood } from './detect/detect.ts'
import { createLog } from './log.ts'
import { help, readOptions, UsageError } from './options.ts'
import { openDecisions, readDecisions } from './report/decisions.ts'
import { removeReport, reportData, writeReport } from './report/writeReport.ts'
import { run, type RunResult } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reportFolder = join(root, 'visual-report')
const log = createLog(process.stderr)

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (!options) {
    process.stdout.write(help)
    return 0
  }
  const decisions =
    options.decisions === undefined ? null : readDecisions(await readFile(options.decisions, 'utf8'))
  await removeReport(reportFolder)
  const browser = await launch()
  try {
    if (options.isDetecting) {
      const defects = await detect(root, options, browser, log)
      process.stdout.write(`${detectionTable(defects)}\n`)
      return isGood(defects) ? 0 : 1
    }
    const result = await run(root, options, browser, log)
    log.info(summaryOf(result))
    for (const { id, errors } of result.failed) log.info(`Failed to render: ${id}: ${errors.join('; ')}`)
    if (result.clusters.length === 0 && result.failed.length === 0) return 0
    const file = await writeReport(reportFolder, await reportData(result, browser.version()))
    for (const { key, members } of result.clusters) log.info(`  ${key}: ${members.length}`)
    log.info(`Report: ${file}`)
    if (result.failed.length > 0) return 2
    const problems = decisions ? openDecisions(decisions, result.clusters) : ['not reviewed']
    if (decisions) for (const problem of problems) log.info(problem)
    return problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

function summaryOf({ changedPictures, pictures, clusters, refuted }: RunResult): string {
  const ignored = refuted > 0 ? ` ${refuted} more were equal when rendered again.` : ''
  return `${changedPictures} of ${pictures} pictures differ, in ${clusters.length} clusters.${ignored}`
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
