import type { OracleContract } from '../../../contract/wire.ts'
import { balancesOf, consumptionOf, rejectVeritas } from '../compliance.ts'
import type { ConsumedType } from '../consumption.ts'
import { coverNeeds, inOrder, type Covered } from '../licenseCover.ts'
import type { LicenseInventory, PricedType } from '../licenseInventory.ts'
import type { StoredOracleContract } from './storedContracts.ts'

/** Oracle contracts as returned by the API, in the order in which the server assigns them. Those with an unknown license type are omitted. */
export function oracleContractRows(inventory: LicenseInventory): OracleContract[] {
  const { contracts } = inventory
  const types = [...consumptionOf(inventory)]
  rejectVeritas(types, contracts)
  const covered = new Map(
    balancesOf(inventory.types, types, contracts)
      .filter((balance) => balance.vendor === 'oracle')
      .map(({ consumed, covers }) => [
        consumed.licenseTypeID,
        { consumed, covered: coverNeeds(consumed, covers) },
      ]),
  )
  const sorted = inOrder(contracts.oracle.map((contract) => ({ ...contract, isPool: contract.basket })))
  return sorted.flatMap((contract) => {
    const { licenseTypeID } = contract
    return rowOf(contract, inventory.types.oracle.get(licenseTypeID), covered.get(licenseTypeID))
  })
}

interface CoveredLicenses {
  consumed: ConsumedType
  covered: Covered
}

function rowOf(
  contract: StoredOracleContract,
  type: PricedType | undefined,
  coveredLicenses: CoveredLicenses | undefined,
): OracleContract[] {
  if (type === undefined || coveredLicenses === undefined) return []
  const { id, unlimited, count } = contract
  const used = coveredLicenses.covered.used.get(id) ?? 0
  const available = unlimited ? 0 : Math.max(0, count - used)
  const perUser = type.metric === 'Named User Plus Perpetual'
  const perCore = type.metric === 'Processor Perpetual' || type.metric === 'Computer Perpetual'
  return [
    {
      id,
      contractID: contract.contractID,
      csi: contract.csi,
      licenseTypeID: contract.licenseTypeID,
      itemDescription: type.itemDescription,
      metric: type.metric,
      referenceNumber: contract.referenceNumber,
      unlimited,
      basket: contract.basket,
      restricted: contract.restricted,
      hosts: contract.hosts?.map((hostname) => hostOf(hostname, id, coveredLicenses)) ?? null,
      licensesPerCore: perCore ? count : 0,
      licensesPerUser: perUser ? count : 0,
      availableLicensesPerCore: perCore ? available : 0,
      availableLicensesPerUser: perUser ? available : 0,
      supportExpiration: contract.supportExpiration,
      status: contract.status,
      productOrderDate: contract.productOrderDate,
      location: contract.location,
    },
  ]
}

/** The server has no counts for a host in a cluster. */
function hostOf(hostname: string, id: string, { consumed, covered }: CoveredLicenses) {
  const need = consumed.find(hostname)
  const isAlone = need?.kind === 'host'
  return {
    hostname,
    coveredLicensesCount: isAlone ? (covered.byName.get(id)?.get(hostname) ?? 0) : 0,
    totalCoveredLicensesCount: isAlone ? (covered.byNeed.get(need) ?? 0) : 0,
    consumedLicensesCount: isAlone ? need.needed : 0,
  }
}
