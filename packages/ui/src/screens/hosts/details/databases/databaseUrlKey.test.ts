import { describe, expect, test } from 'vitest'
import { databaseUrlKey, findOpenDatabase } from './DatabasesBox.tsx'

const items = (...names: readonly (readonly [name: string, alias?: string])[]) =>
  names.map(([name, alias], index) => ({ id: String(index), name, alias }))

describe('databaseUrlKey', () => {
  test.each([
    [items(['CRM', 'CRM_MI'], ['ERP', 'ERP_MI']), ['CRM', 'ERP']],
    [items(['CRM', 'CRM_MI'], ['CRM', 'CRM_TO']), ['CRM_MI', 'CRM_TO']],
    [items(['CRM', 'CRM_MI'], ['CRM', 'CRM_MI'], ['CRM']), ['CRM', 'CRM 2', 'CRM 3']],
    [items(['CRM', 'ERP'], ['CRM', 'CRM_TO'], ['ERP', 'X']), ['CRM', 'CRM_TO', 'ERP']],
    [items(['CRM', 'CRM'], ['CRM', '']), ['CRM', 'CRM 2']],
  ])('gives the databases %j distinct keys', (databases, addresses) => {
    expect(databases.map((item) => databaseUrlKey(databases, item).join(' '))).toEqual(addresses)
    for (const item of databases) {
      const [name, nth] = databaseUrlKey(databases, item)
      expect(findOpenDatabase(databases, name, nth)?.id).toBe(item.id)
    }
  })

  test('opens the first database with that name without a valid number', () => {
    const databases = items(['CRM', 'CRM_MI'], ['CRM', 'CRM_TO'])
    expect(findOpenDatabase(databases, 'CRM')?.id).toBe('0')
    expect(findOpenDatabase(databases, 'CRM', 7)?.id).toBe('0')
    expect(findOpenDatabase(databases, 'gone')).toBeUndefined()
  })
})
