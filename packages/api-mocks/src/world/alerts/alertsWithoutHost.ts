import type { AlertCode } from '../../contract/wire.ts'
import { DAY } from '../../lib/clock.ts'
import { every, fakeOf, type Source } from '../../lib/random.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { KEPT_DAYS, toStoredAlert, type AlertEvent, type StoredAlert } from './storedAlert.ts'

/** Alerts of removed hosts and of hosts that only a CMDB lists: one of each per fifty hosts. */
export function removedHostAlerts(source: Source, hosts: number, start: number): StoredAlert[] {
  return Array.from({ length: Math.floor(hosts / 50) }, (_, index) => {
    const fake = fakeOf(source, 7_000_003 + index)
    const date = start - fake(56).number.int({ min: 1, max: 80 }) * DAY + fake(57).number.int(DAY - 1)
    const hostname = `old-${fake(58).internet.domainWord()}`
    const removedHostEvent: AlertEvent = {
      category: 'ENGINE',
      technology: 'Oracle/Database',
      code: 'DISMISSED_HOST',
      severity: 'INFO',
      description: `The server '${hostname}' was dismissed`,
      date,
      otherInfo: { hostname },
    }
    // The server stores it under this code and category.
    const unlisted: AlertEvent = {
      category: 'LICENSE',
      technology: null,
      code: 'NEW_OPTION',
      severity: 'WARNING',
      description: `Received unknown hosts: cmdb-${String(index + 1).padStart(3, '0')}`,
      date,
      otherInfo: null,
    }
    return toStoredAlert(index % 4 === 3 ? unlisted : removedHostEvent, fake, start)
  })
}

/** One comparison with a CMDB per this many hosts found differences. */
const COMPARED_EVERY = 500

/** A host that only the CMDB lists, and one that it lacks, under the codes of the contract. Only the text names them. */
export function inventoryAlerts(
  source: Source,
  hosts: readonly HostFacts[],
  startDay: number,
): StoredAlert[] {
  const compared = hosts.filter(({ row }) => every(row, COMPARED_EVERY, 341))
  return compared.flatMap((host) => {
    const fake = fakeOf(source, 8_000_003 + host.row)
    const daysAgo = fake(1).number.int({ min: 1, max: Math.min(host.firstDay, KEPT_DAYS - 1) })
    const stranger = `${host.siteCode}-${fake(2).internet.domainWord()}`
    const difference = (code: AlertCode, description: string, part: number) =>
      toStoredAlert(
        {
          category: 'ENGINE',
          technology: null,
          code,
          severity: 'WARNING',
          description,
          date: (startDay - daysAgo) * DAY + host.reportsAt + 6_000 + part,
          otherInfo: null,
        },
        fake.part(3, part),
        startDay * DAY,
      )
    return [
      difference('MISSING_HOST_IN_ERCOLE', `Received unknown hosts: ${stranger}`, 0),
      difference('MISSING_HOST_IN_CMDB', `Missing hosts in CMDB: ${host.hostname}`, 1),
    ]
  })
}
