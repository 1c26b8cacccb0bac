import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromium as pinnedChromium } from '../browser/chromium.ts'
import { detect, detectionTable, isGood } from './detect/detect.ts'
import { help, readOptions, UsageError } from './options.ts'
import { openDecisions, readDecisions } from './report/decisions.ts'
import { countOf, kindNames } from './report/summary.ts'
import { reportData, writeReport } from './report/writeReport.ts'
import { run, type Log, type RunResult } from './run.ts'

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
  process.stdout.write('Comparing the pictures of all stories with those of a base commit\n')
  const browser = await launch()
  try {
    if (options.isDetecting) {
      const defects = await detect(root, options, browser, log)
      process.stdout.write(`${detectionTable(defects)}\n`)
      return isGood(defects) ? 0 : 1
    }
    const result = await run(root, options, browser, log)
    for (const { kind, title, members } of result.clusters)
      log.info(`  ${kindNames[kind]}: ${title}, ${countOf(members.length, 'picture')}`)
    for (const { id, side, errors } of result.failed)
      log.info(`Failed to render in the ${side}: ${id}: ${errors.join('; ')}`)
    const isSame = result.clusters.length === 0 && result.failed.length === 0
    const report = isSame
      ? null
      : await writeReport(reportFolder, await reportData(result, browser.version()))
    const problems = decisions ? openDecisions(decisions, result.clusters) : ['not reviewed']
    if (decisions) for (const problem of problems) log.info(problem)
    log.info(`${summaryOf(result)}${report === null ? '' : ` Report: ${report}`}`)
    if (isSame) return 0
    return result.failed.length > 0 ? 2 : problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

function summaryOf({ changedPictures, pictures, clusters, refuted }: RunResult): string {
  const ignored = refuted > 0 ? ` ${refuted} more were equal when rendered again.` : ''
  return `${changedPictures} of ${pictures} pictures differ, in ${countOf(clusters.length, 'change')}.${ignored}`
}

/** Progress overwrites its line in a terminal and is not written to a file. */
function createLog(stream: NodeJS.WriteStream): Log {
  const line = (message: string) => `${stream.isTTY ? '\u001B[2K\r' : ''}${message}`
  return {
    info: (message) => void stream.write(`${line(message)}\n`),
    progress: (message) => void (stream.isTTY && stream.write(line(message))),
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
