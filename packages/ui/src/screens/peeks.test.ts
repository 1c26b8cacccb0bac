import { expect, test } from 'vitest'
import type { Peek } from '../data-table/peek/RowPeek.tsx'
import { clusterColumns, clusterPeek } from './clusters/columns.ts'
import { allColumns, allPeek } from './databases/allColumns.ts'
import {
  mongoDbColumns,
  mongoDbPeek,
  mysqlColumns,
  mysqlPeek,
  postgreSqlColumns,
  postgreSqlPeek,
  sqlServerColumns,
  sqlServerPeek,
} from './databases/instances/instanceColumns.ts'
import { oracleColumns, oraclePeek } from './databases/oracleColumns.ts'
import { hostColumns, hostPeek } from './hosts/columns.ts'
import * as contracts from './licenses/contracts/contractColumns.ts'

const contractColumns = [
  ...contracts.oracleColumns(true),
  ...contracts.mysqlColumns(null),
  ...contracts.sqlServerColumns(null),
]

const peeks: [list: string, columns: readonly { id: string }[], peek: Peek][] = [
  ['hosts', hostColumns([]), hostPeek],
  ['clusters', clusterColumns([]), clusterPeek],
  ['all databases', allColumns([]), allPeek],
  ['Oracle databases', oracleColumns, oraclePeek],
  ['MySQL instances', mysqlColumns, mysqlPeek],
  ['SQL Server instances', sqlServerColumns, sqlServerPeek],
  ['PostgreSQL instances', postgreSqlColumns, postgreSqlPeek],
  ['MongoDB databases', mongoDbColumns, mongoDbPeek],
  ['contracts', contractColumns, contracts.contractPeek],
]

test.each(peeks)('the peek of %s names each fact once, and only columns of the list', (_, columns, peek) => {
  const ids = [...peek.figures, ...peek.facts]
  const known = new Set(columns.map(({ id }) => id))
  expect(ids.filter((id) => !known.has(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect((peek.danger ?? []).filter((id) => !ids.includes(id))).toEqual([])
})
