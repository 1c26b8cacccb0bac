import { createContext } from 'react'
import type { ExportChoice } from './exportChoice.ts'

/** The files of the services join those of the view in one menu. Gives the way to take them back. */
export type OfferExports = (choices: readonly ExportChoice[]) => () => void

export const ExportHolder = createContext<OfferExports | null>(null)
