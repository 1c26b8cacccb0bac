import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import {
  makePartitioningRows,
  makePatchAdvisorRows,
  makePdbRows,
  makeSchemaRows,
  makeSegmentAdvisorRows,
  makeTablespaceRows,
} from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { identityKey } from '../../domain/comparison.ts'
import commonEn from '../../i18n/locales/en/common.json' with { type: 'json' }
import en from '../../i18n/locales/en/oracleObjects.json' with { type: 'json' }
import commonIt from '../../i18n/locales/it/common.json' with { type: 'json' }
import it from '../../i18n/locales/it/oracleObjects.json' with { type: 'json' }
import commonBr from '../../i18n/locales/pt-br/common.json' with { type: 'json' }
import br from '../../i18n/locales/pt-br/oracleObjects.json' with { type: 'json' }
import { cellOf, linkOf, matchingRows } from '../../testing/fixtures/listRows.ts'
import * as parts from '../../testing/fixtures/oracleRows.ts'
import type { ListDefinition } from '../defineList.tsx'
import { patchAdvisors } from './advisors/PatchAdvisors.tsx'
import { segmentAdvisors } from './advisors/SegmentAdvisors.tsx'
import {
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

/** One row per value, copied from the first sample row with that value. */
function rowsWith<Row, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
  values: readonly Row[Key][],
): Row[] {
  return values.flatMap((value) => rows.slice(0, 1).map((row) => ({ ...row, [key]: value })))
}

describe('identity', () => {
  function hasHost<Row extends { hostname: string }>(list: ListDefinition<Row>, rows: readonly Row[]) {
    const [first] = rows.map((row) => identityKey(list, row))
    const others = rows.map((row) => identityKey(list, { ...row, hostname: 'another' }))
    return first !== undefined && !others.includes(first)
  }

  test('a row with the same names on another host is another row', () => {
    const sizes = {
      totalSpace: 2,
      freeSpace: 1,
      usedSpace: 1,
      percentageFreeSpace: 50,
      percentageUsedSpace: 50,
    }
    const diskGroup = { ...sizes, hostname: 'h1', diskGroupName: 'DATA', databases: [] }
    const lists = {
      diskGroups: hasHost(diskGroups, [diskGroup]),
      grants: hasHost(grants, parts.grants),
      options: hasHost(options, parts.options),
      partitionings: hasHost(partitionings, makePartitioningRows(1)),
      patches: hasHost(patches, parts.patches),
      pdbs: hasHost(pdbs, makePdbRows(1)),
      schemas: hasHost(schemas, makeSchemaRows(1)),
      services: hasHost(services, parts.services),
      segmentAdvisors: hasHost(segmentAdvisors, makeSegmentAdvisorRows(1)),
      tablespaces: hasHost(tablespaces, makeTablespaceRows(1)),
    }
    expect(Object.entries(lists).flatMap(([name, isTrue]) => (isTrue ? [] : [name]))).toEqual([])
  })
})

describe('sorting', () => {
  test('sorts dates chronologically with missing ones last', () => {
    const rows = rowsWith(parts.patches, 'date', ['2024-02-11', '', '2023-12-01', '2024-01-31'])
    const sorted = matchingRows(patches.columns, rows, { sort: { id: 'date', desc: false } })
    expect(sorted.map(({ date }) => date)).toEqual(['2023-12-01', '2024-01-31', '2024-02-11', ''])
  })

  test('sorts options that were never used last', () => {
    const neverUsed = '1970-01-01T00:00:00Z'
    const rows = rowsWith(parts.options, 'lastUsageDate', [
      '2026-03-01T10:00:00Z',
      neverUsed,
      '2025-11-30T10:00:00Z',
    ])
    const sorted = matchingRows(options.columns, rows, { sort: { id: 'lastUsageDate', desc: false } })
    expect(sorted.map(({ lastUsageDate }) => lastUsageDate)).toEqual([
      '2025-11-30T10:00:00Z',
      '2026-03-01T10:00:00Z',
      neverUsed,
    ])
    expect(rows.map((row) => cellOf(options.columns, 'lastUsageDate', row))).toContain(null)
  })

  test('sorts patch versions numerically', () => {
    const rows = rowsWith(parts.patches, 'version', ['19.9.0.0.0', '19.22.0.0.0', '11.2.0.4.0', '9.2.0.8'])
    const sorted = matchingRows(patches.columns, rows, { sort: { id: 'version', desc: false } })
    expect(sorted.map(({ version }) => version)).toEqual([
      '9.2.0.8',
      '11.2.0.4.0',
      '19.9.0.0.0',
      '19.22.0.0.0',
    ])
  })

  test.each(['used', 'usedPerc', 'total', 'maxSize'] as const)('sorts tablespaces by %s', (id) => {
    const rows = rowsWith(makeTablespaceRows(1), id, [100, 9.5, 0, 90.01])
    const sorted = matchingRows(tablespaces.columns, rows, { sort: { id, desc: true } })
    expect(sorted.map((row) => row[id])).toEqual([100, 90.01, 9.5, 0])
  })

  test('shows fractions as percentages', () => {
    const rows = rowsWith(makeSegmentAdvisorRows(1), 'retrieve', [0.0044, 0.12, 1])
    expect(rows.map((row) => cellOf(segmentAdvisors.columns, 'retrieve', row))).toEqual([0.44, 12, 100])
  })
})

describe('filters', () => {
  test('combine a date with other filters', () => {
    const rows = rowsWith(parts.patches, 'date', ['2024-02-11', '2024-02-11', '2023-12-01']).map(
      (row, index) => ({
        ...row,
        action: index === 1 ? 'ROLLBACK' : 'APPLY',
      }),
    )
    const matches = matchingRows(patches.columns, rows, {
      filters: {
        date: { kind: 'days', from: '2024-02-01', to: '2024-02-28' },
        action: { kind: 'oneOf', values: ['APPLY'] },
      },
    })
    expect(matches).toEqual(rows.slice(0, 1))
  })

  test('keep rows without a number unless a range is set', () => {
    const rows = rowsWith(makePartitioningRows(1), 'mb', [Number.NaN, 4])
    expect(
      matchingRows(partitionings.columns, rows, {
        filters: { owner: { kind: 'oneOf', values: [rows[0]?.owner ?? ''] } },
      }),
    ).toHaveLength(2)
  })

  test('match schemas by database, and segments by PDB and partition', () => {
    const all = makeSchemaRows(50)
    const [schema] = all
    const matches = matchingRows(schemas.columns, all, {
      filters: { databaseName: { kind: 'text', text: schema?.databaseName ?? '' } },
    })
    expect(matches.length).toBeLessThan(all.length)
    expect(new Set(matches.map(({ databaseName }) => databaseName))).toEqual(new Set([schema?.databaseName]))
    const rows = makeSegmentAdvisorRows(400)
    const samplePdb = rows.find(({ pdbName }) => pdbName !== undefined)?.pdbName ?? ''
    const rowsInPdb = matchingRows(segmentAdvisors.columns, rows, {
      filters: { pdbName: { kind: 'oneOf', values: [samplePdb] } },
    })
    expect(new Set(rowsInPdb.map(({ pdbName }) => pdbName))).toEqual(new Set([samplePdb]))
    const samplePartition = rows.find(({ partitionName }) => partitionName !== '')?.partitionName ?? ''
    const rowsInPartition = matchingRows(segmentAdvisors.columns, rows, {
      filters: { partitionName: { kind: 'text', text: samplePartition } },
    })
    expect(new Set(rowsInPartition.map(({ partitionName }) => partitionName))).toEqual(
      new Set([samplePartition]),
    )
  })

  test('search services by database name', () => {
    const rows = rowsWith(parts.services, 'databasename', ['SALESDB', 'HRDB'])
    expect(matchingRows(services.columns, rows, { search: 'hrdb' })).toEqual(rows.slice(1))
  })

  test('search special characters literally', () => {
    const rows = rowsWith(parts.patches, 'description', ['PSU (19.22) [RU]', 'other'])
    expect(matchingRows(patches.columns, rows, { search: '(19.22) [' })).toEqual(rows.slice(0, 1))
  })
})

describe('cells', () => {
  test.each([
    [en, commonEn],
    [it, commonIt],
    [br, commonBr],
  ])('show the schema sizes with a hint and without a unit in the header', ({ schemas }, { columns }) => {
    for (const id of ['total', 'tables', 'indexes', 'lob'] as const) {
      expect(schemas.hints[id]).not.toBe('')
      expect({ ...columns, ...schemas.columns }[id]).not.toMatch(/[(]|GiB|MB/)
    }
  })

  test('read YES and NO case-insensitively, empty values as neither and others as sent', () => {
    const values = ['YES', 'yes', 'Yes', 'NO', 'no', '', 'N/A']
    const cells = values.flatMap((adminOption) =>
      parts.grants
        .slice(0, 1)
        .map((row) => cellOf(grants.columns, 'adminOption', Object.assign({}, row, { adminOption }))),
    )
    expect(cells).toEqual([1, 1, 1, 0, 0, null, 'N/A'])
  })

  test('use the UTC day of a PSU for any time zone offset', () => {
    const dates = ['2024-02-11T00:00:00Z', '2024-02-11T01:00:00+01:00', '2024-02-10T19:00:00-05:00']
    const rows = rowsWith(makePatchAdvisorRows(1), 'date', [...dates, '1970-01-01T01:00:00+01:00'])
    const day = new Date(2024, 1, 11).getTime()
    expect(rows.map((row) => cellOf(patchAdvisors.columns, 'date', row))).toEqual([day, day, day, null])
  })

  test('show three different sizes of a PDB', () => {
    const [row] = makePdbRows(1)
    if (!row) throw new Error('There is no PDB')
    const pdb = { ...row, pdb: { ...row.pdb, allocable: 3, datafileSize: 2, segmentsSize: 1 } }
    const sizes = ['allocable', 'datafileSize', 'segmentsSize'].map((id) => cellOf(pdbs.columns, id, pdb))
    expect(sizes).toEqual([3, 2, 1])
  })

  test('know no size of a closed PDB that sends 0', () => {
    const [row] = makePdbRows(1)
    if (!row) throw new Error('There is no PDB')
    const sizeOf = (status: string, allocable: number) =>
      cellOf(pdbs.columns, 'allocable', { ...row, pdb: { ...row.pdb, status, allocable } })
    expect([sizeOf('MOUNTED', 0), sizeOf('MOUNTED', 3), sizeOf('READ WRITE', 0)]).toEqual([null, 3, 0])
  })

  test('count the parts of a PDB', () => {
    const [row] = makePdbRows(1)
    if (!row) throw new Error('There is no PDB')
    const none = { ...row, pdb: { ...row.pdb, schemas: [] } }
    expect(cellOf(pdbs.columns, 'schemas', row)).toBe(row.pdb.schemas.length)
    expect(cellOf(pdbs.columns, 'schemas', none)).toBe(0)
  })
})

describe('links', () => {
  test('open the host of a tablespace', () => {
    const [row] = makeTablespaceRows(1).map((tablespace) => ({
      ...tablespace,
      hostname: 'db 1',
      name: 'USERS',
    }))
    expect(row && linkOf(tablespaces.columns, 'hostname', row)).toBe('/details/db%201')
  })

  test('open host, database and PDB', () => {
    const [row] = makeSegmentAdvisorRows(1)
    const pdb = { ...row, hostname: 'h/1', dbname: 'ORCL', pdbName: 'P&1' }
    const full = Object.assign({}, row, pdb)
    if (!row) throw new Error('There is no segment')
    expect(linkOf(segmentAdvisors.columns, 'hostname', full)).toBe('/details/h%2F1')
    expect(linkOf(segmentAdvisors.columns, 'dbname', full)).toBe('/details/h%2F1/ORCL')
    expect(linkOf(segmentAdvisors.columns, 'pdbName', full)).toBe('/details/h%2F1/ORCL?tab=pdbs&pdb=P%261')
    expect(linkOf(segmentAdvisors.columns, 'pdbName', Object.assign({}, full, { pdbName: '' }))).toBeNull()
  })

  test('find PDBs with hostile names and give each its own URL', () => {
    const [row] = makePdbRows(1)
    // A sample, because each search prepares the list again.
    const sampledNames = hostileNames.filter((_, index) => index % 5 === 0)
    const rows = sampledNames.flatMap((name) =>
      row ? [{ ...row, hostname: name, dbname: name, pdb: { ...row.pdb, name } }] : [],
    )
    for (const name of sampledNames)
      expect(matchingRows(pdbs.columns, rows, { search: name }).map(({ pdb }) => pdb.name)).toContain(name)
    const addresses = rows.map((row) => linkOf(pdbs.columns, 'name', row)).filter((to) => to !== null)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(addresses.map((to) => /^\/oracle\/pdbs\/[^/]+\/[^/]+\/[^/]+$/.test(to)))).toEqual(
      new Set([true]),
    )
  })

  test('distinguish PDBs with equal names by host and database', () => {
    const [row] = makePdbRows(1)
    if (!row) throw new Error('There is no PDB')
    const at = (hostname: string, dbname: string) => ({
      ...row,
      hostname,
      dbname,
      pdb: { ...row.pdb, name: 'PDB1' },
    })
    const links = [at('a', 'X'), at('a', 'Y'), at('b', 'X')].map((pdb) => linkOf(pdbs.columns, 'name', pdb))
    expect(links).toEqual(['/oracle/pdbs/a/X/PDB1', '/oracle/pdbs/a/Y/PDB1', '/oracle/pdbs/b/X/PDB1'])
  })
})
