import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { retryFailed } from '@inventory-console/ui/lib/state'
import { AllLocationsDialog } from '@inventory-console/ui/screens/licenses/contracts/bulk/AllLocationsDialog'
import {
  AttachHostsDialog,
  mysqlTarget,
  oracleTarget,
  sqlServerTarget,
  type ContractTarget,
} from '@inventory-console/ui/screens/licenses/contracts/bulk/AttachHostsDialog'
import { ContractHostsDialog } from '@inventory-console/ui/screens/licenses/contracts/ContractHostsDialog'
import type { CountedValues } from '@inventory-console/ui/screens/licenses/contracts/CountedContractsScreens'
import {
  MysqlContractForm,
  SqlServerContractForm,
} from '@inventory-console/ui/screens/licenses/contracts/forms/CountedContractForm'
import { OracleContractForm } from '@inventory-console/ui/screens/licenses/contracts/forms/OracleContractForm'
import type {
  ContractFormSlot,
  OracleValues,
} from '@inventory-console/ui/screens/licenses/contracts/OracleContractsScreen'
import { useHostNames } from '../../../platform/queries/nameQueries.ts'
import { loadedRows, useContractChoices, useHostUsage } from './contractChoices.ts'
import { useSaveMysqlContract, useSaveOracleContract, useSaveSqlServerContract } from './contractMutations.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'

export function OracleForm(formProps: ContractFormSlot<OracleValues>) {
  const choices = useContractChoices(useOracleLicenseTypes())
  return <OracleContractForm {...formProps} choices={choices} onSave={useSaveOracleContract()} />
}

export function MysqlForm(formProps: ContractFormSlot<CountedValues>) {
  const choices = useContractChoices(useMysqlLicenseTypes())
  return <MysqlContractForm {...formProps} choices={choices} onSave={useSaveMysqlContract()} />
}

export function SqlServerForm(formProps: ContractFormSlot<CountedValues>) {
  const choices = useContractChoices(useSqlServerLicenseTypes())
  return <SqlServerContractForm {...formProps} choices={choices} onSave={useSaveSqlServerContract()} />
}

export function OracleHosts(props: { contract: OracleContract; onClose: () => void }) {
  const hosts = useHostNames()
  return (
    <ContractHostsDialog
      {...props}
      hosts={loadedRows(hosts)}
      usage={useHostUsage()}
      onRetry={retryFailed(hosts)}
      onSave={useSaveOracleContract()}
    />
  )
}

interface AttachProps<Contract> {
  contracts: readonly Contract[]
  onComplete: () => void
  onClose: () => void
}

interface AllLocationsProps<Contract> {
  contracts: readonly Contract[]
  onClose: () => void
}

/** Dialogs that change several contracts of a product. */
function bulkDialogs<Contract, Save>(
  useSave: () => Save,
  toTarget: (contract: Contract, save: Save) => ContractTarget,
) {
  function useTargets(contracts: readonly Contract[]) {
    const save = useSave()
    return contracts.map((contract) => toTarget(contract, save))
  }
  const Attach = ({ contracts, ...props }: AttachProps<Contract>) => (
    <AttachHosts {...props} targets={useTargets(contracts)} />
  )
  const AllLocations = ({ contracts, onClose }: AllLocationsProps<Contract>) => (
    <AllLocationsDialog targets={useTargets(contracts)} onClose={onClose} />
  )
  return { Attach, AllLocations }
}

export const oracleBulk = bulkDialogs(useSaveOracleContract, oracleTarget)
export const mysqlBulk = bulkDialogs(useSaveMysqlContract, mysqlTarget)
export const sqlServerBulk = bulkDialogs(useSaveSqlServerContract, sqlServerTarget)

interface TargetProps extends Omit<AttachProps<unknown>, 'contracts'> {
  targets: readonly ContractTarget[]
}

function AttachHosts(props: TargetProps) {
  const hosts = useHostNames()
  return (
    <AttachHostsDialog
      {...props}
      hosts={loadedRows(hosts)}
      usage={useHostUsage()}
      onRetry={retryFailed(hosts)}
    />
  )
}
