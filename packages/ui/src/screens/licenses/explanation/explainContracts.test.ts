import { makeMysqlContract, makeSqlServerContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { describe, expect, test } from 'vitest'
import { bought, nothing, otherId, row } from '../../../testing/fixtures/licenseRows.ts'
import { explainCompliance } from './explain.ts'

describe('contracts of Oracle', () => {
  const oracle = [
    bought('1', { licensesPerCore: 10, availableLicensesPerCore: 4 }),
    bought('2', { licensesPerUser: 25, availableLicensesPerUser: 5 }),
    bought('3', { ...otherId, licensesPerCore: 99 }),
  ]

  test('give the purchased, covered and available licenses', () => {
    const explained = explainCompliance(row({ purchased: 35, covered: 26, available: 9 }), {
      ...nothing,
      oracle,
    })
    expect(explained.purchased).toEqual({
      figure: 35,
      terms: [
        { kind: 'contract', name: '1', value: 10 },
        { kind: 'contract', name: '2', value: 25 },
      ],
      result: 35,
      verdict: 'exact',
      gap: null,
    })
    expect(explained.covered).toMatchObject({
      terms: [{ value: 6 }, { value: 20 }],
      result: 26,
      verdict: 'exact',
      gap: null,
    })
    expect(explained.available).toMatchObject({ terms: [], result: 9, verdict: 'exact' })
  })

  test.each([
    ['without a limit', { unlimited: true, licensesPerCore: 5 }, null, 'unlimited'],
    ['by stream', { metric: 'Stream Perpetual' }, 'noCount', 'noCount'],
    ['without readable counts', { licensesPerCore: null, licensesPerUser: null }, 'noCount', 'noCount'],
  ])('%s do not tell what they cover', (_case, contract, purchased, covered) => {
    const explained = explainCompliance(row({ purchased: 40, covered: 6 }), {
      ...nothing,
      oracle: [...oracle, bought('4', contract)],
    })
    expect([explained.purchased.gap, explained.covered.gap]).toEqual([purchased, covered])
    expect(explained.covered.verdict).toBe('unknown')
  })

  test.each([
    [{ licensesPerUser: null, availableLicensesPerUser: null }, 10, 6],
    [{ availableLicensesPerCore: null, availableLicensesPerUser: 1 }, 10, 9],
    [{ availableLicensesPerCore: null, availableLicensesPerUser: null }, 10, null],
    [{ licensesPerCore: null, licensesPerUser: 3, availableLicensesPerCore: 0 }, 3, 3],
  ])('with %j bought %s and use %s', (counts, purchased, covered) => {
    const contract = bought('1', { licensesPerCore: 10, availableLicensesPerCore: 4, ...counts })
    const explained = explainCompliance(row({}), { ...nothing, oracle: [contract] })
    expect([explained.purchased.terms[0]?.value, explained.covered.terms[0]?.value]).toEqual([
      purchased,
      covered,
    ])
  })
})

describe('available licenses', () => {
  test.each([
    [{ purchased: 5, covered: 7, unlimited: false }, -2],
    [{ purchased: 5, covered: 2.5, unlimited: false }, 2],
    [{ purchased: 5, covered: 2, unlimited: true }, 0],
  ])('of %j are %s', (figures, result) => {
    expect(explainCompliance(row(figures), nothing).available.result).toBe(result)
  })
})

describe('contracts by host or cluster', () => {
  test.each(['HOST', 'CLUSTER'] as const)(
    'of the metric %s tell what was bought, not what they cover',
    (metric) => {
      const other = metric === 'HOST' ? 'CLUSTER' : 'HOST'
      const inputs = {
        ...nothing,
        oracle: [bought('0', { licensesPerCore: 5 })],
        mysql: [
          Object.assign(makeMysqlContract(), {
            licenseTypeID: 'A1',
            type: metric,
            contractID: '1',
            numberOfLicenses: 3,
          }),
          Object.assign(makeMysqlContract(), { licenseTypeID: 'A1', type: other, contractID: '2' }),
          Object.assign(makeMysqlContract(), { licenseTypeID: 'A2', type: metric, contractID: '3' }),
        ],
        sqlServer: [
          Object.assign(makeSqlServerContract(), {
            licenseTypeID: 'A1',
            type: metric,
            contractID: '4',
            licensesNumber: 4,
          }),
        ],
      }
      const { purchased, covered } = explainCompliance(row({ metric, purchased: 7, covered: 7 }), inputs)
      expect(purchased).toMatchObject({
        terms: [
          { kind: 'contract', name: '1', value: 3 },
          { kind: 'contract', name: '4', value: 4 },
        ],
        result: 7,
        verdict: 'exact',
      })
      expect(covered).toMatchObject({ terms: [{ name: '1', value: null }, { name: '4' }], gap: 'notTold' })
    },
  )

  test('without any cover nothing', () => {
    expect(explainCompliance(row({ metric: 'HOST', covered: 0 }), nothing).covered).toMatchObject({
      gap: null,
      verdict: 'exact',
    })
  })
})
