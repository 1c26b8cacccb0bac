import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import type { Verdict } from '../../.storybook/axe.ts'

/** By the id of the story, then by the name of the look. */
export type Verdicts = Record<string, Readonly<Record<string, Verdict>>>

const file = fileURLToPath(new URL('../../node_modules/.cache/axe.json', import.meta.url))

/** Of each story, what its last run said. */
export function readVerdicts(): Verdicts {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Keeps what axe said in a run of the stories: `npx -y pnpm@12.21.0 exec node scripts/accessibility.ts --write` makes a page of it. */
export class AxeReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]) {
    const seen = modules.flatMap(({ children }) =>
      [...children.allTests('passed')].flatMap((test) => entryOf(test.meta())),
    )
    if (seen.length === 0) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify({ ...readVerdicts(), ...Object.fromEntries(seen) }))
  }
}

function entryOf(meta: object): [string, Verdicts[string]][] {
  const id: unknown = Reflect.get(meta, 'storyId')
  const verdicts: Verdicts[string] | undefined = Reflect.get(meta, 'axe')
  return typeof id === 'string' && verdicts ? [[id, verdicts]] : []
}
