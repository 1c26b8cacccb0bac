import { createContext, useContext } from 'react'

/** Returns the current time in epoch milliseconds. Stories and tests provide a fixed one. */
export type Now = () => number

export const NowContext = createContext<Now>(() => Date.now())

/** The current time, read once per render. */
export function useNow(): number {
  return useContext(NowContext)()
}
