import { createContext } from 'react'

/**
 * The slot in the shell's footer line for the pager of a list. `null`: not mounted yet; `undefined`: there is no shell, and the
 * list renders its own line.
 */
export const FootContext = createContext<HTMLElement | null | undefined>(undefined)
