import { describe, expect, it } from 'vitest'
import { decodeView, encodeView } from './listUrl.ts'
import { pageSizes, type FilterValue, type ListView } from './listView.ts'

describe('encodeView', () => {
  it('writes a readable query string in a fixed order', () => {
    const view: Partial<ListView> = {
      widths: { kernel: 300, cpuCores: 80 },
      pinned: ['kernel'],
      order: ['kernel', 'location'],
      hidden: ['cpuModel', 'cpuCores'],
      page: 2,
      sort: { id: 'memoryTotal', desc: true },
      search: 'db',
      pageSize: 50,
      filters: {
        memoryTotal: { kind: 'range', min: 16 },
        environment: { kind: 'oneOf', values: ['PROD', 'TEST'] },
      },
    }
    expect(encodeView(view)).toBe(
      '?search=db&sort=-memoryTotal&page=2&size=50&hide=cpuModel,cpuCores&order=kernel,location&pin=kernel&wide=cpuCores:80,kernel:300&f.environment=in:PROD,TEST&f.memoryTotal=num:16..',
    )
  })

  it('omits default values', () => {
    expect(encodeView({})).toBe('')
    expect(encodeView({ page: 1, search: '', filters: {} })).toBe('')
  })

  it('keeps parameters that do not belong to the list', () => {
    expect(encodeView({ search: 'a' }, '?mock=hosts:10&search=old&f.x=has:y')).toBe('?search=a&mock=hosts:10')
  })

  it('distinguishes no hidden columns from the default columns', () => {
    expect(decodeView(encodeView({ hidden: [] }))).toEqual({ hidden: [] })
  })

  it('distinguishes unsorted from the default sort', () => {
    expect(decodeView(encodeView({ sort: null }))).toEqual({ sort: null })
  })
})

describe('decodeView', () => {
  it.each([
    '?page=0',
    '?page=-1',
    '?page=1e999',
    '?page=two',
    '?size=26',
    '?search=',
    '?f.=has:x',
    '?f.a=',
    '?f.a=nonsense',
    '?f.a=has:',
    '?f.a=num:..',
    '?f.a=num:x..3',
    '?f.a=is:maybe',
    '?f.a=days:2026-02-31..',
    '?f.a=days:..',
    '?order=',
    '?pin=',
    '?wide=',
    '?wide=a:-1,b:x,:3,c:1e999,d',
    '?unknown=1',
    '?%E0%A4%A',
  ])('ignores invalid parameters: %s', (query) => {
    expect(decodeView(query)).toEqual({})
  })

  it('is safe against prototype keys', () => {
    const { filters } = decodeView('?f.__proto__=has:x&f.constructor=has:y')
    expect(Object.entries(filters ?? {})).toEqual([
      ['__proto__', { kind: 'text', text: 'x' }],
      ['constructor', { kind: 'text', text: 'y' }],
    ])
    expect(Object.hasOwn(Object.prototype, 'kind')).toBe(false)
  })
})

describe('round trip', () => {
  it('preserves 500 random views, also through a URL', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const view = randomView(seededRandom(seed))
      const query = encodeView(view)
      expect(decodeView(query), `seed ${seed}`).toEqual(view)
      expect(encodeView(decodeView(query)), `seed ${seed}`).toBe(query)
      expect(decodeView(new URL(query, 'https://console.example/hosts').search), `seed ${seed}`).toEqual(view)
    }
  })
})

type Random = (below: number) => number

function seededRandom(seed: number): Random {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state % below
  }
}

const pieces = [
  'a',
  'Z',
  '0',
  ',',
  '\\',
  '\\0',
  '..',
  ':',
  '-',
  '+',
  ' ',
  '%',
  '&',
  '=',
  '#',
  '?',
  'é',
  '☃',
  '💾',
  '"',
  '<',
  '\t',
  '\n',
  '',
]
const days = ['2024-02-29', '2026-03-16', '1970-01-01']

function text(random: Random, least = 0) {
  let generated = ''
  const length = least + random(6)
  while (generated.length < length) generated += pieces[random(pieces.length)] ?? ''
  return generated
}

function randomFilter(random: Random): FilterValue {
  const side = random(3)
  const kinds: readonly FilterValue[] = [
    { kind: 'text', text: text(random, 1) },
    { kind: 'oneOf', values: Array.from({ length: 1 + random(4) }, () => text(random)) },
    {
      kind: 'range',
      ...(side > 0 ? { min: random(1000) / 8 - 50 } : {}),
      ...(side < 2 ? { max: random(1000) / 8 } : {}),
    },
    { kind: 'yesNo', value: random(2) === 0 },
    {
      kind: 'days',
      ...(side > 0 ? { from: days[random(3)] ?? '2024-02-29' } : {}),
      ...(side < 2 ? { to: days[random(3)] ?? '2024-02-29' } : {}),
    },
  ]
  return kinds[random(kinds.length)] ?? { kind: 'yesNo', value: true }
}

function randomView(random: Random): Partial<ListView> {
  const view: Partial<ListView> = {}
  if (random(2)) view.search = text(random, 1)
  if (random(2)) view.sort = random(4) ? { id: `c${text(random)}`, desc: random(2) === 0 } : null
  if (random(2)) view.page = 2 + random(50)
  const size = pageSizes[random(pageSizes.length)]
  if (random(2) && size !== undefined) view.pageSize = size
  if (random(2)) view.order = Array.from({ length: 1 + random(4) }, () => `o${text(random)}`)
  if (random(2)) view.pinned = Array.from({ length: 1 + random(2) }, () => `p${text(random)}`)
  if (random(2)) view.showEmpty = true
  if (random(2)) view.widths = { [`w${text(random)}`]: 1 + random(900), [`v${text(random)}`]: 64 }
  if (random(2)) view.hidden = Array.from({ length: random(4) }, () => `x${text(random)}`)
  if (random(2)) {
    view.filters = Object.fromEntries(
      Array.from({ length: 1 + random(3) }, (_, index) => [`c${index}${text(random)}`, randomFilter(random)]),
    )
  }
  return view
}
