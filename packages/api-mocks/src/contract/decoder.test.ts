import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'
import {
  any,
  choice,
  list,
  map,
  nothing,
  nullable,
  number,
  optional,
  record,
  strict,
  string,
  withFallback,
  type Decoder,
} from './decoder.ts'

const named = () => record({ name: strict(string) })
const sized = () => record({ size: number })

describe('decoder: accepted values', () => {
  it.each([
    ['text', string, 'a'],
    ['a number', number, 7],
    ['null', nothing, null],
    ['any list', any, [1, { a: null }]],
    ['any null', any, null],
    ['text of a choice', choice(number, string), 'a'],
    ['a number of a choice', choice(number, string), 7],
  ] as const)('returns %s without a problem', (_name, decoder, value) => {
    expect(decode(decoder, value)).toEqual({ value, problems: { count: 0, first: [] } })
  })

  it('returns valid lists and maps of objects by identity', () => {
    const hosts: unknown = [{ size: 1 }, { size: 2 }]
    const hostsByName: unknown = { a: { size: 1 }, b: { size: 2 } }
    expect(decode(list(sized()), hosts).value).toBe(hosts)
    expect(decode(map(sized()), hostsByName).value).toBe(hostsByName)
  })
})

describe('decoder: replaced values', () => {
  it.each([
    ['a missing list is an empty list', () => list(string), undefined, []],
    ['a list without usable items is an empty list', () => list(string), [true], []],
    ['a missing map is an empty object', () => map(string), undefined, {}],
    ['a missing object has the fallbacks of its fields', sized, undefined, { size: 0 }],
    [
      'a missing choice has the fallback of its first alternative',
      () => choice(number, list(string)),
      undefined,
      0,
    ],
    ['a missing value of any type is null', () => any, undefined, null],
    ['text where only null is allowed is null', () => nothing, 'a', null],
    ['a default of the contract comes before the general fallback', () => withFallback(number, 20), 'a', 20],
    ['a nullable list of the wrong type is null', () => nullable(list(string)), 'a', null],
    ['a nullable object without its strict value is null', () => nullable(named()), {}, null],
    [
      'a nullable item of the wrong type is left out',
      () => list(nullable(string)),
      ['a', true, null],
      ['a', null],
    ],
  ] as const)('%s', (_title, make, found, expected) => {
    expect(decode(record({ field: make() }), { field: found }).value).toEqual({ field: expected })
  })

  it('leaves out an optional object without its strict value', () => {
    const { value } = decode(record({ field: optional(named()) }), { field: {} })
    expect(value).toEqual({})
  })

  it.each([
    ['without its strict value', named, {}],
    [
      'with a strict value that is nullable but of the wrong type',
      () => record({ id: strict(nullable(string)) }),
      { id: true },
    ],
    [
      'whose strict object lacks its own strict value',
      () => record({ owner: strict(nullable(named())) }),
      { owner: {} },
    ],
  ] as const)('leaves out an item %s', (_name, make, item) => {
    const { value, problems } = decode(record({ items: list(make()) }), { items: [item] })
    expect([value, problems.count]).toEqual([{ items: [] }, 1])
  })

  it('replaces values within the entries of a map and removes unusable entries', () => {
    const hostsByName: Decoder<Record<string, { size: number; name: string }>> = map(
      record({ size: number, name: strict(string) }),
    )
    const { value, problems } = decode(hostsByName, {
      a: { size: 'big', name: 'a' },
      b: { size: 2, name: null },
      c: { size: 3, name: 'c' },
    })
    expect(value).toEqual({ a: { size: 0, name: 'a' }, c: { size: 3, name: 'c' } })
    expect(problems.first.map(({ path }) => path)).toEqual(['a.size', 'b.name'])
  })
})

describe('decoder: problems', () => {
  it.each([
    ['the body: object expected, number found', map(string), 7],
    ['the body: array | object expected, string found', choice(list(string), map(string)), 'a'],
    ['info.name: string expected, missing found', record({ info: strict(named()) }), { info: {} }],
  ] as const)('the error of an unusable response is "%s"', (message, decoder, body) => {
    expect(() => decode(decoder, body)).toThrow(new Error(message))
  })

  it('shortens keys of more than 60 characters', () => {
    const [sixty, longer] = ['a'.repeat(60), 'b'.repeat(61)]
    const { problems } = decode(map(number), { [sixty]: 'x', [longer]: 'x' })
    expect(problems.first.map(({ path }) => path)).toEqual([sixty, `${'b'.repeat(60)}…`])
  })
})
