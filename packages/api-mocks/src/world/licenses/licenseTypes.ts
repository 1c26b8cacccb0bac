import type { MysqlLicenseType, OracleLicenseType } from '../../contract/wire.ts'
import { prices, unusedLicenseTypes, USUAL_PRICE } from './data/prices.ts'
import { oracleLicenseKinds } from './oracleLicenseKinds.ts'

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
