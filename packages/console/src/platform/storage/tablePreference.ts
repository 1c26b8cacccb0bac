import type { ViewParts } from '@inventory-console/ui/lib/listView'
import { ownValue } from '@inventory-console/ui/lib/records'
import type { Services } from '../services.ts'
import type { ViewParts } from '../url-state/tableState.ts'
import type { TablePreference } from './persisted.ts'

/** Table layout if the URL has none: hidden columns, order, widths and page size. Cleared on logout. */
export function tablePreference({ persisted }: Services, path: string): TablePreference {
  return ownValue(persisted.get().tables, path) ?? {}
}

export function saveTablePreference({ persisted }: Services, path: string, view: ViewParts): void {
  const { tables } = persisted.get()
  const { hidden, order, pinned, showEmpty, widths, pageSize } = view
  const next: TablePreference = {
    ...(hidden === undefined ? {} : { hidden }),
    ...(order === undefined ? {} : { order }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(showEmpty === undefined ? {} : { showEmpty }),
    ...(widths === undefined ? {} : { widths }),
    ...(pageSize === undefined ? {} : { pageSize }),
  }
  if (JSON.stringify(ownValue(tables, path) ?? {}) === JSON.stringify(next)) return
  persisted.set({ ...persisted.get(), tables: { ...tables, [path]: next } })
}
