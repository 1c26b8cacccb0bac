import type {
  MySQLContract,
  MySQLContractBody,
  OracleContract,
  OracleContractBody,
  SqlServerContract,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import { digits, required, type Rule } from '../../../../components/form/useForm.ts'
import { locationApiValue, locationFormValue } from '../../../../domain/contractLocation.ts'
import { purchasedCount } from '../../../../domain/licenses/purchasedLicenses.ts'
import { calendarDay } from '../../../../lib/dates.ts'
import type { InitialForm } from '../../useSaveForm.ts'

/** Converts a calendar day to the format of the API. */
export function wireDay(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00Z`
}

/** The fields that the contracts of all technologies have. */
interface ContractValues {
  contractID: string
  licenseTypeID: string | null
  csi: string
  count: number | null
  supportExpiration: string | null
  hosts: readonly string[]
  location: string
}

const emptyContract: ContractValues = {
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

function sharedInitialValues(contract: StoredContract) {
  return {
    contractID: contract.contractID,
    licenseTypeID: contract.licenseTypeID || null,
    supportExpiration: calendarDay(contract.supportExpiration),
    location: locationFormValue(contract.location),
  }
}

function sharedBody(values: ContractValues) {
  return {
    contractID: values.contractID.trim(),
    licenseTypeID: values.licenseTypeID ?? '',
    supportExpiration: wireDay(values.supportExpiration),
    location: locationApiValue(values.location),
  }
}

interface RuleOptions {
  initial: ContractValues
  /** The CSI is required and consists of digits. */
  numericCsi: boolean
  /** An unlimited contract has no number of licenses. */
  unlimited: boolean
}

/** A contract without number, license type and count covers nothing. Unchanged stored values are accepted. */
function contractRules({ initial, numericCsi, unlimited }: RuleOptions) {
  return {
    contractID: [required],
    licenseTypeID: [required],
    csi: numericCsi ? [required, digitsUnlessStored(initial.csi)] : [],
    count: unlimited ? [] : [required],
  }
}

function digitsUnlessStored(stored: string): Rule<string> {
  return (value) => (value === stored ? null : digits(value))
}

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
  basket: true,
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

export function oracleRules({ unlimited }: OracleValues, initial: OracleValues) {
  return contractRules({ initial, numericCsi: false, unlimited })
}

/** An unlimited contract has no number and names no hosts; any host may use it. */
export function withUnlimited(unlimited: boolean): Partial<OracleValues> {
  return unlimited ? { unlimited, count: null, basket: true, restricted: false, hosts: [] } : { unlimited }
}

/** The hosts that a contract covers: all of them, the named ones, or none yet. */
export type Coverage = 'all' | 'hosts' | 'nothing'

export function coverageOf({ restricted, basket, hosts }: OracleValues): Coverage {
  if (basket) return 'all'
  return restricted || hosts.length > 0 ? 'hosts' : 'nothing'
}

/** A restricted contract is no basket, and only it names hosts. */
export function withCoverage(coverage: Coverage): Partial<OracleValues> {
  return {
    basket: coverage === 'all',
    restricted: coverage === 'hosts',
    ...(coverage === 'hosts' ? {} : { hosts: [] }),
  }
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

/** MySQL and SQL Server contracts count licenses for hosts or for clusters. SQL Server has no CSI. */
export interface CountedValues extends ContractValues {
  type: 'HOST' | 'CLUSTER' | null
  clusters: readonly string[]
}

export const emptyCountedForm: InitialForm<CountedValues> = {
  id: null,
  name: '',
  values: { ...emptyContract, type: null, clusters: [] },
}

/** `copy`: the start of a new contract with the same values. */
export function mysqlInitialForm(contract: MySQLContract, copy = false): InitialForm<CountedValues> {
  return initialForm(contract, contract.numberOfLicenses, contract.csi, copy)
}

export function sqlServerInitialForm(contract: SqlServerContract, copy = false): InitialForm<CountedValues> {
  return initialForm(contract, contract.licensesNumber, '', copy)
}

function initialForm(
  contract: Omit<SqlServerContract, 'licensesNumber'>,
  count: number,
  csi: string,
  copy: boolean,
): InitialForm<CountedValues> {
  const type = contract.type.toUpperCase()
  const values: CountedValues = {
    ...sharedInitialValues(contract),
    type: type === 'HOST' || type === 'CLUSTER' ? type : null,
    csi,
    count,
    hosts: contract.hosts,
    clusters: contract.clusters,
  }
  return { id: copy ? null : contract.id, name: values.contractID, values }
}

export function countedRules(isMysql: boolean, initial: CountedValues) {
  return {
    type: [required],
    ...contractRules({ initial, numericCsi: isMysql, unlimited: false }),
  }
}

/** Names hosts or clusters, depending on the type of the contract. */
function sharedFields({ type, hosts, clusters, ...values }: CountedValues) {
  return {
    ...sharedBody({ ...values, hosts }),
    hosts: type === 'HOST' ? [...hosts] : [],
    clusters: type === 'CLUSTER' ? [...clusters] : [],
  }
}

export function mysqlBody(id: string | null, values: CountedValues): MySQLContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...sharedFields(values),
    type: values.type ?? 'HOST',
    csi: values.csi.trim(),
    numberOfLicenses: values.count ?? 0,
  }
}

export function sqlServerBody(id: string | null, values: CountedValues): SqlServerContractBody {
  return {
    ...(id === null ? {} : { id }),
    ...sharedFields(values),
    type: values.type ?? 'HOST',
    licensesNumber: values.count ?? 0,
  }
}
