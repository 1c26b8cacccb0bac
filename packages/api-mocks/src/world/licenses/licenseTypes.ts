import type { MysqlLicenseType, OracleLicenseType } from '../../contract/wire.ts'
import { oracleLicenseKinds } from './oracleLicenseKinds.ts'

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

type UnusedType = Omit<OracleLicenseType, 'aliases' | 'option'> & Partial<OracleLicenseType>

/** License types on the price list that no database of this world uses. */
const unusedLicenseTypes: readonly UnusedType[] = [
  {
    id: 'L84564',
    itemDescription: 'Oracle Data Masking and Subsetting Pack',
    metric: 'Processor Perpetual',
    cost: 11_500,
  },
  { id: 'L76084', itemDescription: 'Oracle RAC One Node', metric: 'Processor Perpetual', cost: 10_000 },
  {
    id: 'L29543',
    itemDescription: 'Oracle Database Gateway for SQL Server',
    metric: 'Computer Perpetual',
    cost: 17_500,
  },
  {
    id: 'L109521',
    itemDescription: 'Oracle GoldenGate Stream Analytics',
    metric: 'Stream Perpetual',
    cost: 20_000,
  },
  {
    id: 'ERC0001',
    itemDescription: 'Oracle Database Express Edition',
    metric: 'Processor Perpetual',
    cost: 0,
    aliases: [],
    option: false,
  },
]

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

const unusedTypes = unusedLicenseTypes.map((type): OracleLicenseType => ({
  ...type,
  aliases: type.aliases ?? [type.itemDescription.replace('Oracle ', '')],
  option: type.option ?? true,
}))

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
