import { describe, expect, test } from 'vitest'
import { addressOf, opened } from './databaseAddress.ts'

const items = (...names: readonly (readonly [name: string, alias?: string])[]) =>
  names.map(([name, alias], index) => ({ id: String(index), name, alias }))

describe('addressOf', () => {
  test.each([
    [items(['CRM', 'CRM_MI'], ['ERP', 'ERP_MI']), ['CRM', 'ERP']],
    [items(['CRM', 'CRM_MI'], ['CRM', 'CRM_TO']), ['CRM_MI', 'CRM_TO']],
    [items(['CRM', 'CRM_MI'], ['CRM', 'CRM_MI'], ['CRM']), ['CRM', 'CRM 2', 'CRM 3']],
    [items(['CRM', 'ERP'], ['CRM', 'CRM_TO'], ['ERP', 'X']), ['CRM', 'CRM_TO', 'ERP']],
    [items(['CRM', 'CRM'], ['CRM', '']), ['CRM', 'CRM 2']],
  ])('gives %j distinct addresses', (named, addresses) => {
    expect(named.map((item) => addressOf(named, item).join(' '))).toEqual(addresses)
    for (const item of named) {
      const [name, nth] = addressOf(named, item)
      expect(opened(named, name, nth)?.id).toBe(item.id)
    }
  })

  test('opens the first database with that name without a valid number', () => {
    const named = items(['CRM', 'CRM_MI'], ['CRM', 'CRM_TO'])
    expect(opened(named, 'CRM')?.id).toBe('0')
    expect(opened(named, 'CRM', 7)?.id).toBe('0')
    expect(opened(named, 'gone')).toBeUndefined()
  })
})
