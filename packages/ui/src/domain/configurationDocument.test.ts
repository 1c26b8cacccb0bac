import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import { describe, expect, it } from 'vitest'
import { allFields, fieldsOf, sections } from '../screens/settings/sections.ts'
import { isCrontab, faultOf } from '../screens/settings/settingFault.ts'
import { seededRandom } from '../testing/fixtures/seededRandom.ts'
import { applyEdits, findConflicts, effectiveEdits, valueAt, type Edits } from './configurationDocument.ts'

const unknown = { FutureKey: { deep: [1, { two: null }] }, LicenseTypeMetricsByEnvironment: { 'a.b': ['x'] } }

/** A response of a newer server, with keys that no field edits. */
function documentFromServer() {
  const document = makeConfiguration()
  return {
    ...document,
    NewService: { Port: 1 },
    DataService: { ...document.DataService, ...unknown },
    APIService: { ...document.APIService, PGASGASumTargetPercentagePerHosts: { 'db-014': 80 } },
  }
}

/** All leaf values by path. */
function leaves(value: unknown, path: readonly string[] = []): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('\0'), value]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      [[...path, key].join('\0') + '\0{', ''] as const,
      ...leaves(inner, [...path, key]),
    ]),
  )
}

type Roll = ReturnType<typeof seededRandom>

const values: Record<string, (roll: Roll) => unknown> = {
  flag: (roll) => roll(2) === 1,
  port: (roll) => roll(65_536),
  percent: (roll) => roll(101),
  number: (roll) => roll(10_000),
  tags: (roll) => [`tag ${roll(9)}`, `tag ${roll(9)}`],
  metrics: (roll) => [`metric ${roll(9)}`],
  metricsByEnvironment: (roll) => ({ [`environment ${roll(9)}`]: [`metric ${roll(9)}`] }),
}

describe('applied', () => {
  it('changes only the edited fields, in every section', () => {
    const roll = seededRandom(7)
    let edited = 0
    for (let round = 0; round < 1000; round += 1) {
      const read = documentFromServer()
      const before = structuredClone(read)
      const all = fieldsOf(sections[roll(sections.length)] ?? { groups: [] })
      const fields = Array.from({ length: 1 + roll(6) }, () => all[roll(all.length)]).flatMap(
        (field) => field ?? [],
      )
      const edits: Edits = Object.fromEntries(
        fields.map(({ path, kind }) => [path, (values[kind] ?? ((roll: Roll) => `text ${roll(99)}`))(roll)]),
      )
      const real = effectiveEdits(read, edits)
      const sent = applyEdits(read, edits)
      expect(read).toEqual(before)
      for (const [path, value] of Object.entries(edits)) expect(valueAt(sent, path)).toEqual(value)
      // Undoing the edits restores the document, including the order of its keys.
      const back = applyEdits(sent, Object.fromEntries(fields.map(({ path }) => [path, valueAt(read, path)])))
      expect(JSON.stringify(back)).toBe(JSON.stringify(read))
      expect([...leaves(applyEdits(read, real))]).toEqual([...leaves(sent)])
      edited += Object.keys(real).length
    }
    expect(edited).toBeGreaterThan(1000)
  })

  it.each([
    ['null', null],
    ['a list', [1, 2]],
    ['a text', 'x'],
  ])('replaces %s on the path by an object', (_case, branch) => {
    expect(applyEdits({ Service: branch }, { 'Service.Port': 1 })).toEqual({ Service: { Port: 1 } })
    expect(valueAt({ Service: branch }, 'Service.0')).toBeUndefined()
  })

  it('omits edits that equal the document', () => {
    const edits = { 'Service.Port': 1, 'Service.Tags': ['a'] }
    expect(effectiveEdits({ Service: { Port: 2, Tags: ['a'] } }, edits)).toEqual({ 'Service.Port': 1 })
  })

  it('keeps keys that no field edits', () => {
    const sent = applyEdits(documentFromServer(), { 'DataService.Port': 1 })
    expect(sent).toMatchObject({
      NewService: { Port: 1 },
      DataService: { Port: 1, FutureKey: unknown.FutureKey },
      APIService: { PGASGASumTargetPercentagePerHosts: { 'db-014': 80 } },
    })
  })
})

it('every key of the configuration has a field', () => {
  const paths = new Set(allFields.map(({ path }) => path))
  const known = (path: readonly string[]) =>
    path.some((_, index) => paths.has(path.slice(0, index + 1).join('.')))
  const missing: string[] = []
  const visit = (value: unknown, path: readonly string[]) => {
    if (known(path)) return
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
    else missing.push(path.join('.'))
  }
  visit(makeConfiguration(), [])
  expect(missing).toEqual([])
  for (const { path } of allFields)
    expect([path, valueAt(makeConfiguration(), path)]).not.toEqual([path, undefined])
})

describe('conflicts', () => {
  const read = makeConfiguration()
  const edits = { 'APIService.Port': 1, 'ChartService.Port': 2 }

  it('returns fields that were changed to a different value on the server', () => {
    const now = applyEdits(read, { 'APIService.Port': 9, 'DataService.Port': 9 })
    expect(findConflicts(read, now, edits)).toEqual(['APIService.Port'])
  })

  it('ignores equal changes and changes of fields that were not edited', () => {
    expect(
      findConflicts(read, applyEdits(read, { 'APIService.Port': 1, 'DataService.Port': 9 }), edits),
    ).toEqual([])
  })
})

describe('faultOf and isCrontab', () => {
  it.each(['@daily', '@every 1h30m', '*/5 2 * * 1-5', '0 0 1 JAN *', '', '  30 2 1,15 * *  '])(
    'accepts the crontab %j',
    (text) => {
      expect(isCrontab(text)).toBe(true)
    },
  )
  it.each([
    'daily',
    '@never',
    '* * * *',
    '61 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    'a b c d e; rm',
    '* * * * * *',
  ])('rejects the crontab %j', (text) => {
    expect(isCrontab(text)).toBe(false)
  })
  it('rejects numbers out of range and email addresses without a domain', () => {
    expect(faultOf({ kind: 'port' }, 65_536)).toBe('port')
    expect(faultOf({ kind: 'port' }, 1.5)).toBe('port')
    expect(faultOf({ kind: 'percent' }, 101)).toBe('percent')
    expect(faultOf({ kind: 'number' }, null)).toBe('number')
    expect(faultOf({ kind: 'email' }, 'name@host')).toBe('email')
    expect(faultOf({ kind: 'email' }, 'name@host.net')).toBeNull()
    expect(faultOf({ kind: 'percentPerHost' }, { '': 3 })).toBe('percent')
  })
})
