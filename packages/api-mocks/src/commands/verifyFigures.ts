import { writeFile } from 'node:fs/promises'
import { verifyFigures, type FigureDifference, type FigureReport } from '../verify/figures.ts'
import type { Deployment } from '../verify/liveClient.ts'

interface Output {
  /** File for the counts and differences as JSON. */
  report: string | undefined
  json: boolean
}

/** `verify --figures`: exit code 1 if a row differs. */
export async function runFigures(deployment: Deployment, { report, json }: Output): Promise<void> {
  const onProgress = (text: string) => process.stderr.write(`${text}\n`)
  const figures = await verifyFigures({ ...deployment, onProgress })
  const body = `${JSON.stringify(figures, null, 2)}\n`
  if (report !== undefined) await writeFile(report, body)
  process.stdout.write(json ? body : textOf(figures))
  process.exitCode = figures.differences.length === 0 ? 0 : 1
}

function textOf({ counts, differences }: FigureReport): string {
  const rows = counts.map(
    ({ answer, equal, unequal }) =>
      `${answer.padEnd(22)} ${String(equal).padStart(7)} ${String(unequal).padStart(8)}`,
  )
  const heading = `${'Answer'.padEnd(22)} ${'Equal'.padStart(7)} ${'Unequal'.padStart(8)}`
  const total = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  return [...differences.map(differenceText), heading, ...rows, total, ''].join('\n')
}

function differenceText({ answer, row, field, server, computed, rule }: FigureDifference): string {
  const [there, here] = [server, computed].map((value) => JSON.stringify(value) ?? 'absent')
  return `${answer}: ${row}: ${field}: server ${there}, computed ${here}\n  rule: ${rule}`
}
