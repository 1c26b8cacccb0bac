import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const [mended = ''] = readFileSync(`${root}docs/improvements.md`, 'utf8').split('\n## Left as it was')
const lines = mended.split('\n')
/** The lines below a defect: `file` name. */
const named = lines.flatMap((line) => {
  const [, file, name] = /^ {2}- `([^`]+)` (.+)$/.exec(line) ?? []
  return file && name ? [{ file, name }] : []
})

const tests = Map.groupBy(
  globSync('packages/*/{src,e2e}/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root }),
  (path) => basename(path),
)

it('every defect has a test', () => {
  const without = lines.filter((line, at) => line.startsWith('- ') && !lines[at + 1]?.startsWith('  - `'))
  expect(without).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})

it('every test named is there', () => {
  const missing = named.filter(
    ({ file, name }) =>
      !(tests.get(file) ?? []).some((path) => readFileSync(`${root}${path}`, 'utf8').includes(name)),
  )
  expect(missing).toEqual([])
})
