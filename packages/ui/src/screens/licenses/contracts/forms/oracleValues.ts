import type { OracleContract, OracleContractBody } from '@inventory-console/api-mocks/contract'
import { digits, required, type Rule } from '../../../../components/form/faults.ts'
import { shownLocation, storedLocation } from '../../../../domain/contractLocation.ts'
import { calendarDay } from '../../../../lib/values/format.ts'
import { boughtBy } from '../../explanation/explainContracts.ts'
import { wireDay } from '../contractDates.ts'
import type { FormStart } from './contractForms.ts'

/** In the order of the form. */
export interface OracleValues {
  contractID: string
  licenseTypeID: string | null
  csi: string
  referenceNumber: string
  supportExpiration: string | null
  status: string
  productOrderDate: string | null
  unlimited: boolean
  count: number | null
  restricted: boolean
  hosts: readonly string[]
  basket: boolean
  location: string
}

const empty: OracleValues = {
  contractID: '',
  licenseTypeID: null,
  csi: '',
  referenceNumber: '',
  supportExpiration: null,
  status: '',
  productOrderDate: null,
  unlimited: false,
  count: null,
  restricted: false,
  hosts: [],
  basket: false,
  location: '',
}

export const newOracle: FormStart<OracleValues> = { id: null, name: '', values: empty }

/** `copy`: a new contract like that one. */
export function oracleStart(contract: OracleContract, copy = false): FormStart<OracleValues> {
  const unlimited = contract.unlimited
  const values = {
    contractID: contract.contractID,
    licenseTypeID: contract.licenseTypeID || null,
    csi: contract.csi,
    referenceNumber: contract.referenceNumber,
    supportExpiration: calendarDay(contract.supportExpiration),
    status: contract.status,
    productOrderDate: calendarDay(contract.productOrderDate),
    unlimited,
    // Of some metrics the services do not tell the number: it has to be typed, or saving would make it zero.
    count: unlimited ? null : boughtBy(contract),
    restricted: contract.restricted,
    hosts: (contract.hosts ?? []).map(({ hostname }) => hostname),
    basket: contract.basket,
    location: shownLocation(contract.location),
  }
  return { id: copy ? null : contract.id, name: values.contractID, values }
}

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
