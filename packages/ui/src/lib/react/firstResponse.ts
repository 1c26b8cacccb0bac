import { createContext } from 'react'

/**
 * False until the first response of a page opened by URL has arrived. Code and requests that its first view does not
 * need wait, because they would share the connection with the response.
 */
export const FirstResponseContext = createContext(true)
