import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { shownLocation } from '../../../../domain/contractLocation.ts'
import { boughtBy } from '../../../../domain/licenses/purchasedLicenses.ts'
import { calendarDay } from '../../../../lib/values/format.ts'
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
