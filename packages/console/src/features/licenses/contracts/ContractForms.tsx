import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
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
import { retryFailed } from '../../../platform/http/retryFailed.ts'
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
  const hosts = useHostNames(true)
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

export function OracleAttach({ contracts, ...props }: AttachProps<OracleContract>) {
  const save = useSaveOracleContract()
  return <AttachHosts {...props} targets={contracts.map((contract) => oracleTarget(contract, save))} />
}

export function MysqlAttach({ contracts, ...props }: AttachProps<MySQLContract>) {
  const save = useSaveMysqlContract()
  return <AttachHosts {...props} targets={contracts.map((contract) => mysqlTarget(contract, save))} />
}

export function SqlServerAttach({ contracts, ...props }: AttachProps<SqlServerContract>) {
  const save = useSaveSqlServerContract()
  return <AttachHosts {...props} targets={contracts.map((contract) => sqlServerTarget(contract, save))} />
}

interface AllLocationsProps<Contract> {
  contracts: readonly Contract[]
  onClose: () => void
}

export function OracleAllLocations({ contracts, onClose }: AllLocationsProps<OracleContract>) {
  const save = useSaveOracleContract()
  return <AllLocationsDialog targets={contracts.map((one) => oracleTarget(one, save))} onClose={onClose} />
}

export function MysqlAllLocations({ contracts, onClose }: AllLocationsProps<MySQLContract>) {
  const save = useSaveMysqlContract()
  return <AllLocationsDialog targets={contracts.map((one) => mysqlTarget(one, save))} onClose={onClose} />
}

export function SqlServerAllLocations({ contracts, onClose }: AllLocationsProps<SqlServerContract>) {
  const save = useSaveSqlServerContract()
  return <AllLocationsDialog targets={contracts.map((one) => sqlServerTarget(one, save))} onClose={onClose} />
}

interface TargetProps extends Omit<AttachProps<unknown>, 'contracts'> {
  targets: readonly ContractTarget[]
}

function AttachHosts(props: TargetProps) {
  const hosts = useHostNames(true)
  return (
    <AttachHostsDialog
      {...props}
      hosts={loadedRows(hosts)}
      usage={useHostUsage()}
      onRetry={retryFailed(hosts)}
    />
  )
}
