import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { NavNode } from '@inventory-console/ui/components/shell/navigation/Sidebar'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { type ListState, valueOr } from '@inventory-console/ui/lib/state'
import { menuIcons } from '@inventory-console/ui/screens/menuIcons'
import { use, useMemo } from 'react'
import { useHasActiveProfile } from '../../platform/queries/cloudProfileQueries.ts'
import { menuFor, type Cloud, type MenuEntry } from './menu.ts'

/** Menu of the server in the current language. */
export function useNavNodes(menu: ListState<MenuNode>): NavNode[] {
  const t = useText('pages')
  const shell = useText('shell')
  const nodes = valueOr(menu, noNodes)
  const entries = useMemo(() => menuFor(nodes), [nodes])
  const active = useActiveClouds(entries)
  return useMemo(() => {
    const asNode = ({ title, icon, to, cloud, children }: MenuEntry): NavNode => ({
      id: to ?? title,
      label: t(title),
      icon: menuIcons[icon],
      ...(to === undefined ? {} : { to }),
      ...(cloud !== undefined && active[cloud] === false ? { disabled: shell('menu.noProfile') } : {}),
      ...(children === undefined ? {} : { children: children.map(asNode) }),
    })
    return entries.map(asNode)
  }, [entries, active, t, shell])
}
const noNodes: readonly never[] = []

/** Requests the profiles after the data of the page, and only for clouds in the menu. */
function useActiveClouds(entries: readonly MenuEntry[]): Readonly<Record<Cloud, boolean | null>> {
  const hasFirstResponse = use(FirstResponseContext)
  const oracle = useHasActiveProfile('oracle', hasFirstResponse && hasCloud(entries, 'oracle'))
  const aws = useHasActiveProfile('aws', hasFirstResponse && hasCloud(entries, 'aws'))
  const google = useHasActiveProfile('google', hasFirstResponse && hasCloud(entries, 'google'))
  return useMemo(() => ({ oracle, aws, google }), [oracle, aws, google])
}

function hasCloud(entries: readonly MenuEntry[], cloudId: Cloud): boolean {
  return entries.some(({ cloud, children = [] }) => cloud === cloudId || hasCloud(children, cloudId))
}
