import type { Group, MenuNode, Role, UserRow } from '@inventory-console/api-mocks/contract'
import { makeGroups, makeRoles } from '@inventory-console/api-mocks/fixtures/access'
import { makeNodes } from '@inventory-console/api-mocks/fixtures/nodes'
import { makePersona, makeSuperUser } from '@inventory-console/api-mocks/fixtures/users'

/** What the services of the sample world answer to an administrator. */
export const userRows: readonly UserRow[] = [
  makeSuperUser(),
  makePersona('admin'),
  makePersona('operator'),
  makePersona('limited'),
].map(({ username, firstName, lastName, groups }) => ({ username, firstName, lastName, groups }))

export const groupRows: readonly Group[] = makeGroups()
export const roleRows: readonly Role[] = makeRoles().map((role) => ({ location: '', ...role }))
export const nodeRows: readonly MenuNode[] = makeNodes().map(({ name, parent }) => ({ name, parent }))
