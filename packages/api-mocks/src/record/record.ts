import { mountsOf, operationAt } from '../contract/documents.ts'
import { bodySchemas } from '../contract/schemas.ts'
import { parsedJson } from '../lib/records.ts'
import { logIn, cachingClient, type Deployment } from '../verify/liveClient.ts'
import { readCalls } from '../verify/readCalls.ts'
import { Pseudonyms, type Body } from './pseudonyms.ts'
import type { RecordedResponse, Recording } from './recording.ts'

/**
 * Records the successful JSON and text responses of all GET operations with pseudonyms. Throws if a name
 * remains.
 */
export async function record(deployment: Deployment): Promise<Recording> {
  const { response: loginResponse, client: first } = await logIn(deployment)
  if (!first)
    throw new Error(
      `login: ${loginResponse instanceof Response ? loginResponse.status : loginResponse.problem}`,
    )
  const client = cachingClient(first)
  const calls: RecordedCall[] = []
  const plans = await readCalls(client, ({ service }) => deployment.urls[service] !== undefined)
  for (const plan of plans) {
    if ('missing' in plan) continue
    const { operation, request } = plan
    const response = await client(request)
    if (!(response instanceof Response) || !response.ok) continue
    const contentType = response.headers.get('Content-Type') ?? ''
    if (!/^(application\/json|text\/plain)/.test(contentType)) continue
    const text = await response.text()
    const json = contentType.startsWith('application/json') ? parsedJson(text) : { value: text }
    if (!json) continue
    const [mount = ''] = mountsOf(operation)
    calls.push({
      template: mount,
      response: {
        method: operation.method.toUpperCase(),
        path: mount.slice(0, mount.length - operation.path.length) + request.path,
        status: response.status,
        contentType,
        body: json.value,
      },
    })
  }
  return anonymize(calls)
}

/** A response with the path template of its operation, such as `/api/hosts/{hostname}`. */
interface RecordedCall {
  response: RecordedResponse
  template: string
}

export function anonymize(calls: readonly RecordedCall[]): Recording {
  const pseudonyms = new Pseudonyms()
  for (const { response: recorded, template } of calls) {
    pseudonyms.collect(bodyOf(recorded))
    rewritePath(recorded.path, template, (key, name) => {
      pseudonyms.collectName(parameter(key), name)
      return name
    })
  }
  const answers = calls.map(({ response: recorded, template }) => ({
    ...recorded,
    path: rewritePath(recorded.path, template, (key, name) => pseudonyms.text(parameter(key), name)),
    body: pseudonyms.rewrite(bodyOf(recorded)),
  }))
  const remaining = new Map(
    answers.flatMap(({ method, path, body }) =>
      pseudonyms
        .findRemaining([decodeURIComponent(path), body])
        .map((word) => [word, `"${word}" in ${method} ${path}`] as const),
    ),
  )
  if (remaining.size > 0)
    throw new Error(
      `nothing was written: ${remaining.size} originals are left, such as ${[...remaining.values()].slice(0, 5).join(', ')}. ` +
        'Each is a word of the name of a host, user, database, cluster or location, and part of a text that is kept. ' +
        'Record as a user who cannot see the object of that name',
    )
  return { version: 1, answers }
}

const parameter = (key: string) => ({ key, schemas: [{ type: 'string' }] })

function bodyOf({ method, path, status, contentType, body }: RecordedResponse): Body {
  const [pathname = ''] = path.split('?')
  const [type = ''] = contentType.split(';')
  const operation = operationAt(method, pathname)
  return {
    service: operation?.service,
    schemas: operation ? bodySchemas(operation, status, type) : [],
    value: body,
  }
}

/** Fixed values of path parameters: the latest run and the technologies. */
const fixed = /^(0|oracle|mysql|sqlserver)$/

/** Rewrites only path parameters, because a host may be called `hosts`. */
function rewritePath(
  path: string,
  template: string,
  rename: (parameter: string, name: string) => string,
): string {
  const [plain = '', query] = path.split('?')
  const templateSegments = template.split('/')
  const parts = plain.split('/').map((part, index) => {
    const name = decodeURIComponent(part)
    const [, parameter] = /^\{(\w+)\}$/.exec(templateSegments[index] ?? '') ?? []
    return parameter === undefined || fixed.test(name) ? part : encodeURIComponent(rename(parameter, name))
  })
  return parts.join('/') + (query === undefined ? '' : `?${query}`)
}
