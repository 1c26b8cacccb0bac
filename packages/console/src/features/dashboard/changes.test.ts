import { decode } from '@inventory-console/api-mocks/contract/decode'
import { expect, test } from 'vitest'
import { changesSince } from './changes.ts'

const day = 86_400_000
const now = Date.parse('2026-03-16T09:30:00Z')

/** The server creates the alert anew on every run, here one hour ago. */
const alert = (hostname: string, days: number) => ({
  _id: hostname,
  alertCode: 'NO_DATA',
  alertStatus: 'NEW',
  date: new Date(now - 3_600_000).toISOString(),
  description: `No data received from the host ${hostname} in the last ${days} day(s)`,
  otherInfo: { hostname },
})

async function silentSince(since: number, alerts: readonly object[], scope: { location?: string } = {}) {
  const { changes } = await changesSince(since, now, scope, async ({ name, params, decoder }) => {
    const isNoData = JSON.stringify(params ?? {}).includes('NO_DATA')
    const body = name === 'GET /alerts' && isNoData ? { items: alerts, count: alerts.length } : {}
    return decode(decoder, body).value
  })
  return changes.filter(({ id }) => id === 'newlySilent')
}

test('counts hosts that fell silent, not alerts that the server created anew', async () => {
  const alerts = [alert('silent-for-months', 44), alert('silent-since-friday', 3), alert('silent-today', 1)]
  expect(await silentSince(now - 2 * day, alerts)).toMatchObject([{ count: 1, names: ['silent-today'] }])
  expect(await silentSince(now - 4 * day, alerts)).toMatchObject([
    { count: 2, names: ['silent-since-friday', 'silent-today'] },
  ])
})

test('links the list of silent agents if it shows the same hosts', async () => {
  const [recent, old] = [alert('recent', 1), alert('old', 9)]
  expect(await silentSince(now - 2 * day, [recent])).toMatchObject([{ to: '/troubleshooting' }])
  expect(await silentSince(now - 2 * day, [recent, old])).toMatchObject([{ to: null }])
  // The list has the agents of all locations.
  expect(await silentSince(now - 2 * day, [recent], { location: 'Milan' })).toMatchObject([{ to: null }])
})

test('counts unread alerts by category from the day of the last visit on, without those of agents', async () => {
  const group = (category: string, code: string, count: number) => ({
    category,
    code,
    count,
    severity: 'INFO',
  })
  const items = [
    group('LICENSE', 'NEW_OPTION', 3),
    group('LICENSE', 'NEW_LICENSE', 4),
    group('ENGINE', 'NEW_SERVER', 2),
    group('AGENT', 'NO_DATA', 44),
  ]
  const { changes } = await changesSince(now - day, now, {}, async ({ name, params, decoder }) => {
    const text = JSON.stringify(params ?? {})
    const isAsked = name === 'GET /alerts' && text.includes('aggregated') && text.includes('"NEW"')
    return decode(decoder, isAsked ? { items, count: 4 } : {}).value
  })
  const to = (category: string) =>
    `/alerts?f.alertCategory=in%3A${category}&f.date=days%3A2026-03-15..2026-03-16`
  expect(changes).toMatchObject([
    { id: 'newLicenseAlerts', count: 7, to: to('LICENSE') },
    { id: 'newInventoryAlerts', count: 2, to: to('ENGINE') },
  ])
})
