import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { purchasedCount } from '../../../../domain/licenses/purchasedLicenses.ts'
import { calendarDay } from '../../../../lib/dates.ts'
import type { InitialForm } from './contractForms.ts'
import { emptyContract, sharedInitialValues, type ContractValues } from './contractSchema.ts'

export interface OracleValues extends ContractValues {
  referenceNumber: string
  status: string
  productOrderDate: string | null
  unlimited: boolean
  restricted: boolean
  basket: boolean
}

const empty: OracleValues = {
  ...emptyContract,
  referenceNumber: '',
  status: '',
  productOrderDate: null,
  unlimited: false,
  restricted: false,
  basket: false,
}

export const emptyOracleForm: InitialForm<OracleValues> = { id: null, name: '', values: empty }

/** `copy`: the start of a new contract with the same values. */
export function oracleInitialForm(contract: OracleContract, copy = false): InitialForm<OracleValues> {
  const unlimited = contract.unlimited
  const values = {
    ...sharedInitialValues(contract),
    csi: contract.csi,
    referenceNumber: contract.referenceNumber,
    status: contract.status,
    productOrderDate: calendarDay(contract.productOrderDate),
    unlimited,
    // Null for metrics whose number the server does not return: saving would store 0.
    count: unlimited ? null : purchasedCount(contract),
    restricted: contract.restricted,
    hosts: contract.hosts.map(({ hostname }) => hostname),
    basket: contract.basket,
  }
  return { id: copy ? null : contract.id, name: values.contractID, values }
}
