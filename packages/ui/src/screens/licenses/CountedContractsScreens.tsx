import type {
  MySQLContract,
  MysqlLicenseType,
  SqlServerContract,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { AssociatedNames } from './AssociatedNames.tsx'
import { mysqlColumns, sqlServerColumns } from './contractColumns.ts'
import { ContractsFrame, type ContractsScreenProps } from './ContractsFrame.tsx'
import { mysqlStart, newCounted, sqlServerStart, type CountedValues } from './countedValues.ts'

export type { CountedValues } from './countedValues.ts'

export interface MysqlContractsScreenProps extends ContractsScreenProps<MySQLContract, CountedValues> {
  /** The price list; `null` where it is not there. */
  types: readonly MysqlLicenseType[] | null
}

export function MysqlContractsScreen({ types, ...props }: MysqlContractsScreenProps) {
  const columns = useMemo(() => mysqlColumns(types), [types])
  return (
    <ContractsFrame
      {...props}
      technology="mysql"
      area="contracts.mysql"
      columns={columns}
      fresh={newCounted}
      startOf={mysqlStart}
      detail={namesOf}
    />
  )
}

export interface SqlServerContractsScreenProps extends ContractsScreenProps<
  SqlServerContract,
  CountedValues
> {
  types: readonly SqlServerLicenseType[] | null
}

export function SqlServerContractsScreen({ types, ...props }: SqlServerContractsScreenProps) {
  const columns = useMemo(() => sqlServerColumns(types), [types])
  return (
    <ContractsFrame
      {...props}
      technology="sqlServer"
      area="contracts.sqlServer"
      columns={columns}
      fresh={newCounted}
      startOf={sqlServerStart}
      detail={namesOf}
    />
  )
}

const namesOf = (contract: MySQLContract | SqlServerContract) => <AssociatedNames contract={contract} />
