import { createWorld, type WorldOptions } from '../world/createWorld.ts'
import type { World } from '../world/world.ts'
import { at } from './atLocations.ts'
import { clientOf } from './client.ts'

/** Worlds of several sizes, one of them with hostile names. */
const companies: Readonly<Record<string, WorldOptions>> = {
  'the usual company': { hosts: 300 },
  'another company': { hosts: 170, seed: 7 },
  'a hostile company': { hosts: 120, seed: 23, hostile: true },
  'a new company': { hosts: 0 },
}

/** Queries that the global filters of the console send. */
function scopesOf({ sites: [first, second, third, fourth] }: World): string[] {
  return [
    '',
    at(first.name),
    'environment=PROD',
    `${at(second.name, third.name)}&environment=TEST`,
    'older-than=2025-09-01T00:00:00Z',
    `older-than=2026-01-20T03:00:00Z&${at(first.name, fourth.name)}`,
  ]
}

/** The scope without one filter. */
export function without(scope: string, name: string): string {
  const parts = scope.split('&')
  return parts.filter((part) => !part.startsWith(`${name}=`)).join('&')
}

/** The scope with one filter only. */
export function only(scope: string, name: string): string {
  return scope.split('&').find((part) => part.startsWith(`${name}=`)) ?? ''
}

export function sum<Row>(rows: Iterable<Row>, value: (row: Row) => number): number {
  let total = 0
  for (const row of rows) total += value(row)
  return total
}

export type Read = <Data>(path: string, scope?: string, as?: string) => Promise<Data>

/** Reads from a world without caching. */
export function uncachedReaderOf(world: World): Read {
  const { sendRequest } = clientOf(world)
  return async <Data>(path: string, scope = '', as = 'admin') => {
    const query = scope === '' ? '' : (path.includes('?') ? '&' : '?') + scope
    const data: Data = await (await sendRequest(path + query, { as })).json()
    return data
  }
}

/** Caches responses by call and scope. For worlds that no test changes. */
export function cachedReaderOf(world: World): Read {
  const sendRequest = uncachedReaderOf(world)
  const known = new Map<string, ReturnType<Response['json']>>()
  return async <Data>(path: string, scope = '', as = 'admin') => {
    const key = [as, path, scope].join(' ')
    const pending = known.get(key) ?? sendRequest(path, scope, as)
    known.set(key, pending)
    const data: Data = await pending
    return data
  }
}

/** Each world with each scope, as rows for `test.each`. */
export function companiesInScope(): { company: string; scope: string; world: World; read: Read }[] {
  return Object.entries(companies).flatMap(([company, options]) => {
    const world = createWorld(options)
    const read = cachedReaderOf(world)
    return scopesOf(world).map((scope) => ({ company, scope, world, read }))
  })
}
