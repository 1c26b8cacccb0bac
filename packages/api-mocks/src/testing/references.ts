import type { Operation } from '../contract/documents.ts'
import { isRecord } from '../lib/records.ts'
import { nameOfCopy } from '../world/hosts/hostStore.ts'
import type { World } from '../world/world.ts'

/** JSON response of a GET request. */
export interface ReadResponse {
  operation: Operation
  body: unknown
}

/** Contradictions between the responses and the world. Empty if consistent. */
export function contradictions(world: World, responses: readonly ReadResponse[]): string[] {
  const current = new Set(textsAt(bodyOf(responses, '/hosts', isNames)))
  const removedHosts = world.hosts.facts.map(({ hostname }) => hostname).filter((name) => !current.has(name))
  return [
    ...hostContradictions(responses, current, removedHosts),
    ...alertContradictions(responses, current, new Set(removedHosts)),
    ...administrationContradictions(responses),
    ...cloudContradictions(responses),
    ...responses
      .filter(({ operation: { path } }) => uniqueIdLists.test(path))
      .flatMap(({ operation: { path }, body }) =>
        duplicates(idsOf(body)).map((id) => `${path} has the id ${id} twice`),
      ),
  ]
}

/** Lists whose `id` is unique per row; in other lists it identifies a document with many rows. */
const uniqueIdLists = /^\/(hosts|scenarios|contracts\/.*|.*\/configurations)$/

/** Paths that may contain the name of a dismissed host: as a VM, in history, in a contract. */
const withHistory = /alerts|contracts|scenarios|exadata|\/clusters|^\/hosts\/\{hostname\}$/

function hostContradictions(
  responses: readonly ReadResponse[],
  current: ReadonlySet<string>,
  removedHosts: readonly string[],
): string[] {
  return responses.flatMap(({ operation: { path }, body }) => {
    if (withHistory.test(path)) return []
    // The information of a copy keeps the name of the original.
    const unknownHosts = valuesAt(body, 'hostname').filter(
      (name) => !current.has(name) && !current.has(nameOfCopy(name)),
    )
    const texts = new Set(removedHosts.length === 0 ? [] : textsAt(body))
    const remembered = path === '/hosts' ? [] : removedHosts.filter((name) => texts.has(name))
    return [...unknownHosts, ...remembered].map((name) => `${path} contains the unknown host ${name}`)
  })
}

function alertContradictions(
  responses: readonly ReadResponse[],
  current: ReadonlySet<string>,
  removedHosts: ReadonlySet<string>,
): string[] {
  const rows = responses.flatMap(({ operation, body }) =>
    operation.path === '/alerts' && Array.isArray(body) ? body.filter(isRecord) : [],
  )
  return rows.flatMap(({ alertStatus, alertCode, otherInfo }) => {
    const hostname = isRecord(otherInfo) ? otherInfo['hostname'] : undefined
    if (typeof hostname !== 'string' || alertCode === 'DISMISSED_HOST' || current.has(hostname)) return []
    if (!removedHosts.has(hostname)) return [`an alert has the unknown host ${hostname}`]
    return alertStatus === 'NEW' ? [`a new alert has the removed host ${hostname}`] : []
  })
}

function administrationContradictions(responses: readonly ReadResponse[]): string[] {
  const groups = bodyOf(responses, '/groups')
  const names = (body: unknown) => new Set(valuesAt(body, 'name'))
  const groupNames = names(groups)
  const roleNames = names(bodyOf(responses, '/admin/roles'))
  return [
    ...textsUnder(bodyOf(responses, '/users'), 'groups')
      .filter((name) => name !== 'limited' && !groupNames.has(name))
      .map((name) => `a user has the unknown group ${name}`),
    ...textsUnder(groups, 'roles')
      .filter((name) => !roleNames.has(name))
      .map((name) => `a group has the unknown role ${name}`),
  ]
}

const readsByProfileList = [
  ['/oracle-cloud/configurations', ['/oracle-cloud/oci-recommendations', '/oracle-cloud/oci-objects']],
  ['/gcp/configurations', ['/gcp/recommendations', '/gcp/errors']],
] as const

function cloudContradictions(responses: readonly ReadResponse[]): string[] {
  return readsByProfileList.flatMap(([list, reads]) => {
    const profiles = new Set(idsOf(bodyOf(responses, list)))
    return reads.flatMap((read) =>
      valuesAt(bodyOf(responses, read), 'profileID')
        .filter((id) => id !== '' && !profiles.has(id))
        .map((id) => `${read} contains the unknown profile ${id}`),
    )
  })
}

function bodyOf(
  responses: readonly ReadResponse[],
  path: string,
  is: (body: unknown) => boolean = () => true,
): unknown {
  const found = responses.find(({ operation, body }) => operation.path === path && is(body))
  if (!found) throw new Error(`${path} was not requested`)
  return found.body
}

function isNames(body: unknown): boolean {
  return Array.isArray(body) && body.every((name) => typeof name === 'string')
}

/** Ids of the rows of a list, either bare or under a key. */
function idsOf(body: unknown): string[] {
  const rows: unknown[] = Array.isArray(body) ? body : isRecord(body) ? Object.values(body).flat() : []
  return rows.filter(isRecord).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
}

function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) < index)
}

/** String values of a key at any depth. */
function valuesAt(body: unknown, key: string): string[] {
  if (Array.isArray(body)) return body.flatMap((item) => valuesAt(item, key))
  if (!isRecord(body)) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (name !== key) return valuesAt(value, key)
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}

/** All strings below a key. */
function textsUnder(body: unknown, key: string): string[] {
  if (Array.isArray(body)) return body.flatMap((item) => textsUnder(item, key))
  if (!isRecord(body)) return []
  return Object.entries(body).flatMap(([name, value]) =>
    name === key ? textsAt(value) : textsUnder(value, key),
  )
}

function textsAt(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  if (Array.isArray(body)) return body.flatMap(textsAt)
  return isRecord(body) ? Object.values(body).flatMap(textsAt) : []
}
