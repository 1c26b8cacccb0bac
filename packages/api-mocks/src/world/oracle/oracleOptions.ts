import { every } from '../../lib/random.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { oracleOptions } from '../licenses/oracleLicenseKinds.ts'
import { freePdbsOf, type OracleFacts, pdbCountOf } from './oracleFacts.ts'

/** Percentage of Enterprise Edition databases that use the option. */
const frequency: Readonly<Record<string, number>> = {
  Partitioning: 52,
  'Diagnostics Pack': 64,
  'Tuning Pack': 62,
  'Advanced Compression': 17,
  'Advanced Security': 9,
  'Database In-Memory': 4,
  OLAP: 4,
  'Spatial and Graph': 5,
  'Real Application Testing': 3,
  'Label Security': 2,
  'Database Vault': 2,
  GoldenGate: 4,
}

/** Usage period of an option. Days count back from the start day. */
export interface OptionUse {
  product: string
  firstUsed: number
  /** 0 if still in use. */
  lastUsed: number
}

/** Before the oldest day that any filter reaches. */
const FROM_THE_START = 4000

/** Options ever used. Only Enterprise Edition has options. */
export function optionUses(database: OracleFacts): OptionUse[] {
  if (database.reported || database.edition !== 'Enterprise Edition') return []
  const uses = oracleOptions.flatMap((product, index): OptionUse[] => {
    const fake = database.fake.part(11, index)
    const comesWith = comesWithTheDatabase(database, product)
    if (comesWith !== undefined) {
      return comesWith ? [{ product, firstUsed: FROM_THE_START, lastUsed: 0 }] : []
    }
    const percent = frequency[product] ?? 0
    const roll = fake(1).number.int(99)
    if (roll >= percent + 6) return []
    const firstUsed = fake(2).helpers.arrayElement(starts) + fake(3).number.int(39)
    const lastUsed = roll < percent ? 0 : Math.max(1, firstUsed - 30 - fake(4).number.int(199))
    return [{ product, firstUsed, lastUsed }]
  })
  const diagnostics = uses.find(({ product }) => product === 'Diagnostics Pack')
  const all = uses.flatMap((use) => (use.product === 'Tuning Pack' ? within(use, diagnostics) : [use]))
  const lately = recentOptionOf(database, all)
  return all.map((use) => (use.product === lately?.product ? lately : use))
}

/** True if the host started using an option recently. Equal for the nodes of a database cluster. */
export function hasRecentOption({ row, membership }: HostFacts): boolean {
  const nodes = membership.oracleClusterware ? [row - 1 + (row % 2), row + (row % 2)] : [row]
  return nodes.some((node) => every(node, 27, 18))
}

function recentOptionOf({ host, index }: OracleFacts, uses: readonly OptionUse[]): OptionUse | undefined {
  const { shared } = host
  const databases = shared(59).datatype.boolean() ? 3 : 1
  if (index >= databases || !hasRecentOption(host)) return undefined
  const hasTuning = uses.some(({ product }) => product === 'Tuning Pack')
  const [first, ...rest] = uses.filter(
    ({ product, lastUsed }) =>
      lastUsed === 0 && product in frequency && !(hasTuning && product === 'Diagnostics Pack'),
  )
  if (first === undefined) return undefined
  return {
    ...shared(55).helpers.arrayElement([first, ...rest]),
    firstUsed: shared(53).number.int({ min: 1, max: 50 }),
  }
}

/** Clamps a period: the Tuning Pack requires the Diagnostics Pack. */
function within(use: OptionUse, base: OptionUse | undefined): OptionUse[] {
  if (base === undefined) return []
  const firstUsed = Math.min(use.firstUsed, base.firstUsed)
  const lastUsed = Math.max(use.lastUsed, base.lastUsed)
  return firstUsed > lastUsed ? [{ ...use, firstUsed, lastUsed }] : []
}

/** Days since the first use. Most are older than the retention of alerts, some within a date filter. */
const starts: readonly number[] = [100, 240, 700, 900, 1100, 1300, 1500, 1700, 1900, 2200]

function comesWithTheDatabase(database: OracleFacts, product: string): boolean | undefined {
  if (product === 'Real Application Clusters') return database.isRAC
  if (product === 'Active Data Guard') return database.status === 'READ ONLY WITH APPLY'
  if (product === 'Multitenant') return pdbCountOf(database) > freePdbsOf(database)
  return undefined
}

/** Options in use on that day. */
export function optionsInUse(database: OracleFacts, daysAgo: number): OptionUse[] {
  return optionUses(database).filter(
    ({ firstUsed, lastUsed }) => firstUsed >= daysAgo && (lastUsed === 0 || lastUsed <= daysAgo),
  )
}
