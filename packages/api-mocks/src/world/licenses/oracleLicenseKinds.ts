import { groupBy } from '../../lib/groupBy.ts'

export interface OracleLicenseKind {
  id: string
  product: string
  name: string
  description: string
  metric: 'Processor Perpetual' | 'Named User Plus Perpetual'
  option: boolean
}

interface OracleProduct {
  product: string
  /** Part numbers of the two metrics. */
  processor: string
  namedUser: string
}

/** Editions that the agent detects, with the name that it reports. */
const oracleEditions: readonly (OracleProduct & { name: string })[] = [
  { product: 'Enterprise Edition', name: 'Oracle ENT', processor: 'A90611', namedUser: 'A90603' },
  { product: 'Standard Edition 2', name: 'Oracle STD', processor: 'L103405', namedUser: 'L103399' },
]

/** Options that the agent detects. */
const oracleOptionProducts: readonly OracleProduct[] = [
  { product: 'Real Application Clusters', processor: 'A90619', namedUser: 'A90631' },
  { product: 'Partitioning', processor: 'A90620', namedUser: 'A90632' },
  { product: 'Diagnostics Pack', processor: 'A90649', namedUser: 'A90661' },
  { product: 'Tuning Pack', processor: 'A90650', namedUser: 'A90662' },
  { product: 'Advanced Compression', processor: 'L47217', namedUser: 'L47211' },
  { product: 'Advanced Security', processor: 'A90621', namedUser: 'A90633' },
  { product: 'Active Data Guard', processor: 'L47210', namedUser: 'L47204' },
  { product: 'Multitenant', processor: 'L103420', namedUser: 'L103414' },
  { product: 'Database In-Memory', processor: 'L104095', namedUser: 'L104089' },
  { product: 'OLAP', processor: 'A90618', namedUser: 'A90630' },
  { product: 'Spatial and Graph', processor: 'A90617', namedUser: 'A90629' },
  { product: 'Real Application Testing', processor: 'L76094', namedUser: 'L76088' },
  { product: 'Label Security', processor: 'A90622', namedUser: 'A90634' },
  { product: 'Database Vault', processor: 'L47225', namedUser: 'L47219' },
  { product: 'GoldenGate', processor: 'L75978', namedUser: 'L75972' },
]

const products = [
  ...oracleEditions.map((edition) => ({
    ...edition,
    description: `Oracle Database ${edition.product}`,
    option: false,
  })),
  ...oracleOptionProducts.map((option) => ({
    ...option,
    name: option.product,
    description: `Oracle ${option.product}`,
    option: true,
  })),
]

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

export const oracleOptions: readonly string[] = oracleOptionProducts.map(({ product }) => product)

const byUsers = new Set(
  oracleLicenseKinds.filter(({ metric }) => metric === 'Named User Plus Perpetual').map(({ id }) => id),
)

export function isByUsers(licenseTypeID: string): boolean {
  return byUsers.has(licenseTypeID)
}
