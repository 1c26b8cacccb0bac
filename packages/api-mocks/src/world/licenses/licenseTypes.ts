import type { MysqlLicenseType, OracleLicenseType } from '../../contract/index.ts'
import { oracleLicenseKinds } from './oracleLicenseKinds.ts'
import { sqlServerLicenses } from './sqlServerLicenses.ts'

/** Dollars per processor. A named user costs a fiftieth. */
const prices: Readonly<Record<string, number>> = {
  'Enterprise Edition': 47_500,
  'Standard Edition 2': 17_500,
  'Real Application Clusters': 23_000,
  'Database In-Memory': 23_000,
  OLAP: 23_000,
  'Spatial and Graph': 17_500,
  Multitenant: 17_500,
  GoldenGate: 17_500,
  'Advanced Security': 15_000,
  'Diagnostics Pack': 7500,
  'Tuning Pack': 5000,
}
const USUAL_PRICE = 11_500

const usedTypes: readonly OracleLicenseType[] = oracleLicenseKinds.map(
  ({ id, product, name, description, metric, option }) => {
    const price = prices[product] ?? USUAL_PRICE
    return {
      id,
      itemDescription: description,
      metric,
      cost: metric === 'Named User Plus Perpetual' ? price / 50 : price,
      aliases: product === name ? [name] : [name, product],
      option,
    }
  },
)

/** License types on the price list that no database of this world uses. */
const unusedTypes: readonly OracleLicenseType[] = [
  type('L84564', 'Oracle Data Masking and Subsetting Pack', 'Processor Perpetual', 11_500),
  type('L76084', 'Oracle RAC One Node', 'Processor Perpetual', 10_000),
  type('L29543', 'Oracle Database Gateway for SQL Server', 'Computer Perpetual', 17_500),
  type('L109521', 'Oracle GoldenGate Stream Analytics', 'Stream Perpetual', 20_000),
  {
    ...type('ERC0001', 'Oracle Database Express Edition', 'Processor Perpetual', 0),
    aliases: [],
    option: false,
  },
]

function type(
  id: string,
  itemDescription: string,
  metric: OracleLicenseType['metric'],
  cost: number,
): OracleLicenseType {
  return {
    id,
    itemDescription,
    metric,
    cost,
    aliases: [itemDescription.replace('Oracle ', '')],
    option: true,
  }
}

/** The price list of a new installation. Users change that of the world. */
export const oracleLicenseTypes: readonly OracleLicenseType[] = [...usedTypes, ...unusedTypes]

export const mysqlLicenseType: MysqlLicenseType = {
  id: 'B64911',
  itemDescription: 'MySQL Enterprise Edition',
}

/** Keyed by id, in price list order. */
export type PriceList = Map<string, OracleLicenseType>

export function makePriceList(): PriceList {
  return new Map(oracleLicenseTypes.map((type) => [type.id, type]))
}

const constantDescriptions = new Map<string, string>([
  ...sqlServerLicenses.map(({ id, itemDescription }) => [id, itemDescription] as const),
  [mysqlLicenseType.id, mysqlLicenseType.itemDescription],
])

/** Empty for an unknown license type. */
export function descriptionOf({ priceList }: { priceList: PriceList }, licenseTypeID: string): string {
  return priceList.get(licenseTypeID)?.itemDescription ?? constantDescriptions.get(licenseTypeID) ?? ''
}
