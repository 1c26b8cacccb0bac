import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { wireDay } from '../contractDates.ts'
import { contractRules, sharedBody } from './contractSchema.ts'
import type { OracleValues } from './oracleValues.ts'

export function oracleRules({ unlimited }: OracleValues, initial: OracleValues) {
  return contractRules({ initial, numeric: true, numericCsi: false, unlimited })
}

/** An unlimited contract has no number and names no hosts; any host may use it. */
export function withUnlimited(unlimited: boolean): Partial<OracleValues> {
  return unlimited
    ? { unlimited, count: null, basket: true, restricted: false, hosts: [] }
    : { unlimited, basket: false }
}

/** A restricted contract cannot be a basket; an unrestricted one names no hosts. */
export function withRestricted(restricted: boolean): Partial<OracleValues> {
  return restricted ? { restricted, basket: false } : { restricted, hosts: [] }
}

/** Reason why a contract with these values would cover no host. */
export function noCoverageReason({ restricted, basket, unlimited, hosts }: OracleValues) {
  if (unlimited || basket || hosts.length > 0) return null
  return restricted ? 'noHosts' : 'noBasket'
}

export function oracleBody(id: string | null, values: OracleValues): OracleContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...sharedBody(values),
    csi: values.csi.trim(),
    referenceNumber: values.referenceNumber.trim(),
    unlimited: values.unlimited,
    count: values.count ?? 0,
    basket: values.basket,
    restricted: values.restricted,
    hosts: [...values.hosts],
    status: values.status.trim(),
    productOrderDate: wireDay(values.productOrderDate),
  }
}
