import { describe, expect, it } from 'vitest'
import {
  decide,
  decisionId,
  decisionsText,
  mergeDecisions,
  noDecisions,
  parseDecisions,
  resolveConflict,
  type DecisionKey,
  type Decisions,
  type DecisionState,
} from './auditDecisions.ts'

const key = (name: string): DecisionKey => ({ licenseTypeID: 'A90611', kind: 'host', name })
const at = (hour: number) => `2026-03-16T${String(hour).padStart(2, '0')}:00:00.000Z`

function decided(
  decisions: Decisions,
  name: string,
  [state, note]: readonly [DecisionState, string | null],
  by: string,
  hour: number,
): Decisions {
  return decide(decisions, [key(name)], { state, note }, { by, at: at(hour) })
}

/** The decisions as another browser reads them from a file. */
const opened = (decisions: Decisions) =>
  parseDecisions(decisionsText(decisions, {}))?.decisions ?? noDecisions

const current = (decisions: Decisions, name: string) => {
  const { state, note, by } = decisions.get(decisionId(key(name))) ?? {}
  return [state, note, by]
}
const notesOf = (decisions: Decisions, name: string) => {
  const { note, history = [] } = decisions.get(decisionId(key(name))) ?? {}
  return [note, ...history.map((version) => version.note)]
}

describe('a file written by one browser and changed in two others', () => {
  const written = ['a', 'b', 'c', 'd'].reduce(
    (all, name) => decided(all, name, ['contested', `first ${name}`], 'anna', 8),
    noDecisions,
  )
  // Bob changes a and d, and adds e. Carla changes b and d, and adds f.
  let bob = decided(opened(written), 'a', ['accepted', 'bob a'], 'bob', 9)
  bob = decided(bob, 'd', ['accepted', 'bob d'], 'bob', 9)
  bob = decided(bob, 'e', ['toFix', 'bob e'], 'bob', 9)
  let carla = decided(opened(written), 'b', ['toFix', 'carla b'], 'carla', 10)
  carla = decided(carla, 'd', ['toFix', 'carla d'], 'carla', 10)
  carla = decided(carla, 'f', ['accepted', 'carla f'], 'carla', 10)

  const first = mergeDecisions(written, opened(bob))
  const second = mergeDecisions(first.merged, opened(carla))

  it('keeps every decision and note', () => {
    expect(first).toMatchObject({ added: 1, updated: 2, conflicts: [] })
    expect(second).toMatchObject({ added: 1, updated: 1 })
    const { merged } = second
    expect(current(merged, 'a')).toEqual(['accepted', 'bob a', 'bob'])
    expect(current(merged, 'b')).toEqual(['toFix', 'carla b', 'carla'])
    expect(current(merged, 'c')).toEqual(['contested', 'first c', 'anna'])
    expect(current(merged, 'e')).toEqual(['toFix', 'bob e', 'bob'])
    expect(current(merged, 'f')).toEqual(['accepted', 'carla f', 'carla'])
    expect(notesOf(merged, 'a')).toEqual(['bob a', 'first a'])
  })

  it('shows the row that both changed, and keeps both notes whatever the person chooses', () => {
    const [conflict] = second.conflicts
    if (!conflict) throw new Error('no conflict')
    expect(second.conflicts).toHaveLength(1)
    expect([conflict.own.note, conflict.theirs.note]).toEqual(['bob d', 'carla d'])
    const resolved = resolveConflict(conflict, 'theirs', { by: 'anna', at: at(11) })
    const merged = new Map(second.merged).set(decisionId(conflict.own), resolved)
    expect(current(merged, 'd')).toEqual(['toFix', 'carla d', 'anna'])
    expect(notesOf(merged, 'd')).toEqual(['carla d', 'carla d', 'bob d', 'first d'])
    // Both colleagues get the chosen version without another conflict.
    for (const colleague of [bob, carla])
      expect(mergeDecisions(colleague, opened(merged))).toMatchObject({ conflicts: [] })
  })

  it('gives the same decisions in either order', () => {
    const other = mergeDecisions(mergeDecisions(written, opened(carla)).merged, opened(bob)).merged
    for (const name of ['a', 'b', 'c', 'e', 'f'])
      expect(current(other, name)).toEqual(current(second.merged, name))
  })

  it('changes nothing when an older file is opened again', () => {
    expect(mergeDecisions(second.merged, opened(written))).toMatchObject({
      added: 0,
      updated: 0,
      conflicts: [],
    })
    expect(mergeDecisions(second.merged, opened(written)).merged).toEqual(second.merged)
  })
})

it('is no conflict if both decided the same', () => {
  const mine = decided(noDecisions, 'a', ['accepted', 'ok'], 'bob', 9)
  const theirs = decided(noDecisions, 'a', ['accepted', 'ok'], 'carla', 10)
  const { merged, conflicts } = mergeDecisions(mine, opened(theirs))
  expect(conflicts).toEqual([])
  expect(current(merged, 'a')).toEqual(['accepted', 'ok', 'carla'])
  expect(merged.get(decisionId(key('a')))?.history.map(({ by }) => by)).toEqual(['bob'])
})

it('keeps the note of each row in a decision about several', () => {
  const notes = decided(
    decided(noDecisions, 'a', ['open', 'note a'], 'anna', 8),
    'b',
    ['open', 'note b'],
    'anna',
    8,
  )
  const both = decide(
    notes,
    [key('a'), key('b'), key('c')],
    { state: 'accepted', note: null },
    { by: 'anna', at: at(9) },
  )
  expect(['a', 'b', 'c'].map((name) => current(both, name).slice(0, 2))).toEqual([
    ['accepted', 'note a'],
    ['accepted', 'note b'],
    ['accepted', ''],
  ])
})

it('does not record a decision that changes nothing', () => {
  expect(decided(noDecisions, 'a', ['open', ''], 'anna', 8)).toEqual(noDecisions)
})

describe('a file of somebody else', () => {
  const valid = { ...key('a'), state: 'accepted', note: '', by: 'anna', at: at(8), history: [] }
  const read = (...entries: unknown[]) =>
    parseDecisions(JSON.stringify({ format: 'license-audit-decisions', version: 1, decisions: entries }))

  it.each([
    ['another kind', { kind: '__proto__' }],
    ['an unknown state', { state: 'won' }],
    ['a note that is no text', { note: { toString: 'x' } }],
    ['a note without end', { note: 'x'.repeat(2001) }],
    ['a date that is none', { at: 'soon' }],
    ['a version in the history that cannot be read', { history: [{ state: 'accepted' }] }],
    ['no history', { history: null }],
  ])('leaves out and counts an entry with %s', (_, change) => {
    const file = read(valid, { ...valid, ...change })
    expect(file?.decisions.size).toBe(1)
    expect(file?.unreadable).toBe(1)
  })

  it('keeps the newest versions of a decision that was changed more than a thousand times', () => {
    const { history: _, ...version } = valid
    const history = Array.from({ length: 1500 }, (_, index) => ({ ...version, note: `${index}` }))
    const file = read({ ...valid, history })
    expect(file?.unreadable).toBe(0)
    expect(current(file?.decisions ?? noDecisions, 'a').length).toBeGreaterThan(0)
    expect(file?.decisions.get(decisionId(key('a')))?.history[0]?.note).toBe('0')
  })

  it.each(['', '{}', '[]', 'null', '{"format":"license-plan","version":1,"decisions":[]}'])(
    'refuses %j',
    (text) => {
      expect(parseDecisions(text)).toBeNull()
    },
  )
})
