import { restartServices } from '../world/server/configuration.ts'
import type { World } from '../world/world.ts'

/** A serializable change of the world, replayed on undo and after a reload. */
export type Change = { at: number } & (
  | { kind: 'restart' }
  | { kind: 'request'; method: string; url: string; headers: [string, string][]; body: string | null }
)

/** Label in the panel, such as `PUT /api/alerts/ack`. */
export function titleOf(change: Change): string {
  return change.kind === 'restart'
    ? 'restart of the services'
    : `${change.method} ${new URL(change.url).pathname}`
}

/** Logins are replayed but cannot be undone. */
export function isUndoable(change: Change): boolean {
  return change.kind === 'restart' || !isLogin(new URL(change.url).pathname)
}

/** GET operations that write: they fetch recommendations from the clouds and store them. */
const storingReads = /\/retrieve-last-/

export function isWrite({ method, url }: { method: string; url: string }): boolean {
  if (method === 'GET') return storingReads.test(url)
  return method !== 'HEAD' && method !== 'OPTIONS'
}

/**
 * Parts of the world that even a refused request may have changed: an import stores the rows before the first bad one, and a scenario
 * changes the cores of the hosts before an unknown one.
 */
export function partlyWritten({ contracts, hosts }: World): readonly unknown[] {
  // The first contracts are created by a read.
  const written = contracts.findLast(({ since }) => since > Number.NEGATIVE_INFINITY)
  return [written, ...hosts.facts.map(({ info }) => info)]
}

export function isLogin(pathname: string): boolean {
  return /\/(login|token)$/.test(pathname)
}

/** Serializes the request with its body so that it can be replayed. */
export async function changeOf(request: Request, at: number): Promise<Change> {
  const { method, url } = request
  const bytes = method === 'GET' ? null : new Uint8Array(await request.clone().arrayBuffer())
  const body = bytes && Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return { kind: 'request', method, url, headers: [...request.headers], body, at }
}

interface Target {
  world: World
  handleRequest: (request: Request) => Promise<unknown>
}

export async function applyChange(change: Change, { world, handleRequest }: Target): Promise<void> {
  if (change.kind === 'restart') return restartServices(world)
  const { url, method, headers, body } = change
  const bytes = body === null ? null : Uint8Array.from(body, (letter) => letter.charCodeAt(0))
  await handleRequest(new Request(url, { method, headers, ...(bytes === null ? {} : { body: bytes }) }))
}
