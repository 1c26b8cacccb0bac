import type { MenuNode } from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import type { MenuIcon } from '@inventory-console/ui/screens/menuIcons'
import { pageOf, type PageTitle } from './manifest.ts'

export interface MenuEntry {
  title: PageTitle
  icon: MenuIcon
  /** Shown only if the server's menu has exactly this name below this parent. */
  node: MenuNode
  to?: string
  children?: readonly MenuEntry[]
}

/** In the order of the specification. An entry comes with its page; what has no page has no entry. */
const entries: readonly MenuEntry[] = [
  {
    title: 'hosts',
    icon: 'hosts',
    node: { name: 'Hosts', parent: '' },
    children: [
      { title: 'hostsList', icon: 'hostsList', node: { name: 'Hosts', parent: '' }, to: paths.hosts },
    ],
  },
]

/** The entries that the server allows and that lead somewhere; a branch without any is left out. */
export function menuFor(nodes: readonly MenuNode[], all: readonly MenuEntry[] = entries): MenuEntry[] {
  return all.flatMap((entry) => {
    if (!nodes.some(({ name, parent }) => name === entry.node.name && parent === entry.node.parent)) return []
    if (entry.to !== undefined) return pageOf(entry.to) ? [entry] : []
    const children = menuFor(nodes, entry.children ?? [])
    return children.length === 0 ? [] : [{ ...entry, children }]
  })
}
