import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

function yes(value: OracleGrantDba['adminOption']): boolean | null {
  return value === '' ? null : value === 'YES'
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
