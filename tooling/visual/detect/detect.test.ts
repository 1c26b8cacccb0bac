import { expect, it } from 'vitest'
import { type Defect, detectionTable, isGood, randomOrder } from './detect.ts'

const defect = (changes: Partial<Defect> = {}): Defect => ({
  kind: 'wrong icon',
  story: 'tabs--ready',
  element: 'svg',
  isCaught: true,
  isFalseAlarm: false,
  ...changes,
})

it('fails below 98 % and on any false alarm', () => {
  const caught = Array.from({ length: 98 }, () => defect())
  const missed = defect({ isCaught: false })
  expect(isGood([...caught, missed, missed])).toBe(true)
  expect(isGood([...caught, missed, missed, missed])).toBe(false)
  expect(isGood([...caught, defect({ isFalseAlarm: true })])).toBe(false)
  expect(isGood([])).toBe(false)
})

it('counts by kind and lists missed defects', () => {
  const table = detectionTable([defect(), defect({ isCaught: false, element: 'svg “x”' })])
  expect(table).toContain('| wrong icon | 2 | 1 |')
  expect(table).toContain('Missed: wrong icon: tabs--ready: svg “x”')
})

it('orders stories the same way in every run, focus stories first', () => {
  const ids = ['tabs--ready', 'badge--ready', 'tabs--focused']
  expect(randomOrder(ids)).toEqual(randomOrder(ids.toReversed()))
  expect(randomOrder(ids)[0]).toBe('tabs--focused')
})
