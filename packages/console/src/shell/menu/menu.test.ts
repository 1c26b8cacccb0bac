import { cloudNodes, makeNodes } from '@inventory-console/api-mocks/fixtures/nodes'
import { paths } from '@inventory-console/ui/paths'
import { describe, expect, it } from 'vitest'
import { administrationLinks } from '../../features/access/pages.ts'
import { pages, linkPath } from '../routing/manifest.ts'
import { menuFor, unlistedFor, type MenuEntry } from './menu.ts'

const leaf = (
  title: MenuEntry['title'],
  name: string,
  parent: string,
  to: string = paths.hosts,
): MenuEntry => ({
  title,
  icon: 'hosts',
  node: { name, parent },
  to,
})
const branch: MenuEntry = {
  title: 'hosts',
  icon: 'hosts',
  node: { name: 'Hosts', parent: '' },
  children: [leaf('hostsList', 'Hosts', ''), leaf('dashboard', 'OS Capacity', 'Hosts')],
}
const titles = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children ? [title, titles(children)] : title))

describe('menuFor', () => {
  it('shows entries that the server lists, matched by name and parent', () => {
    const nodes = [
      { name: 'Hosts', parent: '' },
      { name: 'OS Capacity', parent: 'Hosts' },
    ]
    expect(titles(menuFor(nodes, [branch]))).toEqual([['hosts', ['hostsList', 'dashboard']]])
  })

  it('ignores a name below another parent', () => {
    expect(
      titles(
        menuFor(
          [
            { name: 'Hosts', parent: '' },
            { name: 'OS Capacity', parent: '' },
          ],
          [branch],
        ),
      ),
    ).toEqual([['hosts', ['hostsList']]])
  })

  it('omits a branch that the server does not list, with its children', () => {
    expect(menuFor([{ name: 'OS Capacity', parent: 'Hosts' }], [branch])).toEqual([])
  })

  it('omits an entry without a page, and a branch with only such entries', () => {
    const nowhere = { ...branch, children: [leaf('hostsList', 'Hosts', '', '/nowhere')] }
    expect(menuFor([{ name: 'Hosts', parent: '' }], [nowhere])).toEqual([])
  })

  it('ignores server nodes without an entry', () => {
    expect(
      titles(
        menuFor([
          { name: 'Hosts', parent: '' },
          { name: 'Scenarios', parent: '' },
        ]),
      ),
    ).toEqual([['hosts', ['hostsList']]])
    expect(menuFor([])).toEqual([])
  })
})

describe('command palette', () => {
  const everything = [...makeNodes(), ...cloudNodes({ OCI: true, AWS: true, GCP: true })]
  const addresses = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ to, children = [] }) => [...(to === undefined ? [] : [to]), ...addresses(children)])

  it('finds every page without path parameters exactly once', () => {
    const found = [
      ...addresses(menuFor(everything)),
      ...unlistedFor(everything).map(({ path }) => path),
      ...administrationLinks(true).map(({ to }) => to),
    ]
    const linkablePaths = pages.map(linkPath).filter((path) => !path.includes(':'))
    expect(found.toSorted()).toEqual(linkablePaths.toSorted())
  })

  it('finds unlisted pages only if the server allows them', () => {
    const titlesFor = (name: string, parent: string) =>
      unlistedFor([{ name, parent }]).map(({ title }) => title)
    expect(unlistedFor([]).map(({ title }) => title)).toEqual(['middleware'])
    expect(titlesFor('Licenses Contract', 'Licenses')).toEqual([
      'middleware',
      'postgresqlContracts',
      'mongodbContracts',
    ])
    expect(titlesFor('Cloud Advisors', '')).toEqual(['middleware', 'azureProfiles'])
  })
})
