import { decode } from '@inventory-console/api-mocks/contract/decode'
import { readDashboard } from '@inventory-console/api-mocks/decoders/api/dashboard'
import { describe, expect, it } from 'vitest'
import { thresholdCrossings } from './changes.ts'
import { readFigures, countObjects, technologyFigures } from './queries.ts'

const stats = (count: number, hostCount: number, compliancePercentageVal: number) => ({
  count,
  hostCount,
  compliancePercentageVal,
  compliancePercentageStr: '',
})

const none = {
  ercole: stats(0, 0, 100),
  oracle: stats(0, 0, 100),
  sqlServer: stats(0, 0, 100),
  mySql: stats(0, 0, 100),
  postgreSql: stats(0, 0, 100),
  mongoDb: stats(0, 0, 100),
  mariaDb: stats(0, 0, 100),
}

describe('technology figures', () => {
  it('are in a fixed order, independent of the response', () => {
    const figures = readFigures({
      mariaDb: stats(0, 0, 100),
      mongoDb: stats(1, 1, 100),
      oracle: stats(4, 2, 71.9),
      ercole: stats(5, 3, 80),
      mySql: stats(0, 0, 100),
      sqlServer: stats(0, 0, 100),
      postgreSql: stats(0, 0, 100),
    })
    expect(figures?.map(({ id, compliance }) => [id, compliance])).toEqual([
      ['all', 80],
      ['oracle', 71.9],
      // Without hosts the server reports 100, so compliance is unknown.
      ['sqlServer', null],
      ['mySql', null],
      ['postgreSql', null],
      ['mongoDb', 100],
      ['mariaDb', null],
    ])
  })

  it('has no counts of a technology that the response omits', () => {
    const { mariaDb: _, ...others } = { ...none, oracle: stats(4, 2, 71.9), mongoDb: null }
    const { value } = decode(readDashboard, others)
    const counts = readFigures(value)?.map(({ id, count, hostCount }) => [id, count, hostCount])
    expect(counts).toContainEqual(['oracle', 4, 2])
    expect(counts?.slice(-2)).toEqual([
      ['mongoDb', null, null],
      ['mariaDb', null, null],
    ])
  })

  it('are undefined if the response has none', () => {
    expect(readFigures(decode(readDashboard, { items: {} }).value)).toBeUndefined()
  })

  const names = [{ product: 'Oracle/Database', prettyName: 'Oracle, the database', color: '', logo: '' }]
  const counted = readFigures({ ...none, oracle: stats(4, 2, 71.9), mySql: stats(1, 1, 100) }) ?? []

  it('link each count to the list of its technology', () => {
    const [, oracle] = technologyFigures(counted, names, false)
    expect(oracle?.name).toBe('Oracle, the database')
    expect(oracle?.to).toEqual({
      list: '/oracle',
      databases: '/databases?f.type=in%3AOracle%5C%2C+the+database',
      hosts: '/hosts?f.technology=in%3AOracle%5C%2C+the+database',
      compliance: '/licenses/compliance',
    })
  })

  it('do not link counts of MongoDB, because the list omits its instances without databases', () => {
    const links = (response: typeof none) =>
      Object.fromEntries(
        technologyFigures(readFigures(response) ?? [], names, false).map(({ id, to }) => [
          id,
          to.databases !== null,
        ]),
      )
    const withoutMongoDb = { ...none, ercole: stats(4, 2, 80), oracle: stats(4, 2, 80) }
    expect(links(withoutMongoDb)).toMatchObject({ all: true, oracle: true })
    expect(links({ ...withoutMongoDb, mongoDb: stats(1, 1, 100) })).toMatchObject({
      all: false,
      oracle: true,
      mongoDb: false,
    })
  })

  it('filter by the technology code if the settings have no name for it', () => {
    const mySql = technologyFigures(counted, names, false).find(({ id }) => id === 'mySql')
    expect(mySql?.name).toBe('MySQL')
    expect(mySql?.to.hosts).toBe('/hosts?f.technology=in%3AOracle%2FMySQL')
  })

  it('show the compliance of a technology without licenses only if it is not complete', () => {
    const response = {
      ...none,
      mySql: stats(1, 1, 100),
      mongoDb: stats(1, 1, 100),
      postgreSql: stats(1, 1, 33.9),
    }
    const shown = technologyFigures(readFigures(response) ?? [], names, false)
    expect(shown.map(({ id, compliance }) => [id, compliance])).toEqual(
      expect.arrayContaining([
        ['mySql', 100],
        ['mongoDb', 'notNeeded'],
        ['postgreSql', 33.9],
        ['mariaDb', 'notNeeded'],
      ]),
    )
  })

  it('do not link counts while global filters are set', () => {
    const [, oracle] = technologyFigures(counted, names, true)
    expect(oracle?.to).toMatchObject({ list: '/oracle', databases: null, hosts: null })
  })
})

describe('cloud objects', () => {
  it('are counted without snapshots', () => {
    expect(countObjects([])).toBe(0)
    expect(
      countObjects([
        { name: 'ec2', count: 4 },
        { name: 'snapshots', count: 900 },
        { name: 'rds', count: 2 },
      ]),
    ).toBe(6)
  })
})

describe('crossing: compliance of a license type', () => {
  const since = Date.parse('2026-03-10T12:00:00Z')
  const item = (...points: readonly [string, number, number][]) => ({
    licenseTypeID: 'A1',
    itemDescription: '',
    metric: '',
    history: points.map(([date, covered, consumed]) => ({
      date: `${date}T00:00:00Z`,
      covered,
      consumed,
      purchased: covered,
    })),
  })

  it.each([
    ['fell through 80', item(['2026-03-09', 9, 10], ['2026-03-16', 7, 10]), ['fell']],
    ['fell through 100', item(['2026-03-09', 10, 10], ['2026-03-16', 99, 100]), ['fell']],
    ['rose through both', item(['2026-03-09', 1, 10], ['2026-03-16', 10, 10]), ['rose']],
    ['stayed between', item(['2026-03-09', 81, 100], ['2026-03-16', 99, 100]), []],
    ['has no consumption', item(['2026-03-09', 0, 0], ['2026-03-16', 5, 5]), []],
    ['has no value before the period', item(['2026-03-12', 1, 10], ['2026-03-16', 10, 10]), []],
    ['is the same day', item(['2026-03-09', 1, 10]), []],
    ['has no days', item(), []],
  ])('%s', (_, history, directions) => {
    expect(thresholdCrossings(history, since).map(({ direction }) => direction)).toEqual(directions)
  })
})
