import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readStories } from '../covered/evidence.ts'
import { accessibilityPage, rowsOf } from './page.ts'

const written = readFileSync(fileURLToPath(new URL('../../docs/accessibility.md', import.meta.url)), 'utf8')

it('all stories of a new component or screen have been run: then npx -y pnpm@12.21.0 exec node scripts/accessibility.ts --write', () => {
  const rows = rowsOf(written)
  const missing = [...readStories().keys()].filter((title) => !Number(rows.get(title)?.[1]))
  expect(missing).toEqual([])
})

it('no rule of axe is broken', () => {
  const broken = [...rowsOf(written).values()].filter(([, , , light, dark]) => light !== '0' || dark !== '0')
  expect(broken).toEqual([])
})

it('the keys and the contrasts are as in the code: npx -y pnpm@12.21.0 exec node scripts/accessibility.ts --write', () => {
  expect(written).toBe(accessibilityPage({}, written))
  expect(written).not.toContain('**too little**')
})

it('takes what a run said in the place of what was said before', () => {
  const verdict = { page: '', held: ['label'], broken: [], undecided: ['color-contrast'] }
  const names = readStories().get('Components/Kbd') ?? []
  const verdicts = Object.fromEntries(
    names.map((name) => [`components-kbd--${name.toLowerCase()}`, { light: verdict, dark: verdict }]),
  )
  const row = rowsOf(accessibilityPage(verdicts, written)).get('Components/Kbd')
  expect(row).toEqual([
    'Components/Kbd',
    `${names.length}`,
    '1',
    '0',
    '0',
    `color-contrast ${2 * names.length}`,
  ])
})
