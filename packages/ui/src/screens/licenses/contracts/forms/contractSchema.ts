import { digits, required, type Rule } from '../../../../components/form/validationRules.ts'
import { locationFormValue, locationApiValue } from '../../../../domain/contractLocation.ts'
import { calendarDay } from '../../../../lib/dates.ts'
import { wireDay } from '../contractDates.ts'

/** The fields that the contracts of all technologies have. */
export interface ContractValues {
  contractID: string
  licenseTypeID: string | null
  csi: string
  count: number | null
  supportExpiration: string | null
  hosts: readonly string[]
  location: string
}

export const emptyContract: ContractValues = {
  contractID: '',
  licenseTypeID: null,
  csi: '',
  count: null,
  supportExpiration: null,
  hosts: [],
  location: '',
}

interface StoredContract {
  contractID: string
  licenseTypeID: string
  supportExpiration: string | null
  location: string
}

export function sharedInitialValues(contract: StoredContract) {
  return {
    contractID: contract.contractID,
    licenseTypeID: contract.licenseTypeID || null,
    supportExpiration: calendarDay(contract.supportExpiration),
    location: locationFormValue(contract.location),
  }
}

export function sharedBody(values: ContractValues) {
  return {
    contractID: values.contractID.trim(),
    licenseTypeID: values.licenseTypeID ?? '',
    supportExpiration: wireDay(values.supportExpiration),
    location: locationApiValue(values.location),
  }
}

interface RuleOptions {
  initial: ContractValues
  /** Contract numbers are digits. */
  numeric: boolean
  /** CSI numbers are digits. */
  numericCsi: boolean
  /** An unlimited contract has no number of licenses. */
  unlimited: boolean
}

/** A contract without number, license type and count covers nothing. Unchanged stored values are accepted. */
export function contractRules({ initial, numeric, numericCsi, unlimited }: RuleOptions) {
  return {
    contractID: [required, ...(numeric ? [digitsUnlessStored(initial.contractID)] : [])],
    licenseTypeID: [required],
    csi: numericCsi ? [digitsUnlessStored(initial.csi)] : [],
    count: unlimited ? [] : [required],
  }
}

function digitsUnlessStored(stored: string): Rule<string> {
  return (value) => (value === stored ? null : digits(value))
}
