import { fakeOf, objectId } from '../../lib/random.ts'
import type { World } from '../world.ts'
import type { StoredAlert } from './storedAlert.ts'

/** Deletes the NO_DATA alerts of the host, closes the others and raises DISMISSED_HOST. */
export function alertDismissed(world: World, hostname: string): void {
  world.alerts = world.alerts.filter(
    ({ code, otherInfo }) => code !== 'NO_DATA' || otherInfo?.['hostname'] !== hostname,
  )
  for (const alert of world.alerts) {
    if (alert.otherInfo?.['hostname'] === hostname) alert.status = 'DISMISSED'
  }
  addAlert(world, {
    category: 'ENGINE',
    technology: 'Oracle/Database',
    code: 'DISMISSED_HOST',
    severity: 'INFO',
    description: `The server '${hostname}' was dismissed`,
    otherInfo: { hostname },
  })
}

/** Inserts by date, as the store is sorted. */
function addAlert(world: World, alert: Omit<StoredAlert, 'id' | 'date' | 'status'>): void {
  const date = world.clock.now()
  world.generatedIds += 1
  const id = objectId(date, fakeOf(world, 80_000_003 + world.generatedIds))
  const after = world.alerts.findLastIndex((other) => other.date <= date)
  world.alerts.splice(after + 1, 0, { id, date, status: 'NEW', ...alert })
}
