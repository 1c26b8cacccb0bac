import { expect, test } from 'vitest'
import type { Peek } from '../data-table/peek/RowPeek.tsx'
import { clusters } from './clusters/ClustersScreen.tsx'
import { allDatabases } from './databases/AllDatabasesScreen.tsx'
import {
  mongodbDatabases,
  mysqlInstances,
  postgresqlInstances,
  sqlServerInstances,
} from './databases/instances/instanceLists.tsx'
import { oracleDatabases } from './databases/OracleDatabasesScreen.tsx'
import { hosts } from './hosts/HostsScreen.tsx'
import * as contracts from './licenses/contracts/contractColumns.ts'

const contractColumns = [
  ...contracts.oracleColumns(true),
  ...contracts.mysqlColumns(null),
  ...contracts.sqlServerColumns(null),
]

const peeks: [list: string, columns: readonly { id: string }[], peek: Peek | undefined][] = [
  ['hosts', hosts.columns, hosts.peek],
  ['clusters', clusters.columns, clusters.peek],
  ['all databases', allDatabases.columns, allDatabases.peek],
  ['Oracle databases', oracleDatabases.columns, oracleDatabases.peek],
  ['MySQL instances', mysqlInstances.columns, mysqlInstances.peek],
  ['SQL Server instances', sqlServerInstances.columns, sqlServerInstances.peek],
  ['PostgreSQL instances', postgresqlInstances.columns, postgresqlInstances.peek],
  ['MongoDB databases', mongodbDatabases.columns, mongodbDatabases.peek],
  ['contracts', contractColumns, contracts.contractPeek],
]

test.each(peeks)('the peek of %s names each fact once, and only columns of the list', (_, columns, peek) => {
  if (!peek) throw new Error('The list has no peek')
  const ids = [...peek.figures, ...peek.facts]
  const known = new Set(columns.map(({ id }) => id))
  expect(ids.filter((id) => !known.has(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect((peek.danger ?? []).filter((id) => !ids.includes(id))).toEqual([])
})
