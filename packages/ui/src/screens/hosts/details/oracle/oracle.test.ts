import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { oracleDatabase } from '@inventory-console/api-mocks/decoders/api/oracle-database'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { tablespaceColumns } from '../../../../columns/oracleColumns.ts'
import { databaseParts, pdbParts } from '../../../../columns/oracleDatabaseLists.ts'
import { formatFor } from '../../../../lib/format.ts'
import { malformedRows } from '../../../../testing/decodeRows.ts'
import { infoBlocks, isAdvised } from './infoFacts.ts'
import { fullestPercent, pdbColumns, pdbNames } from './pdbs/pdbColumns.ts'
import { migrabilityOf, policyRows } from './useQueryTabs.tsx'

const format = formatFor('en')
const container = makeOracleDatabase(1)

describe('database lists', () => {
  test('have a fixed order and columns', () => {
    expect(
      databaseParts.map(({ id, columns }) => [id, columns.map((column) => column.id).join(' ')]),
    ).toEqual([
      ['grants', 'grantee adminOption defaultRole'],
      [
        'options',
        'product feature currentlyUsed detectedUsages lastUsageDate firstUsageDate extraFeatureInfo',
      ],
      ['tablespaces', 'name status used usedPerc total maxSize'],
      ['schemas', 'user total tables indexes lob accountStatus'],
      ['patches', 'action date description patchID version'],
      ['psus', 'date description'],
      ['addms', 'finding benefit recommendation action'],
      ['segmentAdvisors', 'segmentName segmentOwner reclaimable segmentType partitionName recommendation'],
      ['backups', 'backupType weekDays hour avgBckSize retention'],
      [
        'services',
        'name containerName enabled failoverMethod failoverType failoverRetries failoverDelay creationDate',
      ],
      ['partitionings', 'segmentName owner count mb'],
    ])
  })

  test('count more patches than one page shows', () => {
    const patches = Array.from({ length: 60 }, () => container.patches[0] ?? fail())
    const part = databaseParts.find(({ id }) => id === 'patches')
    expect(part?.count({ ...container, patches })).toBe(60)
  })

  test.each(databaseParts.map((part) => [part.id, part] as const))(
    '%s accepts null and malformed values',
    (_, part) => {
      for (const value of [null, undefined, 'x', 7, {}, [null]])
        for (const database of malformedRows(oracleDatabase, container, value)) {
          expect(part.count(database)).toBe(0)
          expect(() => part.render(database, () => null)).not.toThrow()
        }
    },
  )
})

describe('PDB lists', () => {
  test('have a fixed order, and show used space in GiB and used percent as a bar', () => {
    expect(pdbParts.map(({ id }) => id)).toEqual([
      'schemas',
      'tablespaces',
      'grants',
      'segmentAdvisors',
      'partitionings',
      'services',
    ])
    const tablespaces = pdbParts.find(({ id }) => id === 'tablespaces')
    expect(tablespaces?.columns).toBe(tablespaceColumns)
    expect(
      tablespaceColumns.filter(({ id }) => id.startsWith('used')).map(({ id, kind }) => [id, kind]),
    ).toEqual([
      ['used', 'gigabytes'],
      ['usedPerc', 'fill'],
    ])
  })

  test('count the grants of each PDB separately', () => {
    const grants = pdbParts.find(({ id }) => id === 'grants')
    const counts = container.pdbs.map((pdb) => [grants?.count(pdb), pdb.grantDba.length])
    expect(new Set(counts.map(([shown, sent]) => shown === sent))).toEqual(new Set([true]))
  })

  test('include segment advisors and partitionings', () => {
    const advisedDatabase = makeOracleDatabase(11)
    const partitionedDatabase = makeOracleDatabase(9)
    const pdb: OraclePdb | undefined = container.pdbs[0] && {
      ...container.pdbs[0],
      segmentAdvisors: advisedDatabase.segmentAdvisors,
      partitionings: partitionedDatabase.partitionings,
    }
    const counts = pdb && pdbParts.map(({ id, count }) => [id, count(pdb) > 0])
    expect(counts).toContainEqual(['segmentAdvisors', true])
    expect(counts).toContainEqual(['partitionings', true])
  })
})

test('links a PDB to its panel', () => {
  const [name] = pdbColumns(({ name: pdb }) => `/${pdb}`)
  const [pdb] = container.pdbs
  expect(pdb && name && 'to' in name && name.to(pdb)).toBe(`/${pdb?.name}`)
})

test('omits PDBs without a name and repeated names', () => {
  const pdb = container.pdbs[0] ?? fail()
  const namedPdbs = ['A', 'A', '', 'B'].map((name) => ({ ...pdb, name }))
  expect(pdbNames(namedPdbs)).toEqual(['A', 'B'])
})

test('returns the highest fill of all tablespaces', () => {
  const [tablespace] = container.tablespaces
  const withUsedPercents = (...percents: number[]) =>
    percents.map((usedPerc) => ({ ...(tablespace ?? fail()), usedPerc }))
  expect(fullestPercent(withUsedPercents(12, 98.4, 40))).toBe(98.4)
  expect(fullestPercent([])).toBeNull()
})

describe('database facts', () => {
  const value = (id: string, database: OracleDatabase) =>
    infoBlocks
      .flatMap(({ facts }) => facts)
      .find((fact) => fact.id === id)
      ?.value(database, format)

  test.each([
    ['dbID', { dbID: 3_036_741_677 }, '3036741677'],
    ['sgaTarget', { sgaTarget: 8.094 }, '8.09'],
    ['memoryTarget', { memoryTarget: 0 }, '0'],
    ['work', { work: null }, '0'],
    ['dbTime', { dbTime: null }, '-'],
    ['archivelog', { archivelog: false }, false],
    ['sgaAdvice', advisor({ sgaSizeLowerGb: '4.773' }), '4.77'],
    ['sgaAdvice', advisor({ sgaSizeLowerGb: 'about 4' }), 'about 4'],
    ['memoryAdvice', advisor({}), ''],
  ])('%s of %o is shown as %o', (id, overrides, shown) => {
    expect(value(id, makeOracleDatabase(1, overrides))).toBe(shown)
  })

  test('shows the SGA target and not the maximum', () => {
    expect(value('sgaTarget', makeOracleDatabase(1, { sgaTarget: 3, sgaMaxSize: 9 }))).toBe('3')
  })

  test('has no advice when the advisor returns nothing', () => {
    expect(isAdvised(makeOracleDatabase(1, advisor({})))).toBe(false)
    expect(isAdvised(makeOracleDatabase(1, advisor({ memorySizeLowerGb: '1' })))).toBe(true)
  })

  test('accepts malformed values', () => {
    for (const sent of [null, undefined, 'x', 7, true, {}, [null]]) {
      const database = Object.assign(
        makeOracleDatabase(1),
        Object.fromEntries(Object.keys(container).map((key) => [key, sent])),
      )
      for (const { id } of infoBlocks.flatMap(({ facts }) => facts))
        expect(() => value(id, database)).not.toThrow()
    }
  })
})

function advisor(advice: Record<string, string>): Partial<OracleDatabase> {
  return { oracleDatabaseMemoryAdvisor: { automaticMemoryManagement: false, ...advice } }
}

describe('migrabilityOf', () => {
  test.each([
    [0, 'green'],
    [999, 'green'],
    [1000, 'yellow'],
    [10_000, 'yellow'],
    [10_001, 'red'],
  ])('rates %i lines of PL/SQL as %s', (Count, color) => {
    expect(
      migrabilityOf([
        { metric: 'TABLES', Count: 9 },
        { metric: 'PLSQL LINES', Count },
      ]),
    ).toBe(color)
  })

  test('returns N/A without a count of lines', () => {
    expect(migrabilityOf([{ metric: 'TABLES', Count: 9 }])).toBe('N/A')
    expect(migrabilityOf([])).toBe('N/A')
  })
})

describe('policyRows', () => {
  test('lists missing policies before existing ones for red', () => {
    expect(policyRows({ semaphore: 'red', policies: ['B'] }, ['A'])).toEqual([
      { policy: 'B', policyStatus: 'missing' },
      { policy: 'A', policyStatus: 'other' },
    ])
  })

  test('lists each required policy once for green', () => {
    expect(policyRows({ semaphore: 'green', policies: ['A', 'A'] }, ['A', 'C'])).toEqual([
      { policy: 'A', policyStatus: 'required' },
      { policy: 'C', policyStatus: 'other' },
    ])
  })

  test('lists only existing policies for N/A', () => {
    expect(policyRows({ semaphore: 'N/A', policies: [] }, ['A'])).toEqual([
      { policy: 'A', policyStatus: 'other' },
    ])
  })
})

function fail(): never {
  throw new Error('the fixture has none')
}
