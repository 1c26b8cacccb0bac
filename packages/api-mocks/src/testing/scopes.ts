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

/** What the global filters of the console send. */
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

export type Read = <Answer>(path: string, scope?: string, as?: string) => Promise<Answer>

/** Reads from a world without caching. */
export function askerOf(world: World): Read {
  const { ask } = clientOf(world)
  return async <Answer>(path: string, scope = '', as = 'admin') => {
    const query = scope === '' ? '' : (path.includes('?') ? '&' : '?') + scope
    const answer: Answer = await (await ask(path + query, { as })).json()
    return answer
  }
}

/** Caches responses by call and scope. For worlds that no test changes. */
export function readerOf(world: World): Read {
  const ask = askerOf(world)
  const known = new Map<string, ReturnType<Response['json']>>()
  return async <Answer>(path: string, scope = '', as = 'admin') => {
    const key = [as, path, scope].join(' ')
    const asked = known.get(key) ?? ask(path, scope, as)
    known.set(key, asked)
    const answer: Answer = await asked
    return answer
  }
}

/** Each world with each scope, as rows for `test.each`. */
export function companiesInScope(): { company: string; scope: string; world: World; read: Read }[] {
  return Object.entries(companies).flatMap(([company, options]) => {
    const world = createWorld(options)
    const read = readerOf(world)
    return scopesOf(world).map((scope) => ({ company, scope, world, read }))
  })
}
