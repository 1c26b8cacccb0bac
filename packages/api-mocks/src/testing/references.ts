import type { Operation } from '../contract/documents.ts'
import { isRecord } from '../lib/records.ts'
import { nameOfCopy } from '../world/hosts/hostStore.ts'
import type { World } from '../world/world.ts'

/** JSON response of a GET request. */
export interface Heard {
  operation: Operation
  body: unknown
}

/** Contradictions between the responses and the world. Empty if consistent. */
export function contradictions(world: World, heard: readonly Heard[]): string[] {
  const current = new Set(textsAt(bodyOf(heard, '/hosts', isNames)))
  const gone = world.hosts.facts.map(({ hostname }) => hostname).filter((name) => !current.has(name))
  return [
    ...ofHosts(heard, current, gone),
    ...ofAlerts(heard, current, new Set(gone)),
    ...ofAdministration(heard),
    ...ofClouds(heard),
    ...heard
      .filter(({ operation: { path } }) => stores.test(path))
      .flatMap(({ operation: { path }, body }) =>
        doubles(idsOf(body)).map((id) => `${path} has the id ${id} twice`),
      ),
  ]
}

/** Lists whose `id` is unique per row; elsewhere it is that of a document with many rows. */
const stores = /^\/(hosts|scenarios|contracts\/.*|.*\/configurations)$/

/** Paths that may contain the name of a dismissed host: as a VM, in history, in a contract. */
const withHistory = /alerts|contracts|scenarios|exadata|\/clusters|^\/hosts\/\{hostname\}$/

function ofHosts(heard: readonly Heard[], current: ReadonlySet<string>, gone: readonly string[]): string[] {
  return heard.flatMap(({ operation: { path }, body }) => {
    if (withHistory.test(path)) return []
    // The information of a copy keeps the name of the original.
    const strangers = valuesAt(body, 'hostname').filter(
      (name) => !current.has(name) && !current.has(nameOfCopy(name)),
    )
    const texts = new Set(gone.length === 0 ? [] : textsAt(body))
    const remembered = path === '/hosts' ? [] : gone.filter((name) => texts.has(name))
    return [...strangers, ...remembered].map((name) => `${path} tells of ${name}, which is no host`)
  })
}

function ofAlerts(
  heard: readonly Heard[],
  current: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): string[] {
  const rows = heard.flatMap(({ operation, body }) =>
    operation.path === '/alerts' && Array.isArray(body) ? body.filter(isRecord) : [],
  )
  return rows.flatMap(({ alertStatus, alertCode, otherInfo }) => {
    const hostname = isRecord(otherInfo) ? otherInfo['hostname'] : undefined
    if (typeof hostname !== 'string' || alertCode === 'DISMISSED_HOST' || current.has(hostname)) return []
    if (!gone.has(hostname)) return [`an alert is about ${hostname}, which never was a host`]
    return alertStatus === 'NEW' ? [`a new alert is about ${hostname}, which is gone`] : []
  })
}

function ofAdministration(heard: readonly Heard[]): string[] {
  const groups = bodyOf(heard, '/groups')
  const names = (body: unknown) => new Set(valuesAt(body, 'name'))
  const groupNames = names(groups)
  const roleNames = names(bodyOf(heard, '/admin/roles'))
  return [
    ...textsUnder(bodyOf(heard, '/users'), 'groups')
      .filter((name) => name !== 'limited' && !groupNames.has(name))
      .map((name) => `a user is in the group ${name}, which is none`),
    ...textsUnder(groups, 'roles')
      .filter((name) => !roleNames.has(name))
      .map((name) => `a group has the role ${name}, which is none`),
  ]
}

const profiled = [
  ['/oracle-cloud/configurations', ['/oracle-cloud/oci-recommendations', '/oracle-cloud/oci-objects']],
  ['/gcp/configurations', ['/gcp/recommendations', '/gcp/errors']],
] as const

function ofClouds(heard: readonly Heard[]): string[] {
  return profiled.flatMap(([list, reads]) => {
    const profiles = new Set(idsOf(bodyOf(heard, list)))
    return reads.flatMap((read) =>
      valuesAt(bodyOf(heard, read), 'profileID')
        .filter((id) => id !== '' && !profiles.has(id))
        .map((id) => `${read} tells of the profile ${id}, which is none`),
    )
  })
}

function bodyOf(heard: readonly Heard[], path: string, is: (body: unknown) => boolean = () => true): unknown {
  const found = heard.find(({ operation, body }) => operation.path === path && is(body))
  if (!found) throw new Error(`${path} was not asked`)
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

function doubles(names: readonly string[]): string[] {
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
