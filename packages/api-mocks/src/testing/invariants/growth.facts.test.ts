import { expect, test } from 'vitest'
import type { Alert, HostDetail, HostSummary } from '../../contract/index.ts'
import { createWorld } from '../../world/createWorld.ts'
import { uncachedReaderOf } from '../scopes.ts'

/** More hosts than any rule groups together. */
const HOSTS = 200

async function responsesOf(hosts: number) {
  const ask = uncachedReaderOf(createWorld({ hosts }))
  const { hosts: rows } = await ask<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')
  const first = rows.slice(0, HOSTS)
  const details = await Promise.all(
    first.map(async ({ hostname }) => {
      // The new host may be a VM in the cluster that this host reports.
      const { clusters: _, ...detail } = await ask<HostDetail>(`/api/hosts/${hostname}`)
      return detail
    }),
  )
  const names = new Set(first.map(({ hostname }) => hostname))
  const { items } = await ask<{ items: Alert[] }>('/api/alerts?size=100000')
  return { first, details, alerts: items.filter(({ hostname }) => names.has(hostname ?? '')) }
}

test('a new host changes no response about the others', { timeout: 120_000 }, async () => {
  const before = await responsesOf(HOSTS)
  expect(before.details.length).toBe(HOSTS)
  expect(await responsesOf(HOSTS + 1)).toEqual(before)
})
