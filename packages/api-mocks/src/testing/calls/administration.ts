import { storesFail } from '../../scenarios/stores.ts'
import { OPERATOR_ROLE } from '../../world/access/groupsAndRoles.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { makeConfiguration } from '../../world/server/defaultConfiguration.ts'
import type { World } from '../../world/world.ts'
import { admin, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'

const [, , third] = sampleLocations

const user = (overrides: object = {}) => ({
  username: 'newcomer',
  password: 'New.2026',
  firstName: 'New',
  lastName: 'Comer',
  groups: ['dba'],
  ...overrides,
})
const role = (overrides: object = {}) => ({
  name: 'read_rome',
  description: 'Reads Rome',
  permission: 'read',
  locations: [third],
  ...overrides,
})
const group = (overrides: object = {}) => ({
  name: 'rome',
  description: third,
  roles: ['read_host'],
  tags: null,
  ...overrides,
})
const node = (overrides: object = {}) => ({ name: 'ADDM', roles: ['admin'], parent: 'Oracle', ...overrides })
const change = { oldPassword: 'Admin.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }
const login = (username: string, password: string) =>
  ['/api/user/login', { method: 'POST', body: { username, password } }] as const
const configuration = makeConfiguration()
configuration.APIService.OracleDatabasePoliciesAudit = ['ORA_SECURECONFIG']
/** Reads whose response changes with a user. */
const users = ['/api/users', '/api/users/{username}']
const groups = ['/api/groups', '/api/groups/{groupname}']
const roles = ['/api/admin/roles']
const nodes = ['/api/nodes', '/api/admin/nodes/{nodename}']
const notJson = 'not JSON'

/** Adds an unused role and group, since those in use cannot be deleted. */
const unused = (world: World) => {
  world.groups.push({ name: 'unused', description: '', roles: [], tags: null })
  world.roles.push({ name: 'nobodys', description: '', permission: 'read', locations: [third] })
}

const failing = storesFail()

export const administrationCalls: RequestSamples = {
  valid: {
    'get api/users/{username}': { params: { username: 'operator' } },
    'post api/users/{username}/change-password': {
      params: { username: 'admin' },
      options: requestOptions('POST', change),
      changedReads: [login('admin', 'Admin.2026'), login('admin', 'New.1')],
    },
    'post api/admin/users': {
      params: { username: 'newcomer' },
      options: requestOptions('POST', user()),
      changedReads: [...users, login('newcomer', 'New.2026')],
    },
    'put api/admin/users/{username}': {
      params: { username: 'operator' },
      options: requestOptions('PUT', user()),
      changedReads: [
        ...users,
        ['/api/users/info', { as: 'operator' }],
        ['/api/hosts/locations', { as: 'operator' }],
      ],
    },
    'delete api/admin/users/{username}': {
      params: { username: 'operator' },
      options: requestOptions('DELETE'),
      changedReads: [...users, login('operator', 'Operator.2026')],
    },
    'post api/admin/users/{username}/reset-password': {
      params: { username: 'operator' },
      options: requestOptions('POST'),
      changedReads: [...users, login('operator', 'Operator.2026'), ['/api/nodes', { as: 'operator' }]],
    },
    'post api/admin/users/{username}/change-password': {
      params: { username: 'admin' },
      options: requestOptions('POST', change),
      changedReads: [login('admin', 'Admin.2026'), login('admin', 'New.1')],
    },
    'get api/groups/{groupname}': { params: { groupname: 'dba' } },
    'post api/groups': {
      params: { groupname: 'rome' },
      options: requestOptions('POST', group()),
      changedReads: groups,
    },
    'put api/groups/{groupname}': {
      params: { groupname: 'operations' },
      options: requestOptions('PUT', group({ name: 'operations', tags: ['operations'] })),
      changedReads: [
        ...groups,
        ['/api/nodes', { as: 'operator' }],
        ['/api/hosts/locations', { as: 'operator' }],
      ],
    },
    'delete api/groups/{groupname}': {
      params: { groupname: 'unused' },
      options: requestOptions('DELETE'),
      prepare: unused,
      changedReads: groups,
    },
    'post api/admin/roles': { options: requestOptions('POST', role()), changedReads: roles },
    'put api/admin/roles/{rolename}': {
      params: { rolename: OPERATOR_ROLE },
      options: requestOptions('PUT', role({ name: OPERATOR_ROLE })),
      changedReads: [...roles, ['/api/hosts/locations', { as: 'operator' }]],
    },
    'delete api/admin/roles/{rolename}': {
      params: { rolename: 'nobodys' },
      options: requestOptions('DELETE'),
      prepare: unused,
      changedReads: roles,
    },
    'post api/admin/nodes': {
      params: { nodename: 'New' },
      options: requestOptions('POST', node({ name: 'New' })),
      changedReads: nodes,
    },
    'get api/admin/nodes/{nodename}': { params: { nodename: 'DB List' } },
    'put api/admin/nodes/{nodename}': {
      params: { nodename: 'ADDM' },
      options: requestOptions('PUT', node({ parent: 'Databases' })),
      changedReads: nodes,
    },
    'delete api/admin/nodes/{nodename}': {
      params: { nodename: 'ADDM' },
      options: requestOptions('DELETE'),
      changedReads: nodes,
    },
    'post api/configuration': {
      options: requestOptions('POST', configuration),
      changedReads: ['/api/configuration', '/api/hosts/technologies/oracle/databases/policies-audit'],
    },
  },
  errors: [
    [422, '/api/users/nobody', admin],
    [400, '/api/admin/users', requestOptions('POST', user({ password: '' }))],
    [400, '/api/admin/users', requestOptions('POST', user({ provider: 'basic' }))],
    [422, '/api/admin/users', requestOptions('POST', user({ username: '' }))],
    [422, '/api/admin/users', requestOptions('POST', user({ username: 'ADMIN' }))],
    [422, '/api/admin/users', requestOptions('POST', user({ groups: ['dba', 'dba'] }))],
    [422, '/api/admin/users', requestOptions('POST', user({ groups: ['limited'] }))],
    [400, '/api/admin/users/operator', requestOptions('PUT', notJson)],
    [401, '/api/admin/users/operator', requestOptions('PUT', user(), 'operator')],
    [400, '/api/admin/users/ercole', requestOptions('DELETE')],
    [401, '/api/admin/users/limited', requestOptions('DELETE', undefined, 'operator')],
    [422, '/api/admin/users/nobody/reset-password', requestOptions('POST')],
    [400, '/api/admin/users/operator/change-password', requestOptions('POST', change)],
    [400, '/api/groups', requestOptions('POST', group({ name: 'two words' }))],
    [400, '/api/groups', requestOptions('POST', group({ tags: ['a', 'a'] }))],
    [422, '/api/groups', requestOptions('POST', group({ name: 'dba' }))],
    [404, '/api/groups/nobodys', admin],
    [400, '/api/groups/dba', requestOptions('PUT', notJson)],
    [404, '/api/groups/dba', requestOptions('PUT', group())],
    [400, '/api/groups/admin', requestOptions('DELETE')],
    [404, '/api/groups/nobodys', requestOptions('DELETE')],
    [401, '/api/admin/roles', { as: 'operator' }],
    [400, '/api/admin/roles', requestOptions('POST', role({ group: 'x' }))],
    [422, '/api/admin/roles', requestOptions('POST', role({ locations: ['All', third] }))],
    [422, '/api/admin/roles', requestOptions('POST', role({ description: '' }))],
    [422, '/api/admin/roles', requestOptions('POST', role({ name: 'admin' }))],
    [400, '/api/admin/roles/admin', requestOptions('PUT', role())],
    [422, '/api/admin/roles/read_rome', requestOptions('PUT', role({ permission: 'all' }))],
    [400, '/api/admin/roles/read_host', requestOptions('DELETE')],
    [400, '/api/admin/nodes', requestOptions('POST', node({ id: 1 }))],
    [422, '/api/admin/nodes/nothing', admin],
    [400, '/api/admin/nodes/ADDM', requestOptions('PUT', notJson)],
    [500, '/api/admin/nodes/ADDM', requestOptions('PUT', node({ name: 'Other' }))],
    [400, '/api/configuration', requestOptions('POST', { ...makeConfiguration(), Version: '' })],
  ],
  faultErrors: [
    [422, '/api/users', admin, failing],
    [422, '/api/admin/users/operator', requestOptions('PUT', user()), failing],
    [422, '/api/admin/users/operator', requestOptions('DELETE'), failing],
    [400, '/api/admin/users/operator/reset-password', requestOptions('POST'), failing],
    [422, '/api/groups', admin, failing],
    [422, '/api/admin/roles', admin, failing],
    [422, '/api/admin/roles/read_host', requestOptions('DELETE'), failing],
    [422, '/api/admin/nodes', requestOptions('POST', node()), failing],
    [422, '/api/admin/nodes/ADDM', requestOptions('PUT', node()), failing],
    [422, '/api/admin/nodes/ADDM', requestOptions('DELETE'), failing],
    [422, '/api/configuration', admin, failing],
    [422, '/api/configuration', requestOptions('POST', makeConfiguration()), failing],
  ],
  reads: [
    '/api/users',
    '/api/users/operator',
    '/api/groups',
    '/api/groups/dba',
    '/api/admin/roles',
    '/api/admin/nodes/ADDM',
  ],
}
