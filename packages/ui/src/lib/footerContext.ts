import { createContext } from 'react'

/**
 * Portal target for the pager of a list in the shell's footer. `null`: not mounted yet; `undefined`: there
 * is no shell, and the list renders its own footer.
 */
export const FooterContext = createContext<HTMLElement | null | undefined>(undefined)
