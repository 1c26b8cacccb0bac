import { createContext, useContext } from 'react'

/** Gives the present moment in milliseconds since the epoch. Stories and tests give a fixed one. */
export type Now = () => number

export const NowContext = createContext<Now>(() => Date.now())

/** The present moment, read once a render. */
export function useNow(): number {
  return useContext(NowContext)()
}
