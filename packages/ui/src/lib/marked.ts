import { createContext } from 'react'

/** What is looked for around a part of a page, folded: what the part shows of it is marked. Empty: nothing. */
export const MarkedContext = createContext('')
