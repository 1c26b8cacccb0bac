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
import { readKey } from '../../data-table/engine/read.ts'
import advice from '../../i18n/locales/en/oracleAdvice.json' with { type: 'json' }
import objects from '../../i18n/locales/en/oracleObjects.json' with { type: 'json' }
import pdbWords from '../../i18n/locales/en/oraclePdbs.json' with { type: 'json' }
import storage from '../../i18n/locales/en/oracleStorage.json' with { type: 'json' }
import * as parts from '../../testing/fixtures/oracleRows.ts'
import { columns as addms } from './advisors/AddmsScreen.tsx'
import { columns as patchAdvisors } from './advisors/PatchAdvisorsScreen.tsx'
import { columns as segmentAdvisors } from './advisors/SegmentAdvisorsScreen.tsx'
import { expectedColumns } from './expectedColumns.ts'
import { columns as grants } from './GrantsScreen.tsx'
import { columns as options } from './OptionsScreen.tsx'
import { columns as patches } from './PatchesScreen.tsx'
import { columns as pdbs } from './pdbs/PdbsScreen.tsx'
import { columns as services } from './ServicesScreen.tsx'
import { columns as backups } from './storage/BackupsScreen.tsx'
import { columns as diskGroups } from './storage/DiskGroupsScreen.tsx'
import { columns as partitionings } from './storage/PartitioningsScreen.tsx'
import { columns as schemas } from './storage/SchemasScreen.tsx'
import { columns as tablespaces } from './storage/TablespacesScreen.tsx'

type Words = Readonly<Record<string, string>>

/** A list with its English headers and rows of the sample world. */
function view<Row>(
  name: keyof typeof expectedColumns,
  columns: readonly Column<Row>[],
  words: Words,
  rows: readonly Row[],
) {
  return {
    name,
    facts: columns.map(({ id, kind, filter, group, hidden, sorted }) => {
      const more = [...(group ? [group] : []), ...(sorted ? [`sorted ${sorted}`] : [])]
      const fact = `${id}: ${[words[id], kind, filter ?? 'no filter', ...more].join(', ')}`
      return hidden ? `[${fact}]` : fact
    }),
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
  view('addms', addms, { ...advice.columns, ...advice.addms.columns }, makeAddmRows(200)),
  view(
    'segmentAdvisors',
    segmentAdvisors,
    { ...advice.columns, ...advice.segmentAdvisors.columns },
    makeSegmentAdvisorRows(400),
  ),
  view(
    'patchAdvisors',
    patchAdvisors,
    { ...advice.columns, ...advice.patchAdvisors.columns },
    makePatchAdvisorRows(200),
  ),
  view('grants', grants, { ...objects.columns, ...objects.grants.columns }, parts.grants),
  view('patches', patches, { ...advice.columns, ...advice.patches.columns }, parts.patches),
  view('options', options, { ...objects.columns, ...objects.options.columns }, parts.options),
  view(
    'tablespaces',
    tablespaces,
    { ...storage.columns, ...storage.tablespaces.columns },
    makeTablespaceRows(200),
  ),
  view('backups', backups, { ...storage.columns, ...storage.backups.columns }, parts.backups),
  view('services', services, { ...objects.columns, ...objects.services.columns }, datedServices),
  view('schemas', schemas, { ...objects.columns, ...objects.schemas.columns }, makeSchemaRows(400)),
  view(
    'partitionings',
    partitionings,
    { ...storage.columns, ...storage.partitionings.columns },
    makePartitioningRows(400),
  ),
  view(
    'diskGroups',
    diskGroups,
    { ...storage.columns, ...storage.diskGroups.columns },
    makeDiskGroupRows(200),
  ),
  view('pdbs', pdbs, pdbWords.pdbs.columns, makePdbRows(200)),
]

describe.each(views)('$name', ({ name, facts, dead, broken }) => {
  test('has these columns in this order, with formats and filters', () => {
    expect(facts).toEqual(expectedColumns[name])
  })

  test('has a value in every column', () => {
    expect(dead).toEqual([])
  })

  test('does not break on unreadable values', () => {
    expect(broken).toBe(false)
  })
})

test('covers every Oracle list', () => {
  expect(views.map(({ name }) => name).toSorted()).toEqual(Object.keys(expectedColumns).toSorted())
})
