import { createContext } from 'react'

/** Folded search terms of a surrounding search, which nested parts highlight. Empty for none. */
export const HighlightContext = createContext('')
