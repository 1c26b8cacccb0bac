import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'

const root = fileURLToPath(new URL('../..', import.meta.url))
let stories: Vitest
beforeAll(async () => {
  stories = await createVitest({ root, project: ['stories'], watch: false, reporters: [] })
})
afterAll(() => stories.close())

/** The files of stories that are run when these files have changed. */
async function touchedBy(...files: string[]): Promise<string[]> {
  stories.config.related = files.map((file) => join(root, file))
  const found = await stories.getRelevantTestSpecifications()
  return found.map(({ moduleId }) => basename(moduleId))
}

it('a component: its own stories, and those of what it is a part of', async () => {
  const found = await touchedBy('packages/ui/src/components/kbd/Kbd.tsx')
  expect(found).toContain('Kbd.stories.tsx')
  expect(found).toContain('HostsScreen.stories.tsx')
  expect(found).not.toContain('Badge.stories.tsx')
})

it('a part that is loaded when it is wanted: the stories that can want it', async () => {
  const found = await touchedBy('packages/ui/src/components/list-screen/ManageViews.tsx')
  expect(found).toContain('HostsScreen.stories.tsx')
  expect(found).not.toContain('Badge.stories.tsx')
})

it('a screen: its own stories, and those of no other screen', async () => {
  const found = await touchedBy('packages/ui/src/screens/hosts/HostsScreen.tsx')
  expect(found).toContain('HostsScreen.stories.tsx')
  expect(found).not.toContain('ClustersScreen.stories.tsx')
})

it('a fixture: the stories that show it', async () => {
  const found = await touchedBy('packages/api-mocks/src/fixtures/clusters.ts')
  expect(found).toContain('ClustersScreen.stories.tsx')
  expect(found).not.toContain('HostsScreen.stories.tsx')
})

it('a text: every story that speaks', async () => {
  const found = await touchedBy('packages/ui/src/i18n/locales/it/hosts.json')
  expect(found).toContain('HostsScreen.stories.tsx')
})

it.each(['packages/ui/src/styles/tokens.css', 'packages/ui/src/styles/theme.css', '.storybook/preview.tsx'])(
  '%s: all',
  async (file) => {
    const all = (await stories.globTestSpecifications()).length
    expect(all).toBeGreaterThan(100)
    expect(await touchedBy(file)).toHaveLength(all)
  },
)

it.each(['docs/pictures.md', 'packages/console/src/app/menu.ts', 'packages/ui/src/lib/format.test.ts'])(
  '%s: none',
  async (file) => {
    expect(await touchedBy(file)).toEqual([])
  },
)
