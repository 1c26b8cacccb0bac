import type { Service } from '../contract/documents.ts'
import { isRecord, parsedJson } from '../lib/records.ts'
import type { LiveClient } from './liveClient.ts'

export interface WriteStep {
  service: Service
  method: string
  path: string
  body?: (id: string | undefined) => object
  /** Finds the id that the deployment assigned. */
  find?: (client: LiveClient) => Promise<string | undefined>
}

/** Name of all objects created by the verifier. */
export const OWN_NAME = 'verify-mocks'

const writeStep = (
  method: string,
  path: string,
  body?: WriteStep['body'],
  more: Partial<WriteStep> = {},
): WriteStep => ({
  service: 'api',
  method,
  path,
  ...(body === undefined ? {} : { body }),
  ...more,
})

const createAndUpdate = (list: string, item: string, body: (description: string) => object): WriteStep[] => [
  writeStep('post', list, () => body('made by verify')),
  writeStep('put', item, () => body('changed by verify')),
]
const createUpdateAndDelete = (
  list: string,
  item: string,
  body: (description: string) => object,
): WriteStep[] => [...createAndUpdate(list, item, body), writeStep('delete', item)]

const role = (description: string) => ({
  name: OWN_NAME,
  description,
  permission: 'read',
  locations: ['All'],
})
/** A group requires a role, so it uses the verifier's own. */
const group = (description: string) => ({ name: OWN_NAME, description, roles: [OWN_NAME], tags: [] })
const contract = (id: string | undefined) => ({
  ...(id === undefined ? {} : { id }),
  type: 'HOST',
  contractID: OWN_NAME,
  csi: OWN_NAME,
  numberOfLicenses: 1,
  hosts: [],
})
const profile = (id: string | undefined) => ({
  id: id ?? '',
  name: OWN_NAME,
  accesskeyid: 'AKIAVERIFYMOCKS00000',
  secretaccesskey: 'Sample.verify',
  region: 'eu-south-1',
  selected: false,
})
const cloud = { service: 'cloud' } as const

/** How to list and remove objects of the verifier. */
export interface OwnTarget {
  service: Service
  list: string
  /** Property that holds the name in the list. */
  key: string
  remove: string
}

/** Groups before roles, because a role in use cannot be removed. */
const ownTargets: readonly OwnTarget[] = [
  { service: 'api', list: '/groups', key: 'name', remove: '/groups/{groupname}' },
  { service: 'api', list: '/admin/roles', key: 'name', remove: '/admin/roles/{rolename}' },
  { service: 'api', list: '/nodes', key: 'name', remove: '/admin/nodes/{nodename}' },
  { service: 'api', list: '/users', key: 'username', remove: '/admin/users/{username}' },
  {
    service: 'api',
    list: '/contracts/mysql/database',
    key: 'contractID',
    remove: '/contracts/mysql/database/{id}',
  },
  { service: 'cloud', list: '/aws/configurations', key: 'name', remove: '/aws/configurations/{id}' },
]

/** Steps that create, update and delete objects that nothing else uses. */
export function ownObjects(): WriteStep[][] {
  const contracts = findIn('api', '/contracts/mysql/database', 'contractID')
  const profiles = findIn('cloud', '/aws/configurations', 'name')
  return [
    [
      ...createAndUpdate('/admin/roles', '/admin/roles/{rolename}', role),
      ...createAndUpdate('/groups', '/groups/{groupname}', group),
      writeStep('delete', '/groups/{groupname}'),
      writeStep('delete', '/admin/roles/{rolename}'),
    ],
    createUpdateAndDelete('/admin/nodes', '/admin/nodes/{nodename}', () => ({
      name: OWN_NAME,
      parent: '',
      roles: [],
    })),
    createUpdateAndDelete('/admin/users', '/admin/users/{username}', () => ({
      username: OWN_NAME,
      firstName: 'Verify',
      lastName: 'Mocks',
      password: 'Sample.verify.1',
      groups: [],
    })),
    [
      writeStep('post', '/contracts/mysql/database', () => contract(undefined)),
      writeStep('put', '/contracts/mysql/database/{id}', contract, { find: contracts }),
      writeStep('delete', '/contracts/mysql/database/{id}', undefined, { find: contracts }),
    ],
    [
      writeStep('post', '/aws/configurations', () => profile(undefined), cloud),
      writeStep('put', '/aws/configurations/{id}', profile, { ...cloud, find: profiles }),
      writeStep('delete', '/aws/configurations/{id}', undefined, { ...cloud, find: profiles }),
    ],
  ]
}

function findIn(service: Service, path: string, key: string): NonNullable<WriteStep['find']> {
  return async (client) => {
    const [own] = (await ownRows(client, { service, list: path, key })) ?? []
    return typeof own?.['id'] === 'string' ? own['id'] : undefined
  }
}

/** The verifier's rows of a list; undefined if the list cannot be read. */
async function ownRows(
  client: LiveClient,
  { service, list, key }: Pick<OwnTarget, 'service' | 'list' | 'key'>,
): Promise<Record<string, unknown>[] | undefined> {
  const response = await client({ service, method: 'get', path: list })
  if (!(response instanceof Response) || !response.ok) return undefined
  const value = parsedJson(await response.text())?.value
  const rows: unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value).flat() : []
  return rows.filter(isRecord).filter((row) => row[key] === OWN_NAME)
}

/** A slow server may create an object after its request timed out. */
const ATTEMPTS = 3

/** Removes objects left by earlier or interrupted runs. Returns those that could not be removed. */
export async function removeOwnObjects(
  client: LiveClient,
  isDeployed: (target: OwnTarget) => boolean,
): Promise<OwnTarget[]> {
  const remaining: OwnTarget[] = []
  for (const target of ownTargets.filter(isDeployed)) {
    // oxlint-disable-next-line no-await-in-loop -- a role cannot be removed before its group
    if (!(await isRemoved(client, target))) remaining.push(target)
  }
  return remaining
}

async function isRemoved(client: LiveClient, target: OwnTarget, attempt = 1): Promise<boolean> {
  const rows = await ownRows(client, target)
  if (rows?.length === 0) return true
  if (attempt > ATTEMPTS) return false
  for (const { id } of rows ?? []) {
    const name = typeof id === 'string' && target.remove.includes('{id}') ? id : OWN_NAME
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each changes the list
    await client({ service: target.service, method: 'delete', path: target.remove.replace(/\{\w+\}/, name) })
  }
  return isRemoved(client, target, attempt + 1)
}
