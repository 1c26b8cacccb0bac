import { restartServices } from '../world/server/configuration.ts'
import type { World } from '../world/world.ts'

/** Something that changed the world, as text, so that the same state can be made again, also after a reload. */
export type Change = { at: number } & (
  | { kind: 'restart' }
  | { kind: 'request'; method: string; url: string; headers: [string, string][]; body: string | null }
)

/** What a person reads: `PUT /api/alerts/ack`. */
export function titleOf(change: Change): string {
  return change.kind === 'restart'
    ? 'restart of the services'
    : `${change.method} ${new URL(change.url).pathname}`
}

/** A login is repeated, but there is nothing in it to undo. */
export function isUndoable(change: Change): boolean {
  return change.kind === 'restart' || !isLogin(new URL(change.url).pathname)
}

/** Of the reads, these fetch from the clouds and store what they found. */
const storing = /\/retrieve-last-/

export function mayChange({ method, url }: { method: string; url: string }): boolean {
  if (method === 'GET') return storing.test(url)
  return method !== 'HEAD' && method !== 'OPTIONS'
}

export function isLogin(pathname: string): boolean {
  return /\/(login|token)$/.test(pathname)
}

/** The request with its body read, so that it can be sent any number of times. */
export async function changeOf(request: Request, at: number): Promise<Change> {
  const { method, url } = request
  const bytes = method === 'GET' ? null : new Uint8Array(await request.clone().arrayBuffer())
  const body = bytes && Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return { kind: 'request', method, url, headers: [...request.headers], body, at }
}

/** What a change is applied to. */
interface Target {
  world: World
  ask: (request: Request) => Promise<unknown>
}

export async function apply(change: Change, { world, ask }: Target): Promise<void> {
  if (change.kind === 'restart') return restartServices(world)
  const { url, method, headers, body } = change
  const bytes = body === null ? null : Uint8Array.from(body, (letter) => letter.charCodeAt(0))
  await ask(new Request(url, { method, headers, ...(bytes === null ? {} : { body: bytes }) }))
}
