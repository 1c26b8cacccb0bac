import type {
  MySQLContract,
  MysqlLicenseType,
  SqlServerContract,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { AssociatedNames } from './AssociatedNames.tsx'
import { mysqlColumns, sqlServerColumns } from './contractColumns.ts'
import { ContractsFrame, type ContractsScreenProps } from './ContractsFrame.tsx'
import {
  mysqlInitialForm,
  emptyCountedForm,
  sqlServerInitialForm,
  type CountedValues,
} from './forms/countedValues.ts'

export type { CountedValues } from './forms/countedValues.ts'

export interface MysqlContractsScreenProps extends ContractsScreenProps<MySQLContract, CountedValues> {
  /** License types of the price list. */
  types: ListState<MysqlLicenseType>
}

export function MysqlContractsScreen({ types, ...props }: MysqlContractsScreenProps) {
  const typeRows = valueOr(types, null)
  const columns = useMemo(() => mysqlColumns(typeRows), [typeRows])
  return (
    <ContractsFrame
      {...props}
      technology="mysql"
      area="contracts.mysql"
      columns={columns}
      emptyForm={emptyCountedForm}
      editForm={mysqlInitialForm}
      copyForm={(contract) => mysqlInitialForm(contract, true)}
      detail={renderNames}
      onRetryTypes={types.status === 'failed' ? types.retry : undefined}
    />
  )
}

export interface SqlServerContractsScreenProps extends ContractsScreenProps<
  SqlServerContract,
  CountedValues
> {
  types: ListState<SqlServerLicenseType>
}

export function SqlServerContractsScreen({ types, ...props }: SqlServerContractsScreenProps) {
  const typeRows = valueOr(types, null)
  const columns = useMemo(() => sqlServerColumns(typeRows), [typeRows])
  return (
    <ContractsFrame
      {...props}
      technology="sqlServer"
      area="contracts.sqlServer"
      columns={columns}
      emptyForm={emptyCountedForm}
      editForm={sqlServerInitialForm}
      copyForm={(contract) => sqlServerInitialForm(contract, true)}
      detail={renderNames}
      onRetryTypes={types.status === 'failed' ? types.retry : undefined}
    />
  )
}

const renderNames = (contract: MySQLContract | SqlServerContract) => <AssociatedNames contract={contract} />
