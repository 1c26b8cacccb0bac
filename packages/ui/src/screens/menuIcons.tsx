import { List, Server, type LucideIcon } from 'lucide-react'

/** An icon of its own for each entry of the menu. */
export const menuIcons = { hosts: Server, hostsList: List } as const satisfies Record<string, LucideIcon>

export type MenuIcon = keyof typeof menuIcons
