import type { OracleContract } from '@inventory-console/api-mocks/contract'
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
import { retryOf } from '../../platform/http/retryOf.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'
import { rowsOf, useContractChoices } from './contractChoices.ts'
import { useSaveMysqlContract, useSaveOracleContract, useSaveSqlServerContract } from './contractMutations.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'

export function OracleForm(slot: ContractFormSlot<OracleValues>) {
  const choices = useContractChoices(useOracleLicenseTypes())
  return <OracleContractForm {...slot} choices={choices} onSave={useSaveOracleContract()} />
}

export function MysqlForm(slot: ContractFormSlot<CountedValues>) {
  const choices = useContractChoices(useMysqlLicenseTypes())
  return <MysqlContractForm {...slot} choices={choices} onSave={useSaveMysqlContract()} />
}

export function SqlServerForm(slot: ContractFormSlot<CountedValues>) {
  const choices = useContractChoices(useSqlServerLicenseTypes())
  return <SqlServerContractForm {...slot} choices={choices} onSave={useSaveSqlServerContract()} />
}

export function OracleHosts(props: { contract: OracleContract; onClose: () => void }) {
  const hosts = useHostNames(true)
  return (
    <ContractHostsDialog
      {...props}
      hosts={rowsOf(hosts)}
      onRetry={retryOf(hosts)}
      onSave={useSaveOracleContract()}
    />
  )
}
