import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { guides, nameOf, sampleOf } from './guide.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(src + name, 'utf8')
const titles = globSync('{components,data-table,list-screen,charts}/**/*.stories.tsx', { cwd: src }).flatMap(
  (name) => /title: '(Components\/[^']+)'/.exec(read(name))?.[1] ?? [],
)
const names = new Set(titles.map(nameOf))
const samples = globSync('docs/samples/*.tsx', { cwd: src }).map(read)

it('component names are unique', () => {
  expect(titles.length).toBeGreaterThan(40)
  expect(names.size).toBe(titles.length)
})

it('every component has a guide and every guide belongs to a component', () => {
  expect([...names].filter((name) => !(name in guides))).toEqual([])
  expect(Object.keys(guides).filter((name) => !names.has(name))).toEqual([])
})

it('every component has a sample', () => {
  expect([...names].filter((name) => sampleOf(name, samples) === null)).toEqual([])
})

it('includes only the imports and constants that the sample uses', () => {
  expect(sampleOf('CommandPalette', samples)).toContain(
    "import { CommandPalette, type PaletteGroup } from '@inventory-console/ui/components/shell/search/CommandPalette'",
  )
  expect(sampleOf('CommandPalette', samples)).toContain('const groups: readonly PaletteGroup[]')
  expect(sampleOf('Chip', samples)).not.toContain('Button')
})
