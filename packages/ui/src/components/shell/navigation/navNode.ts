import type { ComponentType } from 'react'

/** An entry of the menu: a page, or a branch of up to three levels in all. */
export interface NavNode {
  id: string
  label: string
  /** Absent: it has not arrived; its place is kept. */
  icon?: ComponentType<{ size?: number; className?: string }> | undefined
  to?: string
  children?: readonly NavNode[]
  /** Why it cannot be opened now. */
  disabled?: string
  /** How much waits there; 0 shows nothing. */
  count?: number
}

/** The ids from the top down to this node; empty where it is not in the tree. */
export function pathTo(nodes: readonly NavNode[], id: string | null): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id]
    const below = pathTo(node.children ?? [], id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}
