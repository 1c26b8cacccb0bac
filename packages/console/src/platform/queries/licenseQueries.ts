import {
  listMysqlContracts,
  listOracleContracts,
  listSqlServerContracts,
} from '@inventory-console/api-mocks/decoders/api/contracts'
import { listLicensesCompliance } from '@inventory-console/api-mocks/decoders/api/licenses'
import { filteredList } from './filteredList.ts'

export const licenseCompliance = filteredList({
  path: '/hosts/technologies/all/databases/licenses-compliance',
  decoder: listLicensesCompliance,
  file: 'licensesCompliance',
  rows: ({ licensesCompliance }) => licensesCompliance,
})

export const oracleContracts = filteredList({
  path: '/contracts/oracle/database',
  decoder: listOracleContracts,
  file: 'oracleContracts',
  rows: ({ contracts }) => contracts,
})

export const mysqlContracts = filteredList({
  path: '/contracts/mysql/database',
  decoder: listMysqlContracts,
  file: 'mysqlContracts',
  rows: ({ contracts }) => contracts,
})

export const sqlServerContracts = filteredList({
  path: '/contracts/microsoft/database',
  decoder: listSqlServerContracts,
  file: 'msSqlServerContracts',
  rows: ({ contracts }) => contracts,
})
