import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

/** The API sends YES or no in any case; other values are blank. */
function yes(value: unknown): boolean | null {
  return typeof value === 'string' && value !== '' ? value.toLowerCase() === 'yes' : null
}

export const grantColumns: readonly Column<OracleGrantDba>[] = [
  { id: 'grantee', kind: 'text', width: 200, filter: 'oneOf' },
  {
    id: 'adminOption',
    kind: 'boolean',
    width: 136,
    value: ({ adminOption }) => yes(adminOption),
    filter: 'yesNo',
  },
  {
    id: 'defaultRole',
    kind: 'boolean',
    width: 136,
    value: ({ defaultRole }) => yes(defaultRole),
    filter: 'yesNo',
  },
]
