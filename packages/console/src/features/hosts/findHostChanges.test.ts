import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { expect, test } from 'vitest'
import { findHostChanges } from './ChangesOfHost.tsx'

const newest = makeHostDetail(1)

/** A host whose cores double `grewDaysAgo` days ago, and that reports since `firstDaysAgo` days ago. */
function archive(grewDaysAgo: number, firstDaysAgo = 365) {
  const requests: number[] = []
  const { cpuCores } = newest.info
  const createdAt = (daysEarlier: number) =>
    new Date(Date.parse(newest.createdAt) - daysEarlier * 86_400_000).toISOString()
  return {
    requests,
    createdAt,
    reportOf: (daysEarlier: number) => {
      requests.push(daysEarlier)
      if (daysEarlier > firstDaysAgo) return Promise.resolve(null)
      const cores = daysEarlier > grewDaysAgo ? cpuCores / 2 : cpuCores
      const info = { ...newest.info, cpuCores: cores }
      return Promise.resolve({ ...newest, createdAt: createdAt(daysEarlier), info })
    },
  }
}

const doubled = {
  kind: 'fact',
  fact: 'cpuCores',
  before: newest.info.cpuCores / 2,
  after: newest.info.cpuCores,
}

test.each([0, 1, 37, 89])('dates a change %i days ago with its first report', async (daysAgo) => {
  const { reportOf, createdAt } = archive(daysAgo)
  expect(await findHostChanges(newest, 90, reportOf)).toEqual([
    { date: createdAt(daysAgo), changes: [doubled] },
  ])
})

test('sends one request without changes, and few with one', async () => {
  const unchanged = archive(365)
  expect(await findHostChanges(newest, 90, unchanged.reportOf)).toEqual([])
  expect(unchanged.requests).toEqual([90])
  const changed = archive(37)
  await findHostChanges(newest, 90, changed.reportOf)
  expect(changed.requests.length).toBeLessThanOrEqual(8)
})

test('lists the newest change first and ends with the first report', async () => {
  const { reportOf, createdAt } = archive(12, 50)
  expect(await findHostChanges(newest, 90, reportOf)).toEqual([
    { date: createdAt(12), changes: [doubled] },
    { date: createdAt(50), changes: [{ kind: 'firstReport' }] },
  ])
})
