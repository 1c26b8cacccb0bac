import { HttpResponse } from 'msw'
import { errorBody } from '../lib/http/errors.ts'
import { exactText, parsedExactly } from '../lib/http/exactJson.ts'
import type { Fake } from '../lib/random.ts'
import { isRecord } from '../lib/records.ts'
import type { FaultKind } from './fault.ts'
import { replaceAt, REMOVED, otherType, pathsIn } from './jsonPaths.ts'

/** Error response in the format of the server. 403 comes from the guard and has no body. */
export function errorResponse(status: number): Response {
  const empty = status < 400 || status === 403
  return empty
    ? new HttpResponse(null, { status })
    : HttpResponse.json(errorBody(status, 'sample failure of the mocks'), { status })
}

const page = '<!doctype html><html lang="en"><head><title>Start</title></head><body></body></html>'

type BodyFault = Extract<FaultKind, { kind: 'cut' | 'json' | 'html' | 'null' | 'missing' | 'type' }>

export function isBodyFault(fault: FaultKind): fault is BodyFault {
  return ['cut', 'json', 'html', 'null', 'missing', 'type'].includes(fault.kind)
}

/** Damages a successful response. A fault without a key damages a random one. */
export async function damageResponse(response: Response, fault: BodyFault, fake: Fake): Promise<Response> {
  if (fault.kind === 'html') return HttpResponse.html(page)
  if (fault.kind === 'cut') {
    const bytes = await response.clone().arrayBuffer()
    return withBody(response, bytes.slice(0, Math.floor(bytes.byteLength / 2)))
  }
  const text = await response.clone().text()
  if (fault.kind === 'json') return withBody(response, `${text.slice(0, -1)},,${text.slice(-1)}`)
  const json = parsedExactly(text)
  if (!json) return response
  const paths = pathsIn(json.value)
  const path = fault.key ?? fake(0).helpers.arrayElement(paths.length === 0 ? [''] : paths)
  const value = replaceAt(json.value, path, (found) =>
    fault.kind === 'null' ? null : fault.kind === 'missing' ? REMOVED : otherType(found),
  )
  return withBody(response, value === REMOVED ? '' : exactText(value))
}

function withBody(response: Response, body: string | ArrayBuffer): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const bodiless = response.status === 204 || response.status === 304
  return new HttpResponse(bodiless ? null : body, { status: response.status, headers })
}

/** Replaces empty lists with null, as the server encodes a nil slice. */
function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => withoutEmptyLists(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutEmptyLists(item)]))
}

/** Makes all empty lists null, or all null lists empty, whatever the server sends. */
export async function withListMode(
  request: Request,
  response: Response,
  lists: 'null' | 'empty',
): Promise<Response> {
  if (!(response.headers.get('Content-Type') ?? '').startsWith('application/json')) return response
  const json = parsedExactly(await response.clone().text())
  if (!json) return response
  if (lists === 'null') return withBody(response, exactText(withoutEmptyLists(json.value)))
  const { withoutNullLists } = await import('./lists.ts')
  return withBody(
    response,
    exactText(withoutNullLists(request.method, request.url, response.status, json.value)),
  )
}
