import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { NavNode } from '@inventory-console/ui/components/shell/navigation/Sidebar'
import type { PaletteEntry, PaletteGroup } from '@inventory-console/ui/components/shell/search/CommandPalette'
import { CommandSearch } from '@inventory-console/ui/components/shell/search/CommandSearch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { useMemo, useState } from 'react'
import { administration } from '../../features/administration/administrationPages.ts'
import { usePersisted, useServices } from '../../platform/environment/services.ts'
import { useClusterNames, useDatabaseNames, useHostNames } from '../../platform/queries/nameQueries.ts'
import { pageOf } from '../routing/manifest.ts'
import { unlistedFor } from './menu.ts'

interface SearchProps {
  /** `nodes`: the rendered menu. `menu`: the menu of the server. */
  nodes: readonly NavNode[]
  menu: ListState<MenuNode>
  admin: boolean
}

const remembered = 5

/** Command palette for pages, hosts, clusters and databases. Names are requested when it first opens. */
export function Search({ nodes, menu, admin }: SearchProps) {
  const t = useText('pages')
  const { persisted } = useServices()
  const recent = usePersisted('recent')
  const [asked, setAsked] = useState(false)
  const hosts = useHostNames(asked)
  const clusters = useClusterNames(asked)
  const databases = useDatabaseNames(asked)

  const groups = useMemo((): PaletteGroup[] => {
    const pages = [
      ...leaves(nodes, []),
      ...unlistedFor(menu.status === 'ready' ? menu.rows : []).map(({ path, title, crumbs }) =>
        entryOf(
          path,
          t(title),
          crumbs.slice(0, -1).map(({ title }) => t(title)),
        ),
      ),
      ...administration(admin).map(({ page, to }) => ({ id: to, label: t(page), to })),
    ]
    const things = [
      {
        id: 'hosts' as const,
        list: entries(hosts, (name) => ({ id: name, label: name, to: paths.host(name) })),
      },
      {
        id: 'clusters' as const,
        list: entries(clusters, (name) => ({ id: name, label: name, to: paths.cluster(name) })),
      },
      {
        id: 'databases' as const,
        list: entries(databases, ({ name, hostname, type }) => ({
          id: `${type} ${hostname} ${name}`,
          label: name,
          note: hostname,
          to: paths.host(hostname, name),
        })),
      },
    ]
    return [
      { id: 'pages', list: { status: 'ready', rows: pages } },
      ...things.filter(({ id }) => pageOf(id === 'clusters' ? paths.cluster('x') : paths.host('x'))),
    ]
  }, [nodes, menu, admin, hosts, clusters, databases, t])

  return (
    <CommandSearch
      groups={groups}
      recent={recent}
      onOpen={() => setAsked(true)}
      onTake={({ id, label, note, to }) => {
        if (to === undefined) return
        const entry = { id, label, to, ...(note === undefined ? {} : { note }) }
        const before = persisted.get()
        persisted.set({
          ...before,
          recent: [entry, ...before.recent.filter((other) => other.to !== to)].slice(0, remembered),
        })
      }}
    />
  )
}

/**
 * Flattens the menu into pages with their parent labels. Omits disabled pages, whose reason is shown in the
 * menu.
 */
function leaves(nodes: readonly NavNode[], above: readonly string[]): PaletteEntry[] {
  return nodes.flatMap(({ label, to, disabled, children }) => {
    if (children) return leaves(children, [...above, label])
    if (to === undefined || disabled !== undefined) return []
    return [entryOf(to, label, above)]
  })
}

function entryOf(to: string, label: string, above: readonly string[]): PaletteEntry {
  return { id: to, label, to, ...(above.length === 0 ? {} : { note: above.join(' › ') }) }
}

function entries<Row>(list: ListState<Row>, entry: (row: Row) => PaletteEntry): ListState<PaletteEntry> {
  return list.status === 'ready' ? { status: 'ready', rows: list.rows.map(entry) } : list
}
