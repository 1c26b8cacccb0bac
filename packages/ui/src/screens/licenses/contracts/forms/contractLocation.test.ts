import { makeMysqlContract, makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { describe, expect, test } from 'vitest'
import { locationFormValue, locationApiValue } from '../../../../domain/contractLocation.ts'
import { mysqlBody, mysqlInitialForm, oracleBody, oracleInitialForm } from './contractValues.ts'

describe('contract location', () => {
  test.each([
    ['', 'All'],
    ['All', 'All'],
    ['Milan', 'Milan'],
  ])('saves the stored location %j as %s', (stored, saved) => {
    expect(locationApiValue(locationFormValue(stored))).toBe(saved)
    const { id, values } = oracleInitialForm(makeOracleContract({ location: stored }))
    expect(oracleBody(id, values).location).toBe(saved)
  })

  test('saves All from the MySQL form too', () => {
    const { id, values } = mysqlInitialForm(makeMysqlContract({ location: '' }))
    expect(mysqlBody(id, values).location).toBe('All')
  })
})
