import { calculated } from '../../../lib/unreadValues.ts'
import { sum, timesCounted } from '../coverage.ts'
import { inputsByType, type LicenseInputs } from '../inputs.ts'
import {
  calculateLicenses,
  costOf,
  isInUse,
  type CountedLicenseType,
  type LicenseFigures,
} from '../licenseCalculation.ts'
import { isCluster, type Need } from '../needs.ts'
import { countedTypes, type LicensePlanInputs } from '../plan/licensePlan.ts'
import { veritas, type UsedLicense } from '../usedLicense.ts'
import {
  auditedUse,
  type AuditCluster,
  type AuditHost,
  type AuditRule,
  type OptionUse,
} from './auditedUse.ts'

/** Responses of the server that an audit is rehearsed with. */
export interface AuditInputs extends Omit<LicensePlanInputs, 'hosts' | 'clusters' | 'pinned' | 'stored'> {
  hosts: readonly AuditHost[]
  clusters: readonly AuditCluster[]
  /** Null until they are read. */
  options: readonly OptionUse[] | null
}

/** A host or cluster that consumes licenses of one type in one of the two readings. */
export interface AuditPlace {
  kind: 'host' | 'cluster'
  /** A Veritas cluster has no page. */
  isVeritas: boolean
  name: string
  location: string
  /** Hosts that use the license, or run in a cluster that counts because of another one. */
  hostnames: readonly string[]
  ours: number
  theirs: number
  /** Of `theirs`; null if the server covers the license type as a whole. */
  covered: number | null
  /** Numbers of the contracts that cover it. */
  contracts: readonly string[]
  /** List price of `theirs` that no contract covers; null without a price. */
  cost: number | null
  /** Rules that make the difference. */
  rules: readonly AuditRule[]
}

export interface AuditedType {
  type: CountedLicenseType
  /** As the server answers. */
  ours: LicenseFigures
  theirs: LicenseFigures
  /** List price of the missing licenses; null without a price or a gap. */
  costOurs: number | null
  costTheirs: number | null
  /** Largest difference first. */
  places: readonly AuditPlace[]
  /** False if the console cannot reproduce what the server answers. */
  isCertain: boolean
}

export interface MetricRisk {
  metric: string
  /** Missing licenses. */
  ours: number
  theirs: number
}

export interface AuditReading {
  /** The most expensive difference first. */
  types: readonly AuditedType[]
  costOurs: number
  costTheirs: number
  /** Licenses of different metrics have no sum. */
  risks: readonly MetricRisk[]
  /** Types with missing licenses and no list price. */
  unpriced: readonly CountedLicenseType[]
  kept: readonly string[]
  unknownProducts: readonly string[]
}

/** Compares the figures of the server with those of an auditor who applies these rules. */
export function readAudit(inputs: AuditInputs, rules: ReadonlySet<AuditRule>): AuditReading {
  const { used, rulesOf, kept, unknownProducts } = auditedUse(inputs, rules)
  const [oursOf, theirsOf] = [inputsByType(inputs), inputsByType({ ...inputs, used })]
  const inCluster = Map.groupBy(inputs.hosts, ({ cluster }) => cluster)
  const types = countedTypes(inputs).flatMap((type): AuditedType[] => {
    const [oursInputs, theirsInputs] = [oursOf(type), theirsOf(type)]
    const now = calculateLicenses(type, oursInputs)
    const {
      needs,
      coverage,
      calculated: figures,
    } = hasSameRows(oursInputs, theirsInputs) ? now : calculateLicenses(type, theirsInputs)
    const isSame = isEqual(now.calculated, figures)
    const ours = now.server
    // The server's own figures stay where nothing changes.
    const theirs = isSame ? ours : figures
    if (!isInUse(ours, theirs)) return []
    const places = new Map<string, CountedPlace>()
    const placeFor = (need: Need): CountedPlace => {
      const added = newPlace(need, type)
      const key = placeKey(added)
      const place = places.get(key) ?? added
      places.set(key, place)
      for (const hostname of hostsOf(need, place, inCluster)) place.hostnames.add(hostname)
      return place
    }
    for (const need of now.needs) placeFor(need).ours += need.needed * timesCounted(need, now.contracts)
    // The last contract of MySQL and SQL Server covers all instances together.
    const shared =
      type.vendor === 'oracle' ? [] : now.contracts.filter(({ id }) => coverage.byContract.has(id))
    for (const need of needs) {
      const place = placeFor(need)
      place.theirs += need.needed * timesCounted(need, now.contracts)
      if (place.covered !== null) place.covered += coverage.byNeed.get(need) ?? 0
      const contracts = coverage.contractsOf.get(need) ?? shared.map(({ contractID }) => contractID)
      for (const contract of contracts) place.contracts.add(contract)
      for (const rule of rulesOfNeed(need, rulesOf)) place.rules.add(rule)
    }
    return [
      {
        type,
        ours,
        theirs,
        get costOurs() {
          return costOf(type, ours)
        },
        get costTheirs() {
          return costOf(type, theirs)
        },
        places: [...places.values()]
          .map((place) => finished(place, type))
          .toSorted((a, b) => differenceOf(b) - differenceOf(a)),
        isCertain: isSame || now.matchesServer,
      },
    ]
  })
  return {
    types: types.toSorted((a, b) => addedCost(b) - addedCost(a) || (b.costTheirs ?? 0) - (a.costTheirs ?? 0)),
    get costOurs() {
      return sum(types.map(({ costOurs }) => costOurs ?? 0))
    },
    get costTheirs() {
      return sum(types.map(({ costTheirs }) => costTheirs ?? 0))
    },
    risks: risksOf(types),
    unpriced: types.flatMap(({ type, theirs }) => (theirs.missing > 0 && type.cost === 0 ? [type] : [])),
    kept,
    unknownProducts,
  }
}

/** True for a type that no rule changes, so that it need not be counted again. */
function hasSameRows(ours: LicenseInputs, theirs: LicenseInputs): boolean {
  return (
    ours.used.length === theirs.used.length && ours.used.every((row, index) => row === theirs.used[index])
  )
}

function isEqual(a: LicenseFigures, b: LicenseFigures): boolean {
  return Math.abs(a.consumed - b.consumed) < 1e-6 && Math.abs(a.covered - b.covered) < 1e-6
}

/** List price that the other reading adds. */
export function addedCost({ costOurs, costTheirs }: AuditedType): number {
  return (costTheirs ?? 0) - (costOurs ?? 0)
}

/** Licenses that the other reading counts more. */
export function differenceOf({ ours, theirs }: Pick<AuditPlace, 'ours' | 'theirs'>): number {
  return Math.round((theirs - ours) * 1000) / 1000
}

/** While its needs are added up. */
interface CountedPlace extends Omit<AuditPlace, 'hostnames' | 'contracts' | 'rules' | 'cost'> {
  hostnames: Set<string>
  contracts: Set<string>
  rules: Set<AuditRule>
}

/** A machine that counts on its own belongs to its cluster, so that both readings share a row. */
function newPlace(need: Need, { vendor }: CountedLicenseType): CountedPlace {
  const row = need.usages[0]?.row
  const inCluster = isCluster(need.kind) || need.kind === 'capped'
  const name = need.kind === 'capped' ? (row?.clusterName ?? need.name) : need.name
  return {
    kind: inCluster ? 'cluster' : 'host',
    isVeritas: inCluster && row?.clusterType === veritas,
    name,
    location: need.location,
    hostnames: new Set(),
    ours: 0,
    theirs: 0,
    covered: vendor === 'oracle' ? 0 : null,
    contracts: new Set(),
    rules: new Set(),
  }
}

function placeKey({ kind, name }: Pick<AuditPlace, 'kind' | 'name'>): string {
  return JSON.stringify([kind, name])
}

function hostsOf(
  { usages }: Need,
  { kind, name }: CountedPlace,
  inCluster: ReadonlyMap<string, readonly AuditHost[]>,
): readonly string[] {
  const users = usages.map(({ row }) => row.hostname).filter((hostname) => hostname !== '')
  if (users.length > 0 || kind === 'host') return users
  return (inCluster.get(name) ?? []).map(({ hostname }) => hostname)
}

/** Of the largest usages, which count, that with the fewest rules: the others change nothing. */
function rulesOfNeed(
  { usages, needed }: Need,
  rulesOf: ReadonlyMap<UsedLicense, readonly AuditRule[]>,
): readonly AuditRule[] {
  const [fewest] = usages
    .filter(({ amount }) => amount === needed)
    .map(({ row }) => rulesOf.get(row) ?? [])
    .toSorted((a, b) => a.length - b.length)
  return fewest ?? []
}

function finished(place: CountedPlace, { cost, unlimited }: CountedLicenseType): AuditPlace {
  const open = unlimited || place.covered === null ? 0 : Math.max(0, place.theirs - place.covered)
  return {
    ...place,
    hostnames: [...place.hostnames],
    contracts: [...place.contracts],
    rules: differenceOf(place) === 0 ? [] : [...place.rules],
    cost: open > 0 && cost > 0 ? Math.round(open * cost * 100) / 100 : null,
  }
}

function risksOf(types: readonly AuditedType[]): MetricRisk[] {
  const byMetric = calculated(() => Map.groupBy(types, ({ type }) => type.metric))
  const sumOf = (metric: string, missing: (audited: AuditedType) => number) =>
    sum((byMetric().get(metric) ?? []).map(missing))
  return [...byMetric().keys()].map((metric) => ({
    metric,
    // Read when they are shown, so that a sum of values that could not be read is marked.
    get ours() {
      return sumOf(metric, ({ ours }) => ours.missing)
    },
    get theirs() {
      return sumOf(metric, ({ theirs }) => theirs.missing)
    },
  }))
}
