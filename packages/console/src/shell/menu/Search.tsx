import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { NavNode } from '@inventory-console/ui/components/shell/navigation/NavTree'
import type { PaletteEntry, PaletteGroup } from '@inventory-console/ui/components/shell/search/CommandPalette'
import { CommandSearch } from '@inventory-console/ui/components/shell/search/CommandSearch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { type ListState, mapState, valueOr } from '@inventory-console/ui/lib/state'
import { themes } from '@inventory-console/ui/lib/theme'
import { paths } from '@inventory-console/ui/paths'
import { Suspense, useMemo, useState } from 'react'
import { administrationLinks } from '../../features/access/pages.ts'
import {
  useClusterNames,
  useDatabaseNames,
  useHostNames,
  useLocationAlias,
  useLocations,
} from '../../platform/queries/lookups.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import { useAppearance } from '../../platform/storage/appearance.ts'
import { viewLinks } from '../../platform/storage/savedViews.ts'
import { pageOf } from '../routing/manifest.ts'
import { unlistedFor } from './menu.ts'

interface SearchProps {
  /** `nodes`: the rendered menu. `menu`: the menu of the server. */
  nodes: readonly NavNode[]
  menu: ListState<MenuNode>
  admin: boolean
}

const maxRecent = 5

// Lazy-loaded, because it is used after the palette has opened and reads six lists.
const LicenseNames = lazy(async () => (await import('./LicenseNames.tsx')).LicenseNames)

/**
 * Command palette for pages, hosts, clusters, databases, contracts and license types. Names are requested when it
 * first opens.
 */
export function Search({ nodes, menu, admin }: SearchProps) {
  const t = useText('pages')
  const shell = useText('shell')
  const common = useText('common')
  const services = useServices()
  const { persisted } = services
  const recent = usePersisted('recent')
  const [timesOpened, setTimesOpened] = useState(0)
  const hasOpened = timesOpened > 0
  const hosts = useHostNames(hasOpened)
  const clusters = useClusterNames(hasOpened)
  const databases = useDatabaseNames(hasOpened)
  const locations = useLocations(hasOpened)
  const alias = useLocationAlias(hasOpened)
  const { onThemeChange } = useAppearance()
  const username = usePersisted('username')
  const views = useMemo(
    () =>
      timesOpened > 0 && username !== null
        ? viewLinks(services, username).map(({ id, name, page, to }) => ({
            id,
            label: name,
            note: t(page),
            to,
          }))
        : [],
    [timesOpened, username, services, t],
  )
  const [licenseGroups, setLicenseGroups] = useState<readonly PaletteGroup[]>([])

  const groups = useMemo((): PaletteGroup[] => {
    const pages = [
      ...leafPages(nodes, []),
      ...unlistedFor(valueOr(menu, [])).map(({ path, title, crumbs }) =>
        paletteEntry(
          path,
          t(title),
          crumbs.slice(0, -1).map(({ title }) => t(title)),
        ),
      ),
      ...administrationLinks(admin).map(({ page, to }) => ({ id: to, label: t(page), to })),
    ]
    const entityGroups = [
      {
        id: 'hosts' as const,
        list: paletteEntries(hosts, (name) => ({ id: name, label: name, to: paths.host(name) })),
      },
      {
        id: 'clusters' as const,
        list: paletteEntries(clusters, (name) => ({ id: name, label: name, to: paths.cluster(name) })),
      },
      {
        id: 'databases' as const,
        list: paletteEntries(databases, ({ name, hostname, type }) => ({
          id: `${type} ${hostname} ${name}`,
          label: name,
          note: hostname,
          to: paths.host(hostname, name),
        })),
      },
    ]
    return [
      { id: 'pages', list: { status: 'ready', value: pages } },
      ...entityGroups.filter(({ id }) => pageOf(id === 'clusters' ? paths.cluster('x') : paths.host('x'))),
      ...licenseGroups,
      { id: 'views', list: { status: 'ready', value: views } },
    ]
  }, [nodes, menu, admin, hosts, clusters, databases, licenseGroups, views, t])
  const scope = useMemo(() => {
    const setLocation = (location: string | null) => () => {
      const before = persisted.get()
      persisted.set({ ...before, filters: { ...before.filters, location } })
    }
    return [
      { id: 'everywhere', label: shell('search.everywhere'), run: setLocation(null) },
      ...valueOr(locations, []).map((name) => ({
        id: `location ${name}`,
        label: shell('filters.chip', { field: alias ?? common('columns.location'), value: name }),
        run: setLocation(name),
      })),
      ...themes.map((one) => ({
        id: `theme ${one}`,
        label: shell('filters.chip', { field: shell('user.theme'), value: shell(`themes.${one}`) }),
        run: () => onThemeChange(one),
      })),
    ]
  }, [locations, alias, persisted, shell, common, onThemeChange])

  return (
    <>
      {hasOpened ? (
        <Suspense>
          <LicenseNames onChange={setLicenseGroups} />
        </Suspense>
      ) : null}
      <CommandSearch
        groups={groups}
        recent={recent}
        scope={scope}
        onOpen={() => setTimesOpened((times) => times + 1)}
        onSelect={({ id, label, note, to }) => {
          if (to === undefined) return
          const entry = { id, label, to, ...(note === undefined ? {} : { note }) }
          const before = persisted.get()
          persisted.set({
            ...before,
            recent: [entry, ...before.recent.filter((other) => other.to !== to)].slice(0, maxRecent),
          })
        }}
      />
    </>
  )
}

/**
 * Flattens the menu into pages with their parent labels. Omits disabled pages, whose reason is shown in the
 * menu.
 */
function leafPages(nodes: readonly NavNode[], parents: readonly string[]): PaletteEntry[] {
  return nodes.flatMap(({ label, to, disabled, children }) => {
    if (children) return leafPages(children, [...parents, label])
    if (to === undefined || disabled !== undefined) return []
    return [paletteEntry(to, label, parents)]
  })
}

function paletteEntry(to: string, label: string, parents: readonly string[]): PaletteEntry {
  return { id: to, label, to, ...(parents.length === 0 ? {} : { note: parents.join(' › ') }) }
}

function paletteEntries<Row>(list: ListState<Row>, entry: (row: Row) => PaletteEntry) {
  return mapState(list, (rows) => rows.map(entry))
}
