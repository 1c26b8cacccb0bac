import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, DecodeError, type Decoded } from '../../contract/decode.ts'
import type { Decoder } from '../../contract/decoder.ts'
import { bases, documents, resolvePointer, operations, type Operation } from '../../contract/documents.ts'
import { unescapeText, withTexts } from '../../contract/reportText.ts'
import { isRecord } from '../../lib/records.ts'
import { createWorld } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'
import { fillPath, sampleRequest } from '../sampleRequests.ts'
import { typeErrors } from '../typeErrors.ts'

/** Property tests of the generated decoders with valid and damaged responses. */

const root = fileURLToPath(new URL('../../contract/generated/decoders/', import.meta.url))
const decoders = new Map<string, Decoder<unknown>>()
for (const file of globSync('**/*.ts', { cwd: root })) {
  // oxlint-disable-next-line no-await-in-loop -- a few small modules, imported before the tests are defined
  const module: Record<string, Decoder<unknown>> = await import(`${root}${file}`)
  const [service = ''] = file.split(/[\\/]/)
  for (const [name, decoder] of Object.entries(module)) decoders.set(`${service} ${name}`, decoder)
}

/** Operations whose response schema depends on a query parameter. */
const modes: Readonly<Record<string, readonly (readonly [query: string, schema: string])[]>> = {
  listHosts: [
    ['?mode=summary', 'HostSummaries'],
    ['?mode=hostnames', 'Hostnames'],
    ['?mode=full', 'HostDocuments'],
  ],
  listClusters: [
    ['', 'ClusterRows'],
    ['?mode=clusternames', 'ClusterNames'],
  ],
  listAlerts: [
    ['?size=100', 'AlertsPage'],
    ['?mode=aggregated-code-severity&size=100', 'AggregatedAlertsPage'],
    ['', 'AlertList'],
  ],
}

interface Case {
  name: string
  operation: Operation
  query: string
  decoder: Decoder<unknown>
  /** JSON pointer of the schema in the contract. */
  schema: string
}

const cases: readonly Case[] = operations.flatMap((operation) => {
  const { service, path, method } = operation
  const value = documents[service].paths[path]?.['get']
  if (method !== 'get' || !isRecord(value)) return []
  const id = String(value['operationId'])
  const { query: sampleQuery } = sampleRequest(operation)
  const own = decoders.get(`${service} ${id}`)
  const status = operation.statuses.find((status) => status < 300)
  const variants = modes[id]?.map(([query, schema]) => {
    const name = schema.charAt(0).toLowerCase() + schema.slice(1)
    return { query, decoder: decoders.get(`${service} ${name}`), schema: `/components/schemas/${schema}` }
  })
  const pointer = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema']
  const schema = `/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  const all = variants ?? [{ query: sampleQuery, decoder: own, schema }]
  return all.flatMap(({ query, decoder, schema }) =>
    decoder ? [{ name: `${service} ${path}${query}`, operation, query, decoder, schema }] : [],
  )
})

const client = clientOf(createWorld({ hosts: 40 }))

async function bodyOf({ operation, query }: Case): Promise<unknown> {
  const { options, params, arrange } = sampleRequest(operation)
  const own = createWorld({ hosts: 40 })
  arrange?.(own)
  const { sendRequest } = arrange ? clientOf(own) : client
  const response = await sendRequest(
    fillPath(`${bases[operation.service]}${operation.path}`, params) + query,
    options,
  )
  return response.ok ? JSON.parse((await response.text()).replace(/\s*null\s*$/, '') || 'null') : null
}

test('every JSON response of a GET operation has a decoder', () => {
  const missing = operations
    .filter(({ method }) => method === 'get')
    .filter((operation) => {
      const { service, path, statuses } = operation
      return statuses.some(
        (status) =>
          status < 300 &&
          resolvePointer(service, [
            'paths',
            path,
            'get',
            'responses',
            String(status),
            'content',
            'application/json',
          ]),
      )
    })
    .filter((operation) => !cases.some((each) => each.operation === operation))
  expect(missing.map(({ service, path }) => `${service} ${path}`)).toEqual([])
})

test.each(cases)('$name: returns a valid response unchanged', async (each) => {
  const body = await bodyOf(each)
  if (body === null) return
  const { value, problems } = decode(each.decoder, body)
  expect(problems).toEqual({ count: 0, first: [] })
  // Decoding changes null lists and escaped texts only.
  expect(withoutNullLists(withTexts(body, unescapeText))).toEqual(
    withoutNullLists(withTexts(value, unescapeText)),
  )
})

test.each(cases)('$name: decodes null lists to the decoded type', async (each) => {
  const decoded = decodedOrNull(each.decoder, withNullLists(await bodyOf(each)))
  expect(decoded ? typeErrors(each.operation, each.schema, decoded.value) : []).toEqual([])
})

test.each(cases)('$name: decodes damaged responses to the decoded type', async (each) => {
  const body = shortened(await bodyOf(each))
  const paths = pathsIn(body)
  const damage = fc.array(fc.record({ index: fc.nat(), value: junk }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: damage }, { weight: 1, arbitrary: junk }), (damage) => {
      const input = isDamage(damage)
        ? damage.reduce((value: unknown, { index, value: found }) => {
            const path = paths[index % Math.max(paths.length, 1)]
            return path ? replaceAt(value, path, found) : value
          }, body)
        : damage
      const decoded = decodedOrNull(each.decoder, input)
      if (!decoded) return
      expect(typeErrors(each.operation, each.schema, decoded.value)).toEqual([])
      const again = decode(each.decoder, decoded.value)
      expect(again.value).toBe(decoded.value)
      // What became null is unreadable again.
      expect(again.problems.first.filter(({ found }) => found !== 'null')).toEqual([])
    }),
    { numRuns: 150, seed: 42 },
  )
})

function decodedOrNull(decoder: Decoder<unknown>, input: unknown): Decoded<unknown> | null {
  try {
    return decode(decoder, input)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}

const missing = Symbol('missing')
const prototypeNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const junk = fc.oneof(
  fc.constantFrom<unknown>(missing, null, '', 0, -1, 1.5, 1e308, Number.POSITIVE_INFINITY, true, [], {}),
  fc.constantFrom<unknown>(
    'x'.repeat(100_000),
    Array.from({ length: 1000 }, () => null),
    [[]],
    [{}, {}],
  ),
  fc.constantFrom<unknown>(...prototypeNames, JSON.parse('{"__proto__":{"a":1},"constructor":null}')),
  fc.jsonValue({ maxDepth: 3 }),
)

type Path = readonly string[]

function isDamage(value: unknown): value is { index: number; value: unknown }[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each['index'] === 'number')
}

/** Paths of all nested values. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    [...path, key],
    ...pathsIn(inner, [...path, key]),
  ])
}

function replaceAt(value: unknown, [key, ...rest]: Path, found: unknown): unknown {
  if (key === undefined) return found
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const next = name === key ? replaceAt(inner, rest, found) : inner
    return next === missing ? [] : [[name, next] as const]
  })
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

/** Replaces empty lists with null, so that both compare equal. */
function withoutNullLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(withoutNullLists)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNullLists(inner)]))
}

/** Replaces each list without inner lists with null. */
function withNullLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(hasList) ? value.map(withNullLists) : null
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNullLists(inner)]))
}

function hasList(value: unknown): boolean {
  return Array.isArray(value) || (isRecord(value) && Object.values(value).some(hasList))
}
