import {
  makeAddmRows,
  makeDiskGroupRows,
  makePartitioningRows,
  makePatchAdvisorRows,
  makePdbRows,
  makeSchemaRows,
  makeSegmentAdvisorRows,
  makeTablespaceRows,
} from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { readKey } from '../../data-table/engine/keys.ts'
import * as parts from '../../testing/fixtures/oracleRows.ts'
import type { ListDefinition } from '../defineList.tsx'
import { patchAdvisors } from './advisors/PatchAdvisors.tsx'
import { segmentAdvisors } from './advisors/SegmentAdvisors.tsx'
import {
  addms,
  backups,
  diskGroups,
  grants,
  options,
  partitionings,
  patches,
  schemas,
  services,
  tablespaces,
} from './oracleLists.tsx'
import { pdbs } from './pdbs/Pdbs.tsx'

/** A list with rows of the sample world. */
function view<Row>(name: string, { columns }: ListDefinition<Row>, rows: readonly Row[]) {
  return {
    name,
    dead: columns.flatMap((column) =>
      rows.some((row) => readKey(column, row, Date.now()) !== null) ? [] : [column.id],
    ),
    broken: rows.slice(0, 1).some((row) => {
      const fallbacks = Object.entries(Object(row)).map(([key, value]) => [key, fallbackOf(value)])
      const fallbackRow = Object.assign({}, row, Object.fromEntries(fallbacks))
      return columns.some((column) => throwsOn(column, fallbackRow))
    }),
  }
}

/** Fallback of a decoder for an unreadable value. */
function fallbackOf(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'object') return value
  return typeof value === 'string' ? '' : typeof value === 'number' ? 0 : false
}

/** True for a link without a target or to a host named null. */
function throwsOn<Row>(column: Column<Row>, row: Row): boolean {
  readKey(column, row, 0)
  if (column.kind !== 'link') return false
  try {
    return /null|undefined|object/.test(column.to(row) ?? '')
  } catch {
    // The table renders no link if `to` throws.
    return false
  }
}

/** Some servers send the creation date. */
const datedServices = parts.failoverServices.map((row) => ({ ...row, creationDate: '2024-05-06T07:08:09Z' }))

const views = [
  view('addms', addms, makeAddmRows(200)),
  view('segmentAdvisors', segmentAdvisors, makeSegmentAdvisorRows(400)),
  view('patchAdvisors', patchAdvisors, makePatchAdvisorRows(200)),
  view('grants', grants, parts.grants),
  view('patches', patches, parts.patches),
  view('options', options, parts.options),
  view('tablespaces', tablespaces, makeTablespaceRows(200)),
  view('backups', backups, parts.backups),
  view('services', services, datedServices),
  view('schemas', schemas, makeSchemaRows(400)),
  view('partitionings', partitionings, makePartitioningRows(400)),
  view('diskGroups', diskGroups, makeDiskGroupRows(200)),
  view('pdbs', pdbs, makePdbRows(200)),
]

describe.each(views)('$name', ({ dead, broken }) => {
  test('has a value in every column', () => {
    expect(dead).toEqual([])
  })

  test('does not break on unreadable values', () => {
    expect(broken).toBe(false)
  })
})
