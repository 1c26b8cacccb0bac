import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  .filter(Boolean)

/** Paths that are equal on case-insensitive file systems. */
const collisions = (paths: readonly string[]) =>
  [...Map.groupBy(paths, (path) => path.toLowerCase()).values()].filter((same) => same.length > 1)

it('finds paths that differ only in case', () => {
  expect(collisions(['a/Tabs.tsx', 'a/tabs.tsx', 'b/tabs.tsx'])).toEqual([['a/Tabs.tsx', 'a/tabs.tsx']])
})

it('has no two paths that differ only in case', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(collisions(files)).toEqual([])
})

it('has no two modules that compile to the same file name', () => {
  const compiled = files
    .filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path))
    .map((path) => path.replace(/\.tsx?$/, '.js'))
  expect(compiled.length).toBeGreaterThan(1000)
  expect(collisions(compiled)).toEqual([])
})
