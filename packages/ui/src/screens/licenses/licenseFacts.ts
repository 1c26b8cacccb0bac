import { number } from '../../lib/wire.ts'
import { text } from './read.ts'

const makers = ['oracle', 'mysql', 'microsoft'] as const
/** As the paths of the services call them. */
export type Maker = (typeof makers)[number]

/** The ids of the licence types that each maker sells, where they are known. */
export type KnownTypes = Readonly<Partial<Record<Maker, readonly { id: string }[]>>>

/** Of SQL Server a description is a code, a dash and a name: the code is shown. */
export function descriptionOf(value: unknown): string {
  const description = text(value)
  const isSqlServer = description.includes('SQL Server') && !description.includes('Oracle')
  return isSqlServer ? (description.split('-')[0] ?? '').trim() : description
}

const metrics: Readonly<Record<string, string>> = { HOST: 'Host', CLUSTER: 'Cluster' }

export function metricOf(value: unknown): string {
  const metric = text(value)
  return (Object.hasOwn(metrics, metric) ? metrics[metric] : undefined) ?? metric
}

interface Licence {
  licenseTypeID: string
  description: string
  metric: string
}

/** The full part number: 'id - description - metric'; nothing where there is no id. */
export function fullPartNumber({ licenseTypeID, description, metric }: Licence): string {
  const id = text(licenseTypeID)
  return id === '' ? '' : [id, descriptionOf(description) || '-', metricOf(metric) || '-'].join(' - ')
}

/** By the price lists; where they do not know it, by what its texts say. `null`: nobody can tell. */
export function makerOf(licence: Licence, known: KnownTypes): Maker | null {
  const id = text(licence.licenseTypeID)
  const listed = makers.find((maker) => known[maker]?.some((type) => type.id === id))
  if (listed) return listed
  const description = text(licence.description)
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}

interface InCluster {
  clusterLicenses: number
  olvmCapped: boolean
}

/** The cluster counts as a whole, in place of what the database or the host needs by itself. */
export function countsByCluster({ clusterLicenses, olvmCapped }: InCluster): boolean {
  return (number(clusterLicenses) ?? 0) > 0 && !olvmCapped
}
