import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

/** The API returns YES or NO in any letter case. */
function yes(value: string): boolean | null {
  return value === '' ? null : value.toLowerCase() === 'yes'
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
