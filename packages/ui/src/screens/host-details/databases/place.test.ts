import { expect, test } from 'vitest'
import { placeAddress, readPlace, writePlace } from './place.ts'

test.each([
  ['', {}],
  ['?tab=pdbs&pdb=SALES%201&view=schemas', { tab: 'pdbs', pdb: 'SALES 1', view: 'schemas' }],
  ['?tab=&other=1', {}],
])('readPlace reads %s', (query, place) => {
  expect(readPlace(query)).toEqual(place)
})

test('writePlace replaces the previous location and keeps other query parameters', () => {
  expect(writePlace({ tab: 'info' }, '?tab=pdbs&pdb=SALES&mock=seed:2')).toBe('?tab=info&mock=seed%3A2')
  expect(writePlace({}, '?tab=pdbs')).toBe('')
})

test('encodes any name', () => {
  const address = placeAddress('a/b', 'c&d', { tab: 'databases', db: 'x?=#&y' })
  expect(address).toBe('/details/a%2Fb/c%26d?tab=databases&db=x%3F%3D%23%26y')
  expect(readPlace(address.slice(address.indexOf('?'))).db).toBe('x?=#&y')
})
