import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { paths } from '../screens/paths.ts'
import { isReachable, Link } from './links.ts'

test.each([
  ['a host named .', paths.host('.')],
  ['a host named ..', paths.host('..')],
  ['a database named ..', paths.host('db01', '..')],
  ['a cluster named .', paths.cluster('.')],
  ['a node of a cluster named ..', paths.clusterNode('..', 'one')],
  ['a pluggable database named .', paths.pdb('db01', 'ORCL', '.')],
])('renders the name of %s without a link', async (_title, to) => {
  await render(<Link to={to}>the name</Link>)
  await expect.element(page.getByText('the name')).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
})

test.each(['a.b', '...', '.profile', 'a..', '../one', '%2e%2e', 'a?b/../c'])(
  'links a host named %s to its own page',
  async (name) => {
    const to = paths.host(name)
    await render(<Link to={to}>the name</Link>)
    await expect.element(page.getByRole('link', { name: 'the name' })).toHaveAttribute('href', to)
    expect(new URL(to, window.location.origin).pathname).toBe(to)
    expect(isReachable(to)).toBe(true)
  },
)
