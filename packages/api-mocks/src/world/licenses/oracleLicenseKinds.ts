import { groupBy } from '../../lib/groupBy.ts'
import { oracleEditions, oracleOptionProducts } from './data/oracleProducts.ts'

export interface OracleLicenseKind {
  id: string
  product: string
  name: string
  description: string
  metric: 'Processor Perpetual' | 'Named User Plus Perpetual'
  option: boolean
}

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
