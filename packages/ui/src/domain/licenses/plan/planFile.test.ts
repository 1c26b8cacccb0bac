import { expect, test } from 'vitest'
import { decodeMade, encodeMade, planFileText, readPlanFile, type SharedPlan } from './planFile.ts'

const plan: SharedPlan = {
  cluster: 'vmcl-01',
  moves: [{ kind: 'move', hostname: 'db,1', cluster: 'vmcl-02', node: 'esx:2' }],
  made: { day: '2026-11-29', digest: 'a1b2c3' },
}

test('another person reads the plan that was written', () => {
  expect(readPlanFile(planFileText(plan, { user: 'anna' }))).toEqual(plan)
  expect(readPlanFile(planFileText({ ...plan, made: null }, {}))).toEqual({ ...plan, made: null })
})

test.each([
  '',
  'null',
  '{}',
  planFileText(plan, {}).replace('license-plan', 'view'),
  planFileText(plan, {}).replace('"version": 1', '"version": 2'),
  planFileText(plan, {}).replace('move:', 'walk:'),
])('other files are no plan: %j', (text) => {
  expect(readPlanFile(text)).toBeNull()
})

test('the day and the inventory of a plan are part of its link', () => {
  expect(encodeMade({ day: '2026-11-29', digest: 'a1b2c3' })).toBe('2026-11-29.a1b2c3')
  expect(decodeMade('2026-11-29.a1b2c3')).toEqual(plan.made)
  expect([decodeMade(null), decodeMade('2026-11-29'), decodeMade('yesterday.a1b2c3')]).toEqual([
    null,
    null,
    null,
  ])
})
