import { expect, it } from 'vitest'
import type { Cluster } from '../compare/clusters.ts'
import type { Decision, DecisionFile } from './data.ts'
import { openDecisions, readDecisions } from './decisions.ts'

const cluster = (key: string, hash: string): Cluster => ({
  key,
  kind: 'content',
  title: key,
  colors: [],
  hash,
  members: [],
})
const file = (...decisions: [key: string, hash: string, decision: Decision | null][]): DecisionFile => ({
  run: 'run-1',
  base: 'abc',
  head: 'def',
  decisions: decisions.map(([key, hash, decision]) => ({ key, hash, decision, note: '' })),
})

it('accepts a run in which every cluster has the same pictures', () => {
  expect(openDecisions(file(['tabs', '1', 'accepted']), [cluster('tabs', '1')])).toEqual([])
})

it('rejects decisions about other pictures and names their run', () => {
  const [problem] = openDecisions(file(['tabs', '1', 'accepted']), [cluster('tabs', '2')])
  expect(problem).toContain('belong to run run-1')
  expect(problem).toContain('tabs')
})

it('names rejected and open clusters', () => {
  const decisions = file(['tabs', '1', 'rejected'], ['badge', '2', null])
  expect(openDecisions(decisions, [cluster('tabs', '1'), cluster('badge', '2')])).toEqual([
    'rejected: tabs',
    'not reviewed: badge',
  ])
})

it('rejects a file without exported decisions', () => {
  expect(() => readDecisions('{"run":"run-1"}')).toThrow('not an export of decisions')
})
