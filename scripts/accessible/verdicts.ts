import { fileURLToPath } from 'node:url'
import type { BrowserCommand, Reporter, TestModule } from 'vitest/node'
import type { Verdict } from '../../.storybook/axe.ts'
import { readLines, writeLines } from '../../.storybook/lines.ts'
import { idOf, readStories } from '../covered/evidence.ts'

/** Of a story, by the name of the look. */
type Looks = Readonly<Record<string, Verdict>>

/** By the id of the story. */
export type Verdicts = Readonly<Record<string, Looks>>

const kept = fileURLToPath(new URL('../../visual/axe.json', import.meta.url))

const isLooks = (value: unknown): value is Looks =>
  typeof value === 'object' && value !== null && Object.values(value).every(isVerdict)

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  ['held', 'broken', 'undecided'].every((rules) => Array.isArray(Reflect.get(value, rules)))

/** Of each story, what its last run said. */
export const readVerdicts = (file = kept): Verdicts => Object.fromEntries(readLines(file, isLooks))

let known: Verdicts | undefined

/** What axe said of a story before this run. */
export const verdictsOf: BrowserCommand<[story: string], Looks> = (_, story) => {
  known ??= readVerdicts()
  return known[story] ?? {}
}

/** Keeps what axe said in a run of the stories: `npx -y pnpm@12.21.0 exec node scripts/accessibility.ts --write` makes a page of it. */
export class AxeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const seen = modules.flatMap(({ children }) =>
      [...children.allTests('passed')].flatMap((test) => entryOf(test.meta())),
    )
    // Most runs play no story, and need not read which there are.
    if (seen.length > 0) keepVerdicts(Object.fromEntries(seen), idsOfStories())
  }
}

/** Beside those of stories that were not seen now; of stories that are gone nothing is kept. */
export function keepVerdicts(seen: Verdicts, stories: ReadonlySet<string>, file = kept) {
  const before = readVerdicts(file)
  const now = { ...before, ...seen }
  if (JSON.stringify(now) === JSON.stringify(before)) return
  writeLines(
    file,
    Object.entries(now).filter(([story]) => stories.has(story)),
  )
}

const idsOfStories = () =>
  new Set([...readStories()].flatMap(([title, names]) => names.map((name) => idOf(title, name))))

function entryOf(meta: object): [string, Looks][] {
  const id: unknown = Reflect.get(meta, 'storyId')
  const verdicts: Looks | undefined = Reflect.get(meta, 'axe')
  return typeof id === 'string' && verdicts ? [[id, verdicts]] : []
}
