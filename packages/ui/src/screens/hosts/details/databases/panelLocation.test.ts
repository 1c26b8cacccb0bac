import { expect, test } from 'vitest'
import { panelPath, parsePanelLocation, serializePanelLocation } from './panelLocation.ts'

test.each([
  ['', {}],
  ['?tab=pdbs&pdb=SALES%201&view=schemas', { tab: 'pdbs', pdb: 'SALES 1', view: 'schemas' }],
  ['?tab=&other=1', {}],
])('parsePanelLocation reads %s', (query, location) => {
  expect(parsePanelLocation(query)).toEqual(location)
})

test('serializePanelLocation replaces the previous location and keeps other query parameters', () => {
  expect(serializePanelLocation({ tab: 'info' }, '?tab=pdbs&pdb=SALES&mock=seed:2')).toBe(
    '?tab=info&mock=seed%3A2',
  )
  expect(serializePanelLocation({}, '?tab=pdbs')).toBe('')
})

test('encodes any name', () => {
  const address = panelPath('a/b', 'c&d', { tab: 'databases', db: 'x?=#&y' })
  expect(address).toBe('/details/a%2Fb/c%26d?tab=databases&db=x%3F%3D%23%26y')
  expect(parsePanelLocation(address.slice(address.indexOf('?'))).db).toBe('x?=#&y')
})
