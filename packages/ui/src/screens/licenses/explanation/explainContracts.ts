import type { LicenseCompliance, OracleContract } from '@inventory-console/api-mocks/contract'
import { boughtBy } from '../purchasedLicenses.ts'
import type { Gap, LicenseInputs, Term } from './explanation.ts'

interface ContractTerms {
  /** What each bought. */
  contracts: readonly Term[]
  /** Why that cannot be added up. */
  purchased: Gap | null
  /** What of each is in use. */
  covered: { terms: readonly Term[]; gap: Gap | null }
}

/** The contracts of a licence type, as far as the services tell what they bought and what of it is in use. */
export function contractTerms(row: LicenseCompliance, inputs: LicenseInputs): ContractTerms {
  return row.metric === 'HOST' || row.metric === 'CLUSTER' ? counted(row, inputs) : ofOracle(row, inputs)
}

/** Of these two makers the services say what was bought, and not what it is used for. */
function counted({ licenseTypeID, metric }: LicenseCompliance, { mysql, sqlServer }: LicenseInputs) {
  const bought = [
    ...mysql.map((contract) => ({ ...contract, count: contract.numberOfLicenses })),
    ...sqlServer.map((contract) => ({ ...contract, count: contract.licensesNumber })),
  ].filter((contract) => contract.licenseTypeID === licenseTypeID && contract.type === metric)
  const contracts = bought.map(({ contractID, count }) => contractTerm(contractID, count))
  const covered = contracts.map((contract) => ({ ...contract, value: null }))
  return { contracts, purchased: null, covered: { terms: covered, gap: gapOf(covered, 'notTold') } }
}

function ofOracle({ licenseTypeID }: LicenseCompliance, { oracle }: LicenseInputs): ContractTerms {
  const own = oracle.filter((contract) => contract.licenseTypeID === licenseTypeID)
  const contracts = own.map((contract) => contractTerm(contract.contractID, boughtBy(contract)))
  const covered = own.map((contract) => contractTerm(contract.contractID, inUse(contract)))
  const isUnlimited = own.some(({ unlimited }) => unlimited)
  return {
    contracts,
    purchased: gapOf(contracts, 'noCount'),
    covered: {
      terms: covered,
      gap: gapOf(covered, isUnlimited ? 'unlimited' : 'noCount'),
    },
  }
}

function contractTerm(name: string, value: number | null): Term {
  return { kind: 'contract', name, value }
}

function gapOf(terms: readonly Term[], gap: Gap): Gap | null {
  return terms.some(({ value }) => value === null) ? gap : null
}

/** What was bought less what is left. Of an unlimited contract nothing is ever left, so this tells nothing. */
function inUse(contract: OracleContract): number | null {
  const bought = boughtBy(contract)
  if (contract.unlimited || bought === null) return null
  const [cores, users] = [contract.availableLicensesPerCore, contract.availableLicensesPerUser]
  return cores === null && users === null ? null : bought - cores - users
}
