import type { Stage } from './stage.ts'

/** Something that changed the world, kept so that the same state can be made again. */
export interface Entry {
  /** What a person reads: `PUT /api/alerts/ack`. */
  title: string
  again: (stage: Pick<Stage, 'world' | 'ask'>) => unknown
  at: number
  /** A login is repeated, but there is nothing in it to take back. */
  undoable: boolean
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

/** The request with its body read, so that it can be asked any number of times. */
export async function entryOf(request: Request, at: number): Promise<Entry> {
  const { method, url } = request
  const { pathname } = new URL(url)
  const headers = [...request.headers]
  const body = method === 'GET' ? undefined : await request.clone().arrayBuffer()
  const same = () =>
    new Request(url, { method, headers, ...(body === undefined ? {} : { body: body.slice(0) }) })
  return { title: `${method} ${pathname}`, again: ({ ask }) => ask(same()), at, undoable: !isLogin(pathname) }
}
