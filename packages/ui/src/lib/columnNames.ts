import { createContext } from 'react'

/** What the installation calls columns, by their ids: it stands in place of the catalogue's word. */
export const ColumnNames = createContext<Readonly<Partial<Record<string, string>>>>({})
