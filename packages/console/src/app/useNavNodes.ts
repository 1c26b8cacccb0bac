import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { NavNode } from '@inventory-console/ui/components/shell/Sidebar'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListState } from '@inventory-console/ui/lib/state'
import { menuIcons } from '@inventory-console/ui/screens/menuIcons'
import { useMemo } from 'react'
import { menuFor, type MenuEntry } from './menu.ts'

/** The server's menu in the language shown. */
export function useNavNodes(menu: ListState<MenuNode>): NavNode[] {
  const t = useText('pages')
  const nodes = menu.status === 'ready' ? menu.rows : none
  return useMemo(() => {
    const asNode = ({ title, icon, to, children }: MenuEntry): NavNode => ({
      id: to ?? title,
      label: t(title),
      icon: menuIcons[icon],
      ...(to === undefined ? {} : { to }),
      ...(children === undefined ? {} : { children: children.map(asNode) }),
    })
    return menuFor(nodes).map(asNode)
  }, [nodes, t])
}
const none: readonly never[] = []
