import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defectKinds } from '../../.storybook/defects.ts'
import type { NotedDefect } from '../../.storybook/detect.setup.ts'
import { notes, TOTAL } from './detection.ts'

/** Seeds defects into stories and counts how many the comparison of pictures catches. The figures are kept in docs/pictures.md. */
const root = fileURLToPath(new URL('../..', import.meta.url))
await mkdir(dirname(notes), { recursive: true })
await rm(notes, { force: true })
const { status } = spawnSync(
  'node',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'stories',
    '--reporter=dot',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DETECT: 'on' } },
)

const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
const defects = lines.map((line): NotedDefect => JSON.parse(line))
const caught = defects.filter((defect) => defect.caught)
const falseAlarms = defects.reduce((sum, defect) => sum + defect.falseAlarms, 0)

process.stdout.write('\n| Defect | Seeded | Caught |\n| --- | --- | --- |\n')
for (const kind of defectKinds) {
  const of = (list: readonly NotedDefect[]) => list.filter((defect) => defect.kind === kind).length
  process.stdout.write(`| ${kind} | ${of(defects)} | ${of(caught)} |\n`)
}
const rate = ((100 * caught.length) / Math.max(defects.length, 1)).toFixed(1)
process.stdout.write(`| in all | ${defects.length} | ${caught.length} (${rate} %) |\n`)
process.stdout.write(`\nFalse alarms: ${falseAlarms} of ${2 * defects.length} looks at unchanged stories\n`)
for (const { kind, story, where } of defects.filter((defect) => !defect.caught))
  process.stdout.write(`escaped: ${kind}: ${story}: ${where}\n`)

const isGood = caught.length >= 0.98 * defects.length && falseAlarms === 0
const isWhole = defects.length === TOTAL
process.exit(status === 0 && isGood && (isWhole || process.argv.length > 2) ? 0 : 1)
