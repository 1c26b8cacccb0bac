import { decisionId, type Decision, type Decisions, type DecisionState } from './auditDecisions.ts'
import { productKey, productKeys, type AuditHost, type OptionUse } from './auditedUse.ts'
import { differenceOf, type AuditedType, type AuditPlace, type AuditReading } from './auditReading.ts'

/** Recorded uses of an option or pack on the hosts of a row. */
export interface UseEvidence {
  records: readonly OptionUse[]
  detectedUsages: number
  currentlyUsed: boolean
  /** RFC 3339; null if it was never used. */
  firstUse: string | null
  lastUse: string | null
}

/** A row of the reconciliation sheet: a license type on a host or cluster. */
export interface AuditRow {
  id: string
  type: AuditedType['type']
  place: AuditPlace
  /** Licenses that the other reading counts more. */
  difference: number
  /** Report of a host with the license: RFC 3339, the oldest of several; null if none reports. */
  reportedAt: string | null
  agentVersions: readonly string[]
  /** Null for other licenses than options and packs, and until the uses are read. */
  use: UseEvidence | null
  /** Used in the past, not in use now and not for a year. */
  isUnusedForYear: boolean
  /** Null for an open row without a note. */
  decision: Decision | null
}

interface SheetInputs {
  hosts: readonly AuditHost[]
  options: readonly OptionUse[] | null
}

const year = 365 * 24 * 60 * 60 * 1000

/** The most expensive rows first. `now` in milliseconds since the epoch. */
export function auditRows(
  { types }: Pick<AuditReading, 'types'>,
  { hosts, options }: SheetInputs,
  decisions: Decisions,
  now: number,
): AuditRow[] {
  const hostByName = new Map(hosts.map((host) => [host.hostname, host]))
  const keyOfProduct = productKeys()
  const recordsOf = Map.groupBy(options ?? [], ({ hostname }) => hostname)
  const rows = types.flatMap(({ type, places }) => {
    const product = productKey(type.itemDescription)
    return places.map((place): AuditRow => {
      const id = decisionId({ licenseTypeID: type.licenseTypeID, kind: place.kind, name: place.name })
      const reporting = place.hostnames.flatMap((hostname) => hostByName.get(hostname) ?? [])
      const dates = reporting.map(({ createdAt }) => createdAt).toSorted()
      const records =
        type.vendor === 'oracle'
          ? place.hostnames.flatMap((hostname) =>
              (recordsOf.get(hostname) ?? []).filter((record) => keyOfProduct(record.product) === product),
            )
          : []
      const use = records.length === 0 ? null : evidenceOf(records)
      return {
        id,
        type,
        place,
        difference: differenceOf(place),
        reportedAt: dates[0] ?? null,
        agentVersions: [...new Set(reporting.map(({ agentVersion }) => agentVersion))].toSorted(),
        use,
        isUnusedForYear:
          use !== null && !use.currentlyUsed && use.lastUse !== null && now - Date.parse(use.lastUse) > year,
        decision: decisions.get(id) ?? null,
      }
    })
  })
  return rows.toSorted((a, b) => (b.place.cost ?? 0) - (a.place.cost ?? 0) || b.difference - a.difference)
}

function evidenceOf(records: readonly OptionUse[]): UseEvidence {
  const used = records.filter(({ detectedUsages }) => detectedUsages > 0)
  const dates = (of: (record: OptionUse) => string) => used.map(of).toSorted()
  return {
    records: used,
    detectedUsages: used.reduce((total, { detectedUsages }) => total + detectedUsages, 0),
    currentlyUsed: used.some(({ currentlyUsed }) => currentlyUsed),
    firstUse: dates(({ firstUsageDate }) => firstUsageDate)[0] ?? null,
    lastUse: dates(({ lastUsageDate }) => lastUsageDate).at(-1) ?? null,
  }
}

export function stateOf({ decision }: AuditRow): DecisionState {
  return decision?.state ?? 'open'
}

/** Decisions about rows that this reading does not have. */
export function decisionsElsewhere(rows: readonly AuditRow[], decisions: Decisions): number {
  const ids = new Set(rows.map(({ id }) => id))
  return [...decisions.keys()].filter((id) => !ids.has(id)).length
}
