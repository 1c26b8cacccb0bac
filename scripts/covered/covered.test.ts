import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pages } from '../../packages/console/src/app/manifest.ts'
import { clauses } from './clauses.ts'
import { isThere, readStories } from './evidence.ts'
import { coveragePage, screens, storyOf } from './page.ts'
import { fewer, routes, states } from './screens.ts'

const stories = readStories()

it('every screen has a story for each state, or says why it cannot be in it', () => {
  const missing = screens.flatMap((title) =>
    fewer[title]
      ? []
      : states.filter((state) => storyOf(title, state) === undefined).map((state) => `${title}: ${state}`),
  )
  expect(screens.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

it('no screen is excused that has all states, or is not there', () => {
  const stale = Object.keys(fewer).filter(
    (title) =>
      !screens.includes(title) || (!fewer[title]?.as && states.every((state) => storyOf(title, state))),
  )
  const unknown = Object.entries(fewer).flatMap(([title, { as = {} }]) =>
    Object.values(as).filter((name) => !stories.get(title)?.includes(name)),
  )
  expect([...stale, ...unknown]).toEqual([])
})

/** Where one comes without a login, or when something is wrong; and a path that leads on to its first child. */
const outside = ['/login/:code?', '/500', '/401', '/404', '/error', '/licenses/contract']
/** Where the list of pluggable databases leads: no route of the specification. */
const more = ['/oracle/pdbs/:hostname/:dbname/:pdb']

it('the routes are those of the console, and each has a screen with stories', () => {
  const known = Object.keys(routes).filter((route) => !outside.includes(route))
  expect([...known, ...more].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  expect(Object.values(routes).filter((title) => !stories.has(title))).toEqual([])
})

it.each(Object.entries(clauses))('%s: what shows it is there', (_, entries) => {
  expect(entries.filter(([, shownBy]) => !isThere(shownBy, stories))).toEqual([])
})

it('the page is as the stories are: npx -y pnpm@12.21.0 exec node scripts/coverage.ts --write', () => {
  const written = readFileSync(fileURLToPath(new URL('../../docs/coverage.md', import.meta.url)), 'utf8')
  expect(written).toBe(coveragePage())
})
