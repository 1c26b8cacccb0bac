import type { ComponentType } from 'react'

/** Menu entry: a page, or a branch with up to three levels in total. */
export interface NavNode {
  id: string
  label: string
  /** Absent while loading; its space is reserved. */
  icon?: ComponentType<{ size?: number; className?: string }> | undefined
  to?: string
  children?: readonly NavNode[]
  /** Reason why it is disabled. */
  disabled?: string
  /** Badge count; 0 is hidden. */
  count?: number
}

/** Ids from the root to this node; empty if not found. */
export function pathTo(nodes: readonly NavNode[], id: string | null): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id]
    const subPath = pathTo(node.children ?? [], id)
    if (subPath.length > 0) return [node.id, ...subPath]
  }
  return []
}
