import { groupBy } from '../../lib/groupBy.ts'
/** A product that the agent detects, with the part numbers of its two metrics. */
interface Product {
  product: string
  /** Name reported by the agent; differs from `product` for editions only. */
  name: string
  description: string
  option: boolean
  processor: string
  namedUser: string
}

const option = (product: string, processor: string, namedUser: string): Product => ({
  product,
  name: product,
  description: product.startsWith('Oracle') ? product : `Oracle ${product}`,
  option: true,
  processor,
  namedUser,
})
const edition = (product: string, name: string, processor: string, namedUser: string): Product => ({
  product,
  name,
  description: `Oracle Database ${product}`,
  option: false,
  processor,
  namedUser,
})

const products = [
  edition('Enterprise Edition', 'Oracle ENT', 'A90611', 'A90603'),
  edition('Standard Edition 2', 'Oracle STD', 'L103405', 'L103399'),
  option('Real Application Clusters', 'A90619', 'A90631'),
  option('Partitioning', 'A90620', 'A90632'),
  option('Diagnostics Pack', 'A90649', 'A90661'),
  option('Tuning Pack', 'A90650', 'A90662'),
  option('Advanced Compression', 'L47217', 'L47211'),
  option('Advanced Security', 'A90621', 'A90633'),
  option('Active Data Guard', 'L47210', 'L47204'),
  option('Multitenant', 'L103420', 'L103414'),
  option('Database In-Memory', 'L104095', 'L104089'),
  option('OLAP', 'A90618', 'A90630'),
  option('Spatial and Graph', 'A90617', 'A90629'),
  option('Real Application Testing', 'L76094', 'L76088'),
  option('Label Security', 'A90622', 'A90634'),
  option('Database Vault', 'L47225', 'L47219'),
  option('GoldenGate', 'L75978', 'L75972'),
] as const satisfies readonly Product[]

export interface OracleLicenseKind {
  id: string
  product: string
  name: string
  description: string
  metric: 'Processor Perpetual' | 'Named User Plus Perpetual'
  option: boolean
}

/** License types that databases of this world can use: each product in both metrics. */
export const oracleLicenseKinds: readonly OracleLicenseKind[] = products.flatMap(
  ({ processor, namedUser, ...kind }) => [
    { ...kind, id: processor, metric: 'Processor Perpetual' as const },
    { ...kind, id: namedUser, metric: 'Named User Plus Perpetual' as const },
  ],
)

const byProduct = groupBy(oracleLicenseKinds, ({ product }) => product)

export function licenseKind(
  product: string,
  metric: OracleLicenseKind['metric'],
): OracleLicenseKind | undefined {
  return byProduct.get(product)?.find((kind) => kind.metric === metric)
}

/** Named users per processor, and the size of a pack, for every edition and option. */
export const USERS_OF_PROCESSOR = 25

export function inMetric(processors: number, metric: string): number {
  return metric === 'Named User Plus Perpetual' ? processors * USERS_OF_PROCESSOR : processors
}

export const oracleOptions: readonly string[] = products
  .filter((product) => product.option)
  .map(({ product }) => product)

const byUsers = new Set(
  oracleLicenseKinds.filter(({ metric }) => metric === 'Named User Plus Perpetual').map(({ id }) => id),
)

export function isByUsers(licenseTypeID: string): boolean {
  return byUsers.has(licenseTypeID)
}
