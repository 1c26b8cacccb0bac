import type { CoresPoint, Dashboard, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { readDashboard } from '@inventory-console/api-mocks/decoders/api/dashboard'
import { getCoresHistory } from '@inventory-console/api-mocks/decoders/chart/hosts'
import { listAwsObjects, listOciObjects } from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import { listUrl } from '@inventory-console/ui/lib/listUrl'
import { ownValue } from '@inventory-console/ui/lib/records'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import type { TechnologyFigure } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { get, getChart, getCloud, type Refreshable, useList, useOne } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

interface DashboardFigures {
  /** Server time of the response. */
  fetchedAt: number
  figures: readonly TechnologyCounts[]
}

interface TechnologyCounts {
  id: string
  product: string | null
  /** Null if the response has no figures of the technology. */
  count: number | null
  hostCount: number | null
  compliance: number | null
}

/** Keys of the response and their technologies, in display order. */
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
  return useOne(get(readDashboard, '/frontend/dashboard'), (body) => {
    const figures = readFigures(body)
    return figures && { fetchedAt: services.now(), figures }
  })
}

/** Undefined if the response has no figures at all. */
export function readFigures(body: Dashboard): readonly TechnologyCounts[] | undefined {
  const figures = technologies.map(([key, product]) => {
    const { count, hostCount, compliancePercentageVal } = body[key]
    return {
      id: key === 'ercole' ? 'all' : key,
      product,
      count,
      hostCount,
      // Without hosts the server reports 100, and it never reports 0.
      compliance:
        hostCount !== null && hostCount > 0 && compliancePercentageVal > 0 ? compliancePercentageVal : null,
    }
  })
  return figures.some(({ count, hostCount }) => count !== null || hostCount !== null) ? figures : undefined
}

const listPaths: Readonly<Record<string, string>> = {
  all: paths.databases,
  oracle: paths.oracle,
  sqlServer: paths.microsoft,
  mySql: paths.mysql,
  postgreSql: paths.postgresql,
  mongoDb: paths.mongodb,
}
const licensedTechnologies = new Set(['all', 'oracle', 'sqlServer', 'mySql'])
/** The server counts instances of MongoDB, and lists only those with a database. */
const unlisted = 'mongoDb'

/**
 * Adds names, colors and logos from the settings, and links. With global filters the counts are not linked:
 * the response ignores the filters, so the linked lists would show fewer rows.
 */
export function technologyFigures(
  figures: readonly TechnologyCounts[],
  settings: readonly TechnologyInfo[],
  isFiltered: boolean,
): readonly TechnologyFigure[] {
  const infoOf = (product: string | null) => settings.find((technology) => technology.product === product)
  /** Display name, as in the lists of hosts and databases. */
  const displayName = (product: string) => infoOf(product)?.prettyName || product
  const all = figures.flatMap(({ product }) => (product === null ? [] : [displayName(product)]))
  const hasUnlisted = figures.some(({ id, count }) => id === unlisted && count !== 0)
  return figures.map((figure) => {
    const { id, product } = figure
    const info = infoOf(product)
    const values = product === null ? all : [displayName(product)]
    const filter = { kind: 'oneOf', values } as const
    const isLinked = (count: number | null) => !isFiltered && count !== null && count > 0
    return {
      ...figure,
      name: product === null ? null : info?.prettyName || (product.split('/')[1] ?? product),
      // The server reports 100 for a technology without licenses.
      compliance:
        licensedTechnologies.has(id) || (figure.compliance ?? 100) < 100 ? figure.compliance : 'notNeeded',
      to: {
        list: ownValue(listPaths, id) ?? null,
        databases:
          isLinked(figure.count) && !(hasUnlisted && (id === unlisted || id === 'all'))
            ? listUrl(paths.databases, { type: filter })
            : null,
        hosts: isLinked(figure.hostCount) ? listUrl(paths.hosts, { technology: filter }) : null,
        compliance: licensedTechnologies.has(id) ? paths.compliance : null,
      },
    }
  })
}

export function useCores(enabled: boolean): ListState<CoresPoint> & Refreshable {
  return useList(getChart(getCoresHistory, '/hosts/cores'), ({ coresHistory }) => coresHistory, { enabled })
}

interface CloudObjects {
  objects: number
  profiles: number
}

export function useOciObjects(enabled: boolean): OneState<CloudObjects> & Refreshable {
  return useOne(
    getCloud(listOciObjects, '/oracle-cloud/oci-objects'),
    (profiles) => ({
      profiles: profiles.length,
      objects: countObjects(
        profiles.flatMap(({ objects }) =>
          objects.map(({ objectName: name, objectNumber: count }) => ({ name, count })),
        ),
      ),
    }),
    { enabled },
  )
}

export function useAwsObjects(enabled: boolean): OneState<CloudObjects> & Refreshable {
  return useOne(
    getCloud(listAwsObjects, '/aws/aws-objects'),
    (profiles) => ({
      profiles: profiles.length,
      objects: countObjects(profiles.flatMap(({ ObjectsCount }) => ObjectsCount)),
    }),
    { enabled },
  )
}

/** Snapshots are copies and do not count as objects. */
export function countObjects(objects: readonly { name: string; count: number }[]): number {
  return objects.reduce(
    (countObjects, { name, count }) => countObjects + (name === 'snapshots' ? 0 : count),
    0,
  )
}
