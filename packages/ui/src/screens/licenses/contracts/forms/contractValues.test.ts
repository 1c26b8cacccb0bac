import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { describe, expect, test } from 'vitest'
import { firstError, type Rule } from '../../../../components/form/useForm.ts'
import {
  countedRules,
  coverageOf,
  emptyCountedForm,
  emptyOracleForm,
  mysqlBody,
  mysqlInitialForm,
  oracleBody,
  oracleInitialForm,
  oracleRules,
  sqlServerBody,
  sqlServerInitialForm,
  withCoverage,
} from './contractValues.ts'

const faultOf = <Value>(rules: readonly Rule<Value>[], value: Value) => firstError(value, rules)?.kind ?? null

describe('counted contracts', () => {
  test('start empty without a contract', () => {
    expect(emptyCountedForm).toMatchObject({ id: null, name: '' })
    expect(emptyCountedForm.values).toMatchObject({
      contractID: '',
      csi: '',
      hosts: [],
      clusters: [],
      location: '',
    })
    expect(emptyCountedForm.values).toMatchObject({
      licenseTypeID: null,
      count: null,
      supportExpiration: null,
    })
  })

  test('start with the stored values', () => {
    const contract = makeMysqlContract({ type: 'CLUSTER', csi: '12', numberOfLicenses: 3 })
    expect(mysqlInitialForm(contract)).toMatchObject({
      id: contract.id,
      name: contract.contractID,
      values: { type: 'CLUSTER', licenseTypeID: contract.licenseTypeID, csi: '12', count: 3 },
    })
  })

  test('start a copy without an id', () => {
    const contract = makeMysqlContract()
    expect(mysqlInitialForm(contract, true)).toMatchObject({ id: null, name: contract.contractID })
    expect(sqlServerInitialForm(makeSqlServerContract(), true).id).toBeNull()
  })

  test('start without a type or license type that cannot be read', () => {
    const oddContract = Object.assign(makeMysqlContract(), { type: 'ROOM', licenseTypeID: '' })
    expect(mysqlInitialForm(oddContract).values).toMatchObject({ type: null, licenseTypeID: null })
  })

  test('require the number, the type, the count and the CSI, and only digits in a changed CSI', () => {
    const { values } = mysqlInitialForm(makeMysqlContract({ csi: 'stored CSI' }))
    const rules = countedRules(true, values)
    for (const rule of [rules.type, rules.licenseTypeID, rules.contractID, rules.count])
      expect(
        faultOf<unknown>(
          rule.map((applyRule) => (value: unknown) => Reflect.apply(applyRule, null, [value])),
          '',
        ),
      ).toBe('required')
    expect(faultOf(rules.csi, '')).toBe('required')
    expect(faultOf(rules.csi, 'stored CSI')).toBeNull()
    expect(faultOf(rules.csi, '12a')).toBe('digits')
    expect(faultOf(rules.csi, '12')).toBeNull()
    expect(countedRules(false, values).csi).toEqual([])
  })

  test('are sent trimmed, with the id of a stored contract only', () => {
    const { values } = mysqlInitialForm(makeMysqlContract({ type: 'HOST', hosts: ['a'] }))
    const enteredValues = {
      ...values,
      contractID: ' 1 ',
      csi: ' 2 ',
      count: null,
      licenseTypeID: null,
      type: null,
    }
    expect(mysqlBody('7', enteredValues)).toMatchObject({
      id: '7',
      contractID: '1',
      csi: '2',
      type: 'HOST',
      licenseTypeID: '',
      numberOfLicenses: 0,
    })
    expect(mysqlBody(null, enteredValues)).not.toHaveProperty('id')
    expect(mysqlBody('7', { ...values, type: 'CLUSTER' })).toMatchObject({ type: 'CLUSTER', hosts: [] })
    expect(mysqlBody('7', values).licenseTypeID).toBe(makeMysqlContract().licenseTypeID)
    const microsoft = sqlServerInitialForm(makeSqlServerContract()).values
    expect(sqlServerBody('7', { ...microsoft, type: null, count: null })).toMatchObject({
      id: '7',
      type: 'HOST',
      licensesNumber: 0,
    })
    expect(sqlServerBody(null, microsoft)).not.toHaveProperty('id')
  })
})

describe('contracts of Oracle', () => {
  test('start empty without a contract', () => {
    expect(emptyOracleForm).toMatchObject({ id: null, name: '' })
    expect(emptyOracleForm.values).toMatchObject({
      contractID: '',
      csi: '',
      referenceNumber: '',
      status: '',
      location: '',
      licenseTypeID: null,
      count: null,
      unlimited: false,
      hosts: [],
    })
  })

  test('start with the license type of the contract, or without one', () => {
    expect(oracleInitialForm(makeOracleContract({ licenseTypeID: 'A90611' })).values.licenseTypeID).toBe(
      'A90611',
    )
    expect(oracleInitialForm(makeOracleContract({ licenseTypeID: '' })).values.licenseTypeID).toBeNull()
  })

  test('take any text as number, and require it and the count of a limited contract', () => {
    const { values } = oracleInitialForm(makeOracleContract({ contractID: 'old number' }))
    const rules = oracleRules({ ...values, unlimited: false }, values)
    expect(faultOf(rules.contractID, '')).toBe('required')
    expect(faultOf(rules.contractID, 'old number')).toBeNull()
    expect(faultOf(rules.contractID, 'CO-2026/17 b')).toBeNull()
    expect(faultOf(rules.contractID, '12')).toBeNull()
    expect(faultOf(rules.csi, '')).toBeNull()
    expect(faultOf(rules.licenseTypeID, null)).toBe('required')
    expect(faultOf(rules.count, null)).toBe('required')
    expect(oracleRules({ ...values, unlimited: true }, values).count).toEqual([])
  })

  test.each([
    [{ restricted: true, basket: false, hosts: [] }, 'hosts'],
    [{ restricted: false, basket: false, hosts: [] }, 'nothing'],
    [{ restricted: true, basket: false, hosts: ['db-001'] }, 'hosts'],
    [{ restricted: false, basket: false, hosts: ['db-001'] }, 'hosts'],
    [{ restricted: false, basket: true, hosts: [] }, 'all'],
  ])('with %j cover %j', (values, coverage) => {
    expect(coverageOf({ ...emptyOracleForm.values, ...values })).toBe(coverage)
  })

  test('cover all hosts unless chosen otherwise', () => {
    expect(coverageOf(emptyOracleForm.values)).toBe('all')
  })

  test.each(['all', 'hosts', 'nothing'] as const)('have the coverage %j after choosing it', (coverage) => {
    const named = { ...emptyOracleForm.values, hosts: ['db-001'] }
    expect(coverageOf({ ...named, ...withCoverage(coverage) })).toBe(coverage)
  })

  test('are sent trimmed', () => {
    const { values } = oracleInitialForm(makeOracleContract())
    const enteredValues = { contractID: ' 1 ', csi: ' 2 ', referenceNumber: ' 3 ', status: ' 4 ' }
    expect(oracleBody(null, { ...values, ...enteredValues, licenseTypeID: null, count: null })).toMatchObject(
      {
        contractID: '1',
        csi: '2',
        referenceNumber: '3',
        status: '4',
        licenseTypeID: '',
        count: 0,
      },
    )
    expect(oracleBody(null, { ...values, licenseTypeID: 'A1' }).licenseTypeID).toBe('A1')
  })
})
