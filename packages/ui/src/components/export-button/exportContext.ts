import { createContext } from 'react'
import type { ExportChoice } from './exportChoice.ts'

/** Registers server exports in the export menu of a list. Returns a function that removes them. */
export type RegisterExports = (choices: readonly ExportChoice[]) => () => void

export const ExportContext = createContext<RegisterExports | null>(null)
