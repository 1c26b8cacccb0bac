import { mountsOf, operationAt } from '../contract/documents.ts'
import { bodySchemas } from '../contract/schemas.ts'
import { parsedJson } from '../lib/records.ts'
import { logIn, remembering, type Deployment } from '../verify/liveClient.ts'
import { readCalls } from '../verify/readCalls.ts'
import { Pseudonyms, type Body } from './pseudonyms.ts'
import type { RecordedAnswer, Recording } from './recording.ts'

/**
 * Records the successful JSON and text responses of all GET operations with pseudonyms. Throws if a name
 * remains.
 */
export async function record(deployment: Deployment): Promise<Recording> {
  const { answer, ask: first } = await logIn(deployment)
  if (!first) throw new Error(`login: ${answer instanceof Response ? answer.status : answer.problem}`)
  const ask = remembering(first)
  const heard: Heard[] = []
  const plans = await readCalls(ask, ({ service }) => deployment.urls[service] !== undefined)
  for (const plan of plans) {
    if ('missing' in plan) continue
    const { operation, request } = plan
    const response = await ask(request)
    if (!(response instanceof Response) || !response.ok) continue
    const contentType = response.headers.get('Content-Type') ?? ''
    if (!/^(application\/json|text\/plain)/.test(contentType)) continue
    const text = await response.text()
    const json = contentType.startsWith('application/json') ? parsedJson(text) : { value: text }
    if (!json) continue
    const [mount = ''] = mountsOf(operation)
    heard.push({
      template: mount,
      answer: {
        method: operation.method.toUpperCase(),
        path: mount.slice(0, mount.length - operation.path.length) + request.path,
        status: response.status,
        contentType,
        body: json.value,
      },
    })
  }
  return anonymous(heard)
}

/** A response with the path template of its operation, such as `/api/hosts/{hostname}`. */
interface Heard {
  answer: RecordedAnswer
  template: string
}

export function anonymous(heard: readonly Heard[]): Recording {
  const pseudonyms = new Pseudonyms()
  for (const { answer, template } of heard) {
    pseudonyms.learn(bodyOf(answer))
    rewrittenPath(answer.path, template, (key, name) => {
      pseudonyms.learnName(parameter(key), name)
      return name
    })
  }
  const answers = heard.map(({ answer, template }) => ({
    ...answer,
    path: rewrittenPath(answer.path, template, (key, name) => pseudonyms.text(parameter(key), name)),
    body: pseudonyms.rewritten(bodyOf(answer)),
  }))
  const left = pseudonyms.remains(answers.map(({ path, body }) => [decodeURIComponent(path), body]))
  if (left.length > 0)
    throw new Error(
      `nothing was written: ${left.length} originals are left, such as ${left.slice(0, 20).join(', ')}`,
    )
  return { version: 1, answers }
}

const parameter = (key: string) => ({ key, schemas: [{ type: 'string' }] })

function bodyOf({ method, path, status, contentType, body }: RecordedAnswer): Body {
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
function rewrittenPath(
  path: string,
  template: string,
  rename: (parameter: string, name: string) => string,
): string {
  const [plain = '', query] = path.split('?')
  const braces = template.split('/')
  const parts = plain.split('/').map((part, index) => {
    const name = decodeURIComponent(part)
    const [, parameter] = /^\{(\w+)\}$/.exec(braces[index] ?? '') ?? []
    return parameter === undefined || fixed.test(name) ? part : encodeURIComponent(rename(parameter, name))
  })
  return parts.join('/') + (query === undefined ? '' : `?${query}`)
}
