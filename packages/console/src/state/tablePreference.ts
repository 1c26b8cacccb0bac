import type { Services } from '../app/services.ts'
import type { TablePreference } from './persisted.ts'
import type { ViewState } from './tableState.ts'

/** What a list looks like when its address says nothing: which columns, how many rows. Gone after logout. */
export function tablePreference({ persisted }: Services, path: string): TablePreference {
  return persisted.get().tables[path] ?? {}
}

export function rememberTable({ persisted }: Services, path: string, { hidden, pageSize }: ViewState): void {
  const { tables } = persisted.get()
  const next: TablePreference = {
    ...(hidden === undefined ? {} : { hidden }),
    ...(pageSize === undefined ? {} : { pageSize }),
  }
  if (JSON.stringify(tables[path] ?? {}) === JSON.stringify(next)) return
  persisted.set({ ...persisted.get(), tables: { ...tables, [path]: next } })
}
