import { describe, expect, it } from 'vitest'
import { decode, DecodeError, type ReplacedValue } from './decode.ts'
import {
  anyReported,
  boolean,
  choice,
  list,
  map,
  nullable,
  number,
  optional,
  record,
  reported,
  reportedMap,
  strict,
  string,
  type Decoder,
} from './decoder.ts'

interface Host {
  hostname: string
  cores: number
  virtual: boolean
  status: string
  tags: string[]
  info: { os: string; memory: number | null }
  cluster?: string
}

const host: Decoder<Host> = record({
  hostname: string,
  cores: number,
  virtual: boolean,
  status: string,
  tags: list(string),
  info: record({ os: string, memory: nullable(number) }),
  cluster: optional(string),
})
const good: Host = {
  hostname: 'db-1',
  cores: 4,
  virtual: true,
  status: 'UP',
  tags: ['a'],
  info: { os: 'Linux', memory: null },
}

describe('decode: records', () => {
  it('returns a valid value unchanged', () => {
    const { value, problems } = decode(host, good)
    expect(value).toBe(good)
    expect(problems).toEqual({ count: 0, first: [] })
  })

  it.each([
    ['hostname', {}, '', 'string', 'object', '""'],
    ['hostname', 7, '7', 'string', 'number', 'as text'],
    ['hostname', null, '', 'string', 'null', '""'],
    ['hostname', undefined, '', 'string', 'missing', '""'],
    ['cores', '4', 0, 'number', 'string', '0'],
    ['cores', Number.POSITIVE_INFINITY, 0, 'number', 'number', '0'],
    ['virtual', 'yes', false, 'boolean', 'string', 'false'],
    ['tags', { length: 1 }, [], 'array', 'object', '[]'],
    ['info', 42, { os: '', memory: null }, 'object', 'number', '{}'],
    ['info', [], { os: '', memory: null }, 'object', 'array', '{}'],
  ] as const)('replaces %s when it is %j', (key, found, used, expected, type, fallback) => {
    const { value, problems } = decode(host, { ...good, [key]: found })
    expect(value).toEqual({ ...good, [key]: used })
    expect(problems).toEqual({ count: 1, first: [{ path: key, expected, found: type, fallback }] })
  })

  it('turns a null list into an empty list without a problem', () => {
    const { value, problems } = decode(host, { ...good, tags: null })
    expect(value.tags).toEqual([])
    expect(problems.count).toBe(0)
  })

  it('removes an optional value of the wrong type', () => {
    const { value, problems } = decode(host, { ...good, cluster: true })
    expect(value).not.toHaveProperty('cluster')
    expect(problems.first).toEqual([
      { path: 'cluster', expected: 'string', found: 'boolean', fallback: 'absent' },
    ])
  })

  it('replaces a nullable value of the wrong type with null', () => {
    const { value, problems } = decode(host, { ...good, info: { os: 'Linux', memory: 'much' } })
    expect(value.info.memory).toBeNull()
    expect(problems.first).toEqual([
      { path: 'info.memory', expected: 'number', found: 'string', fallback: 'null' },
    ])
  })

  it('keeps properties that the contract does not define', () => {
    const newer = { ...good, cores: null, price: 3 }
    expect(decode(host, newer).value).toEqual({ ...good, cores: 0, price: 3 })
  })

  it('ignores inherited properties and does not pollute the prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"hostname":"x","cores":9},"constructor":7,"cores":null}',
    )
    const { value } = decode(host, hostile)
    expect(value.hostname).toBe('')
    expect(value.cores).toBe(0)
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

describe('decode: replaced properties', () => {
  const damaged = { ...good, cores: '4', status: { a: 1 }, info: { os: 'Linux', memory: 'much' }, tags: null }

  it('report themselves when code reads them, and only then', () => {
    const reads: ReplacedValue[] = []
    const { value } = decode(host, damaged, (read) => reads.push(read))
    expect([value.hostname, value.virtual, value.tags]).toEqual(['db-1', true, []])
    expect(reads).toEqual([])
    expect([value.cores, value.info.memory, value.info.os]).toEqual([0, null, 'Linux'])
    expect(reads.map(({ path, sent }) => [path, sent])).toEqual([
      ['cores', '4'],
      ['info.memory', 'much'],
    ])
  })

  it('report the properties of an object that is missing', () => {
    const reads: ReplacedValue[] = []
    const { value, problems } = decode(host, { ...good, info: undefined }, (read) => reads.push(read))
    const { info } = value
    expect([reads, problems.count]).toEqual([[], 1])
    expect([info.os, info.memory]).toEqual(['', null])
    expect(reads.map(({ path }) => path)).toEqual(['info.os', 'info.memory'])
  })

  it('never report what may be a secret, nor a number that is shown as text', () => {
    const profile: Decoder<{ secretkey: number; name: string }> = record({ secretkey: number, name: string })
    const reads: ReplacedValue[] = []
    const { value } = decode(profile, { secretkey: 's3cret', name: 7 }, (read) => reads.push(read))
    expect([value.secretkey, value.name]).toEqual([0, '7'])
    expect(reads.map(({ path, sent }) => [path, sent])).toEqual([['secretkey', null]])
  })
})

describe('decode: lists', () => {
  it('drops items of the wrong type', () => {
    const { value, problems } = decode(list(host), [good, 'db-2', null, good])
    expect(value).toEqual([good, good])
    expect(problems).toEqual({
      count: 2,
      first: [
        { path: '[1]', expected: 'object', found: 'string', fallback: 'left out' },
        { path: '[2]', expected: 'object', found: 'null', fallback: 'left out' },
      ],
    })
  })

  it('drops an item whose strict value is invalid', () => {
    const groups: Decoder<{ count: number }[]> = list(record({ count: strict(number) }))
    const { value, problems } = decode(groups, [{ count: 1 }, { count: 'many' }])
    expect(value).toEqual([{ count: 1 }])
    expect(problems.first.map(({ path }) => path)).toEqual(['[1].count'])
  })

  it('rejects the response when no item is usable', () => {
    expect(() => decode(list(host), ['db-1', 'db-2'])).toThrow(DecodeError)
    expect(decode(list(host), []).value).toEqual([])
  })

  it('counts all problems and lists the first 20', () => {
    const { problems } = decode(
      list(host),
      Array.from({ length: 500 }, () => ({ ...good, cores: null })),
    )
    expect(problems.count).toBe(500)
    expect(problems.first).toHaveLength(20)
  })
})

describe('decode: maps', () => {
  const counts: Decoder<Record<string, number>> = map(number)

  it('drops entries of the wrong type and keeps the key __proto__', () => {
    const hostile: unknown = JSON.parse('{"__proto__":1,"constructor":"x","b":2}')
    const { value } = decode(counts, hostile)
    expect(Object.entries(value)).toEqual([
      ['__proto__', 1],
      ['b', 2],
    ])
  })

  it('shortens long keys in problem paths', () => {
    const { problems } = decode(counts, { ['k'.repeat(1000)]: 'x', a: 1 })
    expect(problems.first[0]?.path.length).toBeLessThan(100)
  })
})

describe('decode: responses', () => {
  it.each([undefined, null, 7, 'text', true, []])('rejects %j where an object is expected', (body) => {
    expect(() => decode(host, body)).toThrow(DecodeError)
  })

  it('rejects a response whose strict value is invalid', () => {
    const version: Decoder<{ version: string }> = record({ version: strict(string) })
    expect(() => decode(version, { version: null })).toThrow('version')
  })

  it('selects the alternative by JSON type', () => {
    const page: Decoder<string[] | { content: string[] }> = choice(
      list(string),
      record({ content: list(string) }),
    )
    expect(decode(page, ['a', true]).value).toEqual(['a'])
    expect(decode(page, { content: ['a', true] }).value).toEqual({ content: ['a'] })
    expect(() => decode(page, 'a')).toThrow(DecodeError)
  })

  it('keeps response values out of the problems', () => {
    const { problems } = decode(list(host), [{ ...good, hostname: { password: 's3cret' } }])
    expect(JSON.stringify(problems)).not.toContain('s3cret')
  })
})

describe('decode: texts of agent reports', () => {
  const schema = record({
    status: reported,
    names: list(reported),
    info: nullable(anyReported),
    counts: reportedMap(number),
    typed: string,
  })
  const decoded = (body: object) =>
    decode(schema, { status: '', names: [], info: null, counts: {}, typed: '', ...body })

  it('undoes five entities once', () => {
    const { value, problems } = decoded({
      status: 'EXPIRED &amp; LOCKED',
      names: ['L&#39;Aquila', 'a &lt; b &gt; c', '&#34;x&#34;', '&amp;lt;', '&nbsp;&quot;&#0;'],
      info: { errors: [{ message: 'R&amp;D' }] },
      counts: { 'R&amp;D': 1, b: 2 },
    })
    expect(value).toMatchObject({
      status: 'EXPIRED & LOCKED',
      names: ["L'Aquila", 'a < b > c', '"x"', '&lt;', '&nbsp;&quot;&#0;'],
      info: { errors: [{ message: 'R&D' }] },
      counts: { 'R&D': 1, b: 2 },
    })
    expect(problems.count).toBe(0)
  })

  it('replaces a string that was sent instead of a map', () => {
    const { value, problems } = decoded({ counts: 'x' })
    expect(value).toMatchObject({ counts: {} })
    expect(problems.count).toBe(1)
  })

  it('keeps what people type', () => {
    expect(decoded({ typed: 'R&amp;D' }).value).toMatchObject({ typed: 'R&amp;D' })
  })
})
