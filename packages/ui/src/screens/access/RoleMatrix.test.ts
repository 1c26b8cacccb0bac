import { expect, test } from 'vitest'
import { rightsOf } from './RoleMatrix.tsx'

test('rightsOf joins the roles of an area and keeps the names of others', () => {
  const role = (name: string, permission: string, locations: string[]) => ({
    name,
    description: '',
    location: '',
    permission,
    locations,
  })
  expect(
    rightsOf([
      role('write_hosts', 'write', ['Milan']),
      role('read_hosts', 'read', ['Rome', 'Milan']),
      role('auditors', 'read', ['']),
    ]),
  ).toEqual([
    { area: 'auditors', read: true, write: false, locations: [], writeLocations: [] },
    { area: 'hosts', read: true, write: true, locations: ['Milan', 'Rome'], writeLocations: ['Milan'] },
  ])
})
