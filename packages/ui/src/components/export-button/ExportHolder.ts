import { createContext } from 'react'
import type { ExportChoice } from './exportChoice.ts'

/** Registers server exports in the export menu of a list. Returns a function that removes them. */
export type OfferExports = (choices: readonly ExportChoice[]) => () => void

export const ExportHolder = createContext<OfferExports | null>(null)
