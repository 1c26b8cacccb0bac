import { createContext, use } from 'react'
import { ownValue } from './values/ownValue.ts'

/** What the installation calls columns, by their ids: it stands in place of the catalogue's word. */
export const ColumnNames = createContext<Readonly<Partial<Record<string, string>>>>({})

/** The same for a label that is no header. */
export function useNameOf(id: string, word: string): string {
  return ownValue(use(ColumnNames), id) ?? word
}
