import { sourceOf } from '../lib/locales.ts'
import { didYouMean, nearest } from '../lib/nearest.ts'
import { type Fake, fakeNamed } from '../lib/random.ts'

/** An injected error on matching requests. */
export type Fault = {
  /**
   * Path pattern with `*` as wildcard, optionally with a method: `GET /api/hosts`, `/thunder/*`. Also
   * matches the LDAP mount.
   */
  call: string
  /** Percentage of matching requests that fail, selected by the seed. Default: 100. */
  share?: number
} & FaultKind

export type FaultKind =
  /** Responds with this status without executing the request. */
  | { kind: 'status'; status: number }
  /** Delays the response. */
  | { kind: 'delay'; milliseconds: number }
  /** Never responds. */
  | { kind: 'hang' }
  /** Drops the connection without a response. */
  | { kind: 'drop' }
  /** Executes the request, then cuts the response body in half. */
  | { kind: 'cut' }
  /** Executes the request, then returns invalid JSON. */
  | { kind: 'json' }
  /** Responds 200 with an HTML page, like a web server with a single-page fallback. */
  | { kind: 'html' }
  /** Sets one key of the response to null, removes it, or changes its type. */
  | { kind: 'null' | 'missing' | 'type'; key?: string }

/** Labels for the panel, with a default value where the kind takes one. */
export const faultKinds: readonly { kind: FaultKind['kind']; title: string; value?: string }[] = [
  { kind: 'status', title: 'Status', value: '500' },
  { kind: 'delay', title: 'Delay (ms)', value: '3000' },
  { kind: 'hang', title: 'No response, ever' },
  { kind: 'drop', title: 'Connection lost' },
  { kind: 'cut', title: 'Body cut in the middle' },
  { kind: 'json', title: 'Invalid JSON' },
  { kind: 'html', title: 'HTML page' },
  { kind: 'null', title: 'Null key', value: '' },
  { kind: 'missing', title: 'Missing key', value: '' },
  { kind: 'type', title: 'Key of another type', value: '' },
]

const kinds = ['hang', 'drop', 'cut', 'json', 'html'] as const
const keyKinds = ['null', 'missing', 'type'] as const

/**
 * Parses `GET /api/hosts=500`, `/api/*=delay.3000@25` (25% of the requests),
 * `/api/hosts=missing.hosts.*.hostname`.
 */
export function parseFault(text: string): Fault | undefined {
  const separator = text.indexOf('=')
  const call = text.slice(0, Math.max(separator, 0)).trim()
  if (!/^([A-Z]+ )?[/*]\S*$/.test(call)) return undefined
  const [, kindSpec = '', percent] = /^([^]*?)(?:@(\d{1,3}))?$/.exec(text.slice(separator + 1)) ?? []
  const kind = kindOf(kindSpec)
  const share = percent === undefined ? undefined : Number(percent)
  if (!kind || (share !== undefined && share > 100)) return undefined
  return { call, ...kind, ...(share === undefined ? {} : { share }) }
}

/** Why `parseFault` refuses a text, with the nearest kind of fault. */
export function faultProblem(text: string): string {
  const separator = text.indexOf('=')
  const [word = ''] = text.slice(separator + 1).split(/[.@]/)
  const names = faultKinds.map(({ kind }) => kind).filter((kind) => kind !== 'status')
  if (separator < 1 || /^\d*$/.test(word) || names.some((name) => name === word))
    return 'not a fault like GET /api/hosts=500, /api/*=delay.3000@25 or /api/hosts=null.hosts'
  return `no fault, because ${word} is neither a status nor one of ${names.join(', ')}.${didYouMean(word, names)}`
}

function kindOf(kindSpec: string): FaultKind | undefined {
  if (/^[2-5]\d\d$/.test(kindSpec)) return { kind: 'status', status: Number(kindSpec) }
  const [word = '', ...rest] = kindSpec.split('.')
  const value = rest.join('.')
  const keyKind = keyKinds.find((name) => name === word)
  if (keyKind) return value === '' ? { kind: keyKind } : { kind: keyKind, key: value }
  if (word === 'delay')
    return /^\d{1,6}$/.test(value) ? { kind: 'delay', milliseconds: Number(value) } : undefined
  const kind = kinds.find((name) => name === kindSpec)
  return kind && { kind }
}

export function faultText(fault: Fault): string {
  const kindSpec = kindSpecOf(fault)
  // A key may end like a share (`@25`), so the share is written even if it is 100.
  const share = fault.share ?? (/@\d{1,3}$/.test(kindSpec) ? 100 : undefined)
  return `${fault.call}=${kindSpec}${share === undefined ? '' : `@${share}`}`
}

function kindSpecOf(fault: FaultKind): string {
  switch (fault.kind) {
    case 'status':
      return String(fault.status)
    case 'delay':
      return `delay.${fault.milliseconds}`
    case 'null':
    case 'missing':
    case 'type':
      return fault.key === undefined ? fault.kind : `${fault.kind}.${fault.key}`
    case 'hang':
    case 'drop':
    case 'cut':
    case 'json':
    case 'html':
      return fault.kind
  }
}

export function faultMatches({ call }: Fault, method: string, pathname: string): boolean {
  const [path = '', requiredMethod] = call.split(' ').toReversed()
  if (requiredMethod !== undefined && requiredMethod !== method) return false
  return matches(path, pathname) || matches(path, pathname.replace('/ldap/', '/'))
}

/** Not a regular expression, because several `.*` backtrack. The first match of each part is sufficient. */
function matches(pattern: string, pathname: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pathname === first
  if (!pathname.startsWith(first)) return false
  let from = first.length
  for (const part of rest) {
    const found = pathname.indexOf(part, from)
    if (found === -1) return false
    from = found + part.length
  }
  return pathname.length - last.length >= from && pathname.endsWith(last)
}

/** A call that a fault can name. Parameters are written `:name`. */
export interface FaultTarget {
  method: string
  /** Undefined for a path that is no template, such as a regular expression. */
  path: string | undefined
}

/** Undefined if the fault can hit one of the calls, else the reason why it never hits, with the nearest call. */
export function neverHits({ call }: Fault, targets: readonly FaultTarget[]): string | undefined {
  const [pattern = '', method] = call.split(' ').toReversed()
  const samePath = targets.filter(({ path }) => path === undefined || canMatch(pattern, path))
  const isAnyMethod = (target: FaultTarget) => method === undefined || ['ALL', method].includes(target.method)
  if (samePath.some(isAnyMethod)) return undefined
  if (samePath.length > 0) {
    const methods = [...new Set(samePath.map((target) => target.method))].toSorted()
    return `${pattern} has no ${method}, only ${methods.join(', ')}`
  }
  return `No call has the path ${pattern}.${nearestCall(pattern, targets)}`
}

/** ` Did you mean …?` with the call whose path is nearest, or nothing. */
function nearestCall(pathname: string, targets: readonly FaultTarget[]): string {
  const segments = pathname.split('/')
  const templates = new Map<string, string>()
  for (const { path } of targets) {
    if (path === undefined) continue
    // A parameter takes the value that the path has in its place, if any.
    const parts = path.split('/')
    const filled = parts.map((part, index) => (part.startsWith(':') ? segments[index] || part : part))
    templates.set(filled.join('/'), path)
  }
  const found = nearest(pathname, [...templates.keys()])
  // In the spelling of the contract.
  const path = found === undefined ? undefined : templates.get(found)?.replaceAll(/:(\w+)/g, '{$1}')
  return path === undefined ? '' : ` Did you mean ${path}?`
}

/** True if some path matches both the pattern with `*` and the template with `:name` and, in custom handlers, `*`. */
function canMatch(pattern: string, template: string): boolean {
  const path = template.replaceAll(/:\w+/g, ':')
  const known = new Map<number, boolean>()
  const from = (left: number, right: number): boolean => {
    const key = left * (path.length + 1) + right
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier
    const result = step(left, right)
    known.set(key, result)
    return result
  }
  function step(left: number, right: number): boolean {
    const letter = pattern[left]
    const part = path[right]
    if (letter === undefined && part === undefined) return true
    if (letter === '*') return from(left + 1, right) || (part !== undefined && from(left, right + 1))
    if (part === '*') return from(left, right + 1) || (letter !== undefined && from(left + 1, right))
    if (letter === undefined || part === undefined) return false
    // A parameter stands for one or more letters of a segment.
    if (part === ':') return letter !== '/' && (from(left + 1, right) || from(left + 1, right + 1))
    return letter === part && from(left + 1, right + 1)
  }
  return from(0, 0)
}

export interface SampledFault {
  fault: Fault
  fake: Fake
}

/** Decides which faults hit a request. Each fault counts its requests; the seed and the count decide. */
export function createFaultSampler() {
  const counts = new Map<string, number>()
  return {
    hits: (faults: readonly Fault[], seed: number, { method, url }: Request): SampledFault[] => {
      const { pathname } = new URL(url)
      return faults.flatMap((fault) => {
        if (!faultMatches(fault, method, pathname)) return []
        const name = faultText(fault)
        const count = counts.get(name) ?? 0
        counts.set(name, count + 1)
        const fake = fakeNamed(sourceOf(seed), `${count} ${name}`)
        return fake(1).datatype.boolean((fault.share ?? 100) / 100) ? [{ fault, fake }] : []
      })
    },
    reset: () => counts.clear(),
  }
}
