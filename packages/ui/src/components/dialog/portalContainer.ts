import { createContext, useContext } from 'react'

/** Content of the surrounding dialog or drawer. */
export const PortalContainer = createContext<HTMLElement | null>(null)

/**
 * Container of a list that opens below a field: the surrounding dialog, outside of which screen readers ignore
 * everything, or the body.
 */
export function usePortalContainer(): { container?: HTMLElement } {
  const container = useContext(PortalContainer)
  return container ? { container } : {}
}
