import { expect, it } from 'vitest'
import { storyListClusters } from './storyList.ts'

const story = (id: string, title: string) => ({
  type: 'story',
  id,
  title,
  name: id,
  importPath: './a.stories.tsx',
})
const stories = [story('tabs--new', 'Tabs'), story('tabs--old', 'Tabs'), story('badge--gone', 'Badge')]
const added = (id: string, sha: string) => ({ story: id, mode: 'light', before: null, after: sha })
const deleted = (id: string, sha: string) => ({ story: id, mode: 'light', before: sha, after: null })

it('lists new and deleted stories by component', () => {
  const clusters = storyListClusters([added('tabs--new', '1')], [deleted('badge--gone', '2')], stories)
  expect(clusters.map(({ key }) => key)).toEqual(['deleted Badge', 'new Tabs'])
})

it('reports a new id with the pictures of a deleted one as renamed', () => {
  const clusters = storyListClusters([added('tabs--new', '1')], [deleted('tabs--old', '1')], stories)
  expect(clusters.map(({ key, members }) => [key, members[0]?.signature])).toEqual([
    ['renamed Tabs', 'was tabs--old'],
  ])
})
