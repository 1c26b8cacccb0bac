import {
  mySQLContract,
  oracleContract,
  sqlServerContract,
} from '../../../contract/generated/decoders/api/contracts.ts'
import type { MySQLContract, OracleContract, SqlServerContract } from '../../../contract/index.ts'
import { decodedRows, sampleWorld } from '../../sampleWorld.ts'
import { inventoryOfWorld } from '../worldLicenses.ts'
import { contractsNow } from './contracts.ts'
import { oracleContractRows } from './oracleContracts.ts'

export function makeOracleContracts(): OracleContract[] {
  return decodedRows(oracleContract, oracleContractRows(inventoryOfWorld(sampleWorld())))
}

export function makeOracleContract(overrides: Partial<OracleContract> = {}): OracleContract {
  return { ...first(makeOracleContracts()), ...overrides }
}

export function makeMysqlContracts(): MySQLContract[] {
  return decodedRows(mySQLContract, contractsNow(sampleWorld()).mysql)
}

export function makeMysqlContract(overrides: Partial<MySQLContract> = {}): MySQLContract {
  return { ...first(makeMysqlContracts()), ...overrides }
}

export function makeSqlServerContracts(): SqlServerContract[] {
  return decodedRows(sqlServerContract, contractsNow(sampleWorld()).microsoft)
}

export function makeSqlServerContract(overrides: Partial<SqlServerContract> = {}): SqlServerContract {
  return { ...first(makeSqlServerContracts()), ...overrides }
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the sample world has no contract')
  return row
}
