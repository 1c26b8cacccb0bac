import { createContext, use } from 'react'
import { ownValue } from './values/ownValue.ts'

/** Column names customized by the installation, by column id. They override the catalogue. */
export const ColumnNames = createContext<Readonly<Partial<Record<string, string>>>>({})

/** The customized name of a column for use outside a header, or the given word. */
export function useColumnName(id: string, word: string): string {
  return ownValue(use(ColumnNames), id) ?? word
}
