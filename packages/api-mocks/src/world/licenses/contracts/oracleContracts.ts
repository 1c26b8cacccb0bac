import type { OracleContract, OracleLicenseType } from '../../../contract/wire.ts'
import type { World } from '../../world.ts'
import { balancesOf, consumptionNow, rejectVeritas } from '../compliance.ts'
import type { ConsumedType } from '../consumption.ts'
import { coverNeeds, type Covered } from '../licenseCover.ts'
import { contractsNow } from './contracts.ts'
import type { StoredOracleContract } from './storedContracts.ts'

/** Oracle contracts as returned by the API. Those with an unknown license type are omitted. */
export function oracleContractRows(world: World): OracleContract[] {
  const contracts = contractsNow(world)
  const types = [...consumptionNow(world, contracts)]
  rejectVeritas(types, contracts)
  const covered = new Map(
    balancesOf(world, types, contracts)
      .filter(({ vendor }) => vendor === 'oracle')
      .flatMap(({ parts }) => parts)
      .map(({ consumed, covers }) => [
        consumed.licenseTypeID,
        { consumed, covered: coverNeeds(consumed, covers) },
      ]),
  )
  return contracts.oracle.flatMap((contract) => {
    const { licenseTypeID } = contract
    return rowOf(contract, world.priceList.get(licenseTypeID), covered.get(licenseTypeID))
  })
}

interface CoveredLicenses {
  consumed: ConsumedType
  covered: Covered
}

function rowOf(
  contract: StoredOracleContract,
  type: OracleLicenseType | undefined,
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
