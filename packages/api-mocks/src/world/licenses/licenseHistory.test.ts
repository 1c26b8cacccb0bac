import { expect, test } from 'vitest'
import type { LicenseHistoryItem } from '../../contract/index.ts'
import { DAY, NOW } from '../../lib/time.ts'
import { createWorld } from '../createWorld.ts'
import { licenseHistory } from './licenseHistory.ts'

const endOfToday = Math.floor(Date.parse(NOW) / DAY) * DAY + DAY - 1
const moments = Array.from({ length: 30 }, (_, index) => endOfToday - (index + 1) * DAY)

function historyOn(moment: number): LicenseHistoryItem[] {
  const world = createWorld({ hosts: 120 })
  world.clock.set(moment)
  return licenseHistory(world, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

function figuresOf(items: readonly LicenseHistoryItem[], moment: number): string[] {
  const day = new Date(moment).toISOString().slice(0, 10)
  return items.flatMap(({ licenseTypeID, itemDescription, history }) =>
    history
      .filter(({ date, consumed }) => date.startsWith(day) && consumed > 0)
      .map(({ consumed, covered }) => `${day} ${licenseTypeID} ${itemDescription}: ${consumed} ${covered}`),
  )
}

// The current day is counted over all hosts, earlier days only where something changed.
test('a past day has the figures that it had as the current day', () => {
  const now = historyOn(endOfToday)
  const past = moments.flatMap((moment) => figuresOf(now, moment))
  expect(past.length).toBeGreaterThan(moments.length)
  expect(past).toEqual(moments.flatMap((moment) => figuresOf(historyOn(moment), moment)))
})
