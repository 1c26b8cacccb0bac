import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Lints each source in its own test file with the rules of a plugin only. Returns the messages of each. */
export function lintMessages(
  plugin: string,
  rules: readonly string[],
  sources: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'lint-'))
  try {
    const config = join(folder, 'config.json')
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(root, 'tooling/lint', plugin)],
        categories: { correctness: 'off' },
        rules: Object.fromEntries(rules.map((rule) => [rule, 'warn'])),
      }),
    )
    const files = sources.map((source, index) => {
      const file = join(folder, `${index}.test.ts`)
      writeFileSync(file, `${source}\n`)
      return file
    })
    const args = ['--no-ignore', '-c', config, '--format', 'unix', ...files]
    const output = execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { encoding: 'utf8' })
    const found = [...output.matchAll(/(\d+)\.test\.ts:\d+:\d+: (.*)/g)]
    return new Map(
      sources.map((source, index) => [
        source,
        found.flatMap(([, file, message = '']) => (file === String(index) ? [message] : [])),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
