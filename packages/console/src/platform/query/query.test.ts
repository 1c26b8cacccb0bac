import { expect, it } from 'vitest'
import { asRows } from './query.ts'

const of = (rows: unknown) => asRows(Array.isArray(rows) || rows === null ? rows : Object(rows), 'GET /hosts')

it('takes null for no rows, and rows as they are', () => {
  expect(of(null)).toEqual([])
  expect(of([{ hostname: 'db-001' }])).toEqual([{ hostname: 'db-001' }])
  expect(of(['Milan'])).toEqual(['Milan'])
})

it('takes no list that holds something other than rows: one such broke the cloud errors of troubleshooting', () => {
  for (const row of [null, undefined, 42, 'an object', true])
    expect(() => of([{ hostname: 'db-001' }, row])).toThrow('the list has holes')
  expect(() => of(['Milan', {}])).toThrow('the list has holes')
  expect(() => of({ length: 3 })).toThrow('the list is not a list')
})
