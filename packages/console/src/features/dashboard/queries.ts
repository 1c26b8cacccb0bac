import type {
  Alert,
  AlertCategory,
  AlertSeverity,
  CoresPoint,
  LicenseHistoryItem,
  TechnologyInfo,
} from '@inventory-console/api-mocks/contract'
import { severities } from '@inventory-console/ui/domain/tones'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import { paths } from '@inventory-console/ui/paths'
import type { TechnologyFigure } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useServices } from '../../platform/environment/services.ts'
import { NotSentError } from '../../platform/http/ApiError.ts'
import type { ReadClients } from '../../platform/http/client.ts'
import { pageQuery, readPage, type AlertQuery } from '../../platform/queries/alertQueries.ts'
import { cloudService } from '../../platform/queries/cloudProfileQueries.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

/** Each block of the dashboard fails in its own place. */
const inline = { errorScope: 'inline' } as const

export interface DashboardFigures {
  /** When the services answered. */
  at: number
  figures: readonly Figures[]
}

interface Figures {
  id: string
  product: string | null
  count: number
  hostCount: number
  compliance: number | null
}

/** Keys of the answer and the technology each stands for, in the order shown: spec, Business constants. */
const technologies = [
  ['ercole', null],
  ['oracle', 'Oracle/Database'],
  ['sqlServer', 'Microsoft/SQLServer'],
  ['mySql', 'Oracle/MySQL'],
  ['postgreSql', 'PostgreSQL/PostgreSQL'],
  ['mongoDb', 'MongoDB/MongoDB'],
  ['mariaDb', 'MariaDBFoundation/MariaDB'],
] as const

export function useDashboard(): OneState<DashboardFigures> & Refreshable {
  const services = useServices()
  return useOne(
    {
      name: 'GET /frontend/dashboard',
      fetcher: ({ api }, signal) => api.GET('/frontend/dashboard', { signal }),
    },
    (body) => {
      const figures = readFigures(body)
      return figures && { at: services.now(), figures }
    },
    inline,
  )
}

/** A technology that the answer does not name is left out. */
export function readFigures(body: unknown): readonly Figures[] | undefined {
  if (!isRecord(body)) return undefined
  return technologies.flatMap(([key, product]) => {
    const stats = body[key]
    if (!isRecord(stats)) return []
    const hostCount = count(stats['hostCount'])
    const percentage = stats['compliancePercentageVal']
    return [
      {
        id: key === 'ercole' ? 'all' : key,
        product,
        count: count(stats['count']),
        hostCount,
        // Of a technology without hosts the services say 100.
        compliance: typeof percentage === 'number' && hostCount > 0 ? percentage : null,
      },
    ]
  })
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

const lists: Readonly<Record<string, string>> = {
  all: paths.databases,
  oracle: paths.oracle,
  sqlServer: paths.microsoft,
  mySql: paths.mysql,
  postgreSql: paths.postgresql,
  mongoDb: paths.mongodb,
}
const licensed = new Set(['all', 'oracle', 'sqlServer', 'mySql'])

/** With the names, colours and logos of the settings, and with what each figure leads to. */
export function technologyFigures(
  figures: readonly Figures[],
  settings: readonly TechnologyInfo[],
): readonly TechnologyFigure[] {
  return figures.map((figure) => {
    const { id, product } = figure
    const known = settings.find((technology) => technology.product === product)
    const name = product === null ? null : known?.prettyName || (product.split('/')[1] ?? product)
    const hosts = paths.hosts
    return {
      ...figure,
      name,
      color: known?.color || null,
      logo: known?.logo || null,
      to: {
        list: ownValue(lists, id) ?? null,
        hosts: hosts === null || name === null ? hosts : `${hosts}?${new URLSearchParams(technology(name))}`,
        compliance: licensed.has(id) ? paths.compliance : null,
      },
    }
  })
}

/** As the list of hosts has it in its address; a comma stands between two choices there. */
function technology(name: string): Record<string, string> {
  return { 'f.technology': `in:${name.replaceAll(/[\\,]/g, '\\$&')}` }
}

export type SeverityCounts = Readonly<Record<AlertSeverity, number>>

/** How many alerts of a category there are of each gravity. */
export function countBySeverity(
  groups: readonly { category?: unknown; severity?: unknown; count: number }[],
  category: AlertCategory,
): SeverityCounts {
  const counts = { INFO: 0, WARNING: 0, CRITICAL: 0 }
  for (const group of groups) {
    const severity = severities.find((known) => known === group.severity)
    if (severity && group.category === category) counts[severity] += group.count
  }
  return counts
}

/** The gravest there is. */
export function gravest(counts: SeverityCounts): AlertSeverity | null {
  return severities.toReversed().find((severity) => counts[severity] > 0) ?? null
}

/** A few: one may have been marked a moment ago. */
const enough = 3

/** The newest alerts of the gravest kind; nothing is asked where there are none. */
export function useTopAlerts(
  filters: AlertQuery,
  category: AlertCategory,
  severity: AlertSeverity | null,
): OneState<readonly Alert[]> & Refreshable {
  const query: AlertQuery = {
    ...filters,
    status: 'NEW',
    category,
    ...(severity === null ? {} : { severity }),
  }
  return useOne(
    severity === null
      ? null
      : pageQuery({ ...query, 'sort-by': 'date', 'sort-desc': true, page: 1, size: enough }),
    (body) => readPage(body)?.rows,
    inline,
  )
}

const chart = ({ chart: service }: ReadClients) => {
  if (service) return service
  throw new NotSentError('config.json names no chart service')
}

export function useLicenseHistory(): ListState<LicenseHistoryItem> & Refreshable {
  return useList(
    {
      name: 'GET /technologies/all/license-history',
      fetcher: (clients, signal) => chart(clients).GET('/technologies/all/license-history', { signal }),
    },
    ({ licenseComplianceHistory }) => licenseComplianceHistory,
    inline,
  )
}

export function useCores(enabled: boolean): ListState<CoresPoint> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/cores',
          fetcher: (clients, signal) => chart(clients).GET('/hosts/cores', { signal }),
        }
      : null,
    ({ coresHistory }) => coresHistory,
    inline,
  )
}

export function useOciObjects(enabled: boolean): OneState<number> & Refreshable {
  return useOne(
    enabled
      ? {
          name: 'GET /oracle-cloud/oci-objects',
          fetcher: (clients, signal) => cloudService(clients).GET('/oracle-cloud/oci-objects', { signal }),
        }
      : null,
    (profiles) => sumOf(profiles, 'objects', 'objectName', 'objectNumber'),
    inline,
  )
}

export function useAwsObjects(enabled: boolean): OneState<number> & Refreshable {
  return useOne(
    enabled
      ? {
          name: 'GET /aws/aws-objects',
          fetcher: (clients, signal) => cloudService(clients).GET('/aws/aws-objects', { signal }),
        }
      : null,
    (profiles) => sumOf(profiles, 'ObjectsCount', 'name', 'count'),
    inline,
  )
}

/** Over all profiles; snapshots are copies, not objects: spec, Dashboard. */
export function sumOf(profiles: unknown, list: string, name: string, number: string): number | undefined {
  if (profiles === null) return 0
  if (!Array.isArray(profiles)) return undefined
  const objects = profiles.flatMap((profile: unknown): readonly unknown[] => {
    const held = isRecord(profile) ? ownValue(profile, list) : null
    return Array.isArray(held) ? held : []
  })
  return objects.reduce<number>((sum, object) => {
    if (!isRecord(object) || ownValue(object, name) === 'snapshots') return sum
    return sum + count(ownValue(object, number))
  }, 0)
}
