import { expect, it } from 'vitest'
import { changedStories, matches } from './stories.ts'

const story = (id: string, importPath: string) => ({ type: 'story', id, title: id, name: id, importPath })
const stories = [
  story('button', './packages/ui/src/Button.stories.tsx'),
  story('list', './packages/ui/src/List.stories.tsx'),
]
const module = (id: string, ...importers: string[]) => ({
  id,
  reasons: importers.map((moduleName) => ({ moduleName })),
})
const stats = {
  modules: [
    module(
      './packages/ui/src/Button.tsx',
      './packages/ui/src/Button.stories.tsx',
      './packages/ui/src/List.tsx',
    ),
    module('./packages/ui/src/List.tsx', './packages/ui/src/List.stories.tsx', './.storybook/DocsPage.tsx'),
    module('./.storybook/DocsPage.tsx', './.storybook/preview.tsx'),
    module('./packages/ui/src/i18n/it.json', './.storybook/preview.tsx'),
    module('./packages/ui/src/chart.css?inline', './packages/ui/src/List.tsx'),
  ],
}
const touched = (...paths: string[]) =>
  changedStories(
    stories,
    paths.map((path) => ({ path, status: 'modified' as const })),
    stats,
  ).map(({ id }) => id)

it('selects stories that import a changed file, directly or not', () => {
  expect(touched('packages/ui/src/Button.tsx')).toEqual(['button', 'list'])
  expect(touched('packages/ui/src/List.tsx')).toEqual(['list'])
  expect(touched('packages/ui/src/chart.css')).toEqual(['list'])
})

it('selects the stories of a changed story file', () => {
  expect(touched('packages/ui/src/Button.stories.tsx')).toEqual(['button'])
})

it.each([
  'pnpm-lock.yaml',
  '.storybook/preview.tsx',
  'packages/ui/src/styles/tokens.css',
  'packages/ui/src/i18n/it.json',
])('selects all stories when %s changes', (path) => {
  expect(touched(path)).toEqual(['button', 'list'])
})

it.each(['docs/performance.md', 'packages/ui/src/Button.test.tsx', '.storybook/DocsPage.tsx'])(
  'selects no story when %s changes',
  (path) => {
    expect(touched(path)).toEqual([])
  },
)

it.each(['button', 'BUTTON', 'Button.stories'])('finds a story by %s in any case', (text) => {
  expect(stories.filter((one) => matches(one, text)).map(({ id }) => id)).toEqual(['button'])
})
