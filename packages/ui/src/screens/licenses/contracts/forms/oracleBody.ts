import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { digits, required, type Rule } from '../../../../components/form/faults.ts'
import { storedLocation } from '../../../../domain/contractLocation.ts'
import { wireDay } from '../contractDates.ts'
import type { OracleValues } from './oracleValues.ts'

export function oracleRules({ unlimited }: OracleValues, start: OracleValues) {
  // What is stored already need not be typed anew.
  const number: Rule<string> = (value) => (value === start.contractID ? null : digits(value))
  return {
    contractID: [required, number],
    licenseTypeID: [required],
    csi: [required],
    count: unlimited ? [] : [required],
  }
}

/** Without limit there is no number, any host may use it, and none is named. */
export function withUnlimited(unlimited: boolean): Partial<OracleValues> {
  return unlimited
    ? { unlimited, count: null, basket: true, restricted: false, hosts: [] }
    : { unlimited, basket: false }
}

/** What is kept to the hosts it names is no basket; what is not names none. */
export function withRestricted(restricted: boolean): Partial<OracleValues> {
  return restricted ? { restricted, basket: false } : { restricted, hosts: [] }
}

export function oracleBody(id: string | null, values: OracleValues): OracleContractBody {
  const { contractID, csi, referenceNumber, status, licenseTypeID, count, hosts, ...rest } = values
  return {
    ...(id === null ? {} : { id }),
    contractID: contractID.trim(),
    csi: csi.trim(),
    licenseTypeID: licenseTypeID ?? '',
    referenceNumber: referenceNumber.trim(),
    unlimited: rest.unlimited,
    count: count ?? 0,
    basket: rest.basket,
    restricted: rest.restricted,
    supportExpiration: wireDay(rest.supportExpiration),
    hosts: [...hosts],
    status: status.trim(),
    productOrderDate: wireDay(rest.productOrderDate),
    location: storedLocation(rest.location),
  }
}
