import { expect, test } from 'vitest'
import { DAY } from '../../lib/time.ts'
import { createWorld } from '../createWorld.ts'
import { alertDismissed, type StoredAlert } from './storedAlert.ts'

function worldWithAlerts() {
  const created = createWorld({ hosts: 0 })
  const now = created.clock.now()
  const alert = (
    id: string,
    code: StoredAlert['code'],
    hostname: string | null,
    date = now,
  ): StoredAlert => ({
    id,
    category: 'ENGINE',
    technology: null,
    code,
    severity: 'INFO',
    status: 'NEW',
    description: id,
    date,
    otherInfo: hostname === null ? null : { hostname },
  })
  created.alerts = [
    alert('1', 'NEW_SERVER', 'db-1', now - DAY),
    alert('2', 'NO_DATA', 'db-1', now - DAY),
    alert('3', 'NO_DATA', 'db-2', now - DAY),
    alert('4', 'NEW_OPTION', null),
    alert('5', 'NEW_SERVER', 'db-2'),
    alert('6', 'NEW_DATABASE', 'db-1', now + DAY),
  ]
  return created
}

test('dismissing a host deletes its NO_DATA alerts, dismisses its others and raises DISMISSED_HOST', () => {
  const changed = worldWithAlerts()
  alertDismissed(changed, 'db-1')
  expect(changed.alerts.map(({ id, code, status }) => [id.length === 24 ? 'new' : id, code, status])).toEqual(
    [
      ['1', 'NEW_SERVER', 'DISMISSED'],
      ['3', 'NO_DATA', 'NEW'],
      ['4', 'NEW_OPTION', 'NEW'],
      ['5', 'NEW_SERVER', 'NEW'],
      // Sorted by date, after alerts of the same time.
      ['new', 'DISMISSED_HOST', 'NEW'],
      ['6', 'NEW_DATABASE', 'DISMISSED'],
    ],
  )
  expect(changed.alerts[4]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    date: changed.clock.now(),
    status: 'NEW',
    category: 'ENGINE',
    technology: 'Oracle/Database',
    code: 'DISMISSED_HOST',
    severity: 'INFO',
    description: "The server 'db-1' was dismissed",
    otherInfo: { hostname: 'db-1' },
  })
})

test('alerts of hosts dismissed in the same second have different ids', () => {
  const changed = worldWithAlerts()
  for (const hostname of ['db-1', 'db-2']) alertDismissed(changed, hostname)
  const raised = changed.alerts.filter(({ code }) => code === 'DISMISSED_HOST')
  expect(new Set(raised.map(({ id }) => id)).size).toBe(2)
  expect(raised.map(({ otherInfo }) => otherInfo?.['hostname'])).toEqual(['db-1', 'db-2'])
})

test('the alert of a host is the first one of an empty store', () => {
  const empty = createWorld({ hosts: 0 })
  empty.alerts = []
  alertDismissed(empty, 'db-1')
  expect(empty.alerts).toMatchObject([{ code: 'DISMISSED_HOST' }])
})
