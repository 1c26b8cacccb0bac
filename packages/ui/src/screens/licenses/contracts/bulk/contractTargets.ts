import type {
  MySQLContract,
  MySQLContractBody,
  OracleContract,
  OracleContractBody,
  SqlServerContract,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import { purchasedCount } from '../../../../domain/licenses/purchasedLicenses.ts'
import {
  mysqlBody,
  mysqlInitialForm,
  oracleBody,
  oracleInitialForm,
  sqlServerBody,
  sqlServerInitialForm,
} from '../forms/contractValues.ts'

/** A contract whose hosts or location a dialog changes. */
export interface ContractTarget {
  id: string
  contractID: string
  licenseTypeID: string
  /** Why it takes no hosts. */
  blocked: 'unlimited' | 'noCount' | 'clusters' | null
  /** Saves the whole contract with these hosts added; resolves without a request if it names all of them. */
  attach: (hostnames: readonly string[]) => Promise<unknown>
  /** Saves the contract as it was. */
  restore: () => Promise<unknown>
  /** Saves the contract for all locations. */
  setAllLocations: () => Promise<unknown>
}

export function oracleTarget(
  contract: OracleContract,
  save: (body: OracleContractBody) => Promise<unknown>,
): ContractTarget {
  const noCount = !contract.unlimited && purchasedCount(contract) === null
  const blocked = contract.unlimited ? 'unlimited' : noCount ? 'noCount' : null
  return targetOf(contract, blocked, oracleInitialForm(contract), oracleBody, save)
}

export function mysqlTarget(
  contract: MySQLContract,
  save: (body: MySQLContractBody) => Promise<unknown>,
): ContractTarget {
  const initial = mysqlInitialForm(contract)
  return targetOf(contract, blockedBy(initial.values), initial, mysqlBody, save)
}

export function sqlServerTarget(
  contract: SqlServerContract,
  save: (body: SqlServerContractBody) => Promise<unknown>,
): ContractTarget {
  const initial = sqlServerInitialForm(contract)
  return targetOf(contract, blockedBy(initial.values), initial, sqlServerBody, save)
}

function blockedBy({ type }: { type: string | null }) {
  return type === 'CLUSTER' ? 'clusters' : null
}

interface Contract {
  id: string
  contractID: string
  licenseTypeID: string
}

interface InitialValues<Values> {
  id: string | null
  values: Values
}

function targetOf<Values extends { hosts: readonly string[]; location: string }, Body>(
  { id, contractID, licenseTypeID }: Contract,
  blocked: ContractTarget['blocked'],
  initial: InitialValues<Values>,
  bodyOf: (id: string | null, values: Values) => Body,
  save: (body: Body) => Promise<unknown>,
): ContractTarget {
  const { values } = initial
  return {
    id,
    contractID,
    licenseTypeID,
    blocked,
    attach: (hostnames) => {
      const newHosts = hostnames.filter((name) => !values.hosts.includes(name))
      if (newHosts.length === 0) return Promise.resolve()
      return save(bodyOf(initial.id, { ...values, hosts: [...values.hosts, ...newHosts] }))
    },
    restore: () => save(bodyOf(initial.id, values)),
    setAllLocations: () => save(bodyOf(initial.id, { ...values, location: '' })),
  }
}
