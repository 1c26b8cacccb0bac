import { describe, expect, it } from 'vitest'
import { pages } from '../../packages/console/src/shell/routing/manifest.ts'
import { readStories } from './readStories.ts'
import { namedStories, routes, screensOfTabs, screensWithFewerStates, states, storyOf } from './screens.ts'

const stories = readStories()
const screens = [...stories.keys()].filter((title) => title.startsWith('Screens/'))

describe('screen stories', () => {
  it('cover every state, except for listed screens', () => {
    const missing = screens.flatMap((title) =>
      screensWithFewerStates[title]
        ? []
        : states
            .filter((state) => storyOf(stories, title, state) === undefined)
            .map((state) => `${title}: ${state}`),
    )
    expect(screens.length).toBeGreaterThan(60)
    expect(missing).toEqual([])
  })

  it('cover the named situations of screens without the states of a list', () => {
    const missing = Object.entries(namedStories).flatMap(([title, names]) =>
      names.filter((name) => !stories.get(title)?.includes(name)).map((name) => `${title}: ${name}`),
    )
    expect(missing).toEqual([])
    expect(screensOfTabs.filter((title) => !stories.has(title))).toEqual([])
  })

  it('have no stale exceptions', () => {
    const stale = Object.keys(screensWithFewerStates).filter(
      (title) =>
        !screens.includes(title) ||
        (!screensWithFewerStates[title]?.storyNames &&
          states.every((state) => storyOf(stories, title, state))),
    )
    const unknown = Object.entries(screensWithFewerStates).flatMap(([title, { storyNames = {} }]) =>
      Object.values(storyNames).filter((name) => !stories.get(title)?.includes(name)),
    )
    expect([...stale, ...unknown]).toEqual([])
  })
})

describe('routes', () => {
  /** Login, error pages and a redirect are not in the page manifest. */
  const notInManifest = ['/login/:code?', '/500', '/401', '/404', '/error', '/licenses/contract']
  /** Detail page of a PDB, linked from the list of PDBs. */
  const detailPages = ['/oracle/pdbs/:hostname/:dbname/:pdb']

  it('match the page manifest of the console', () => {
    const known = Object.keys(routes).filter((route) => !notInManifest.includes(route))
    expect([...known, ...detailPages].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  })

  it('each have a screen with stories', () => {
    expect(Object.values(routes).filter((title) => !stories.has(title))).toEqual([])
  })
})

/** Titles that several routes share: a redirect, the error pages and two technologies without contracts. */
const shared = [
  'Screens/Errors/Error',
  'Screens/Licenses/Oracle contracts',
  'Screens/Licenses/PostgreSQL and MongoDB contracts',
]

it('have stories that no other route shares', () => {
  const titles = Object.values(routes).filter((title) => !shared.includes(title))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
