import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import {
  MysqlContractsScreen,
  SqlServerContractsScreen,
  type CountedValues,
} from '@inventory-console/ui/screens/licenses/contracts/CountedContractsScreens'
import {
  OracleContractsScreen,
  type ContractFormSlot,
  type OpenForm,
  type OracleValues,
} from '@inventory-console/ui/screens/licenses/contracts/OracleContractsScreen'
import { Suspense, type ReactNode } from 'react'
import { useFormDraft } from '../../platform/environment/useFormDraft.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { formDraft } from '../../platform/storage/drafts.ts'
import {
  useRemoveMysqlContract,
  useRemoveOracleContract,
  useRemoveSqlServerContract,
} from './contractMutations.ts'
import {
  mysqlContractExports,
  oracleContractExports,
  sqlServerContractExports,
  useMysqlContracts,
  useMysqlLicenseTypes,
  useOracleContracts,
  useSqlServerContracts,
  useSqlServerLicenseTypes,
} from './contractQueries.ts'

// Forms, hosts and files: fetched when somebody opens one.
const forms = () => import('./ContractForms.tsx')
const OracleForm = lazyPart(async () => (await forms()).OracleForm)
const OracleHosts = lazyPart(async () => (await forms()).OracleHosts)
const MysqlForm = lazyPart(async () => (await forms()).MysqlForm)
const SqlServerForm = lazyPart(async () => (await forms()).SqlServerForm)
const files = () => import('./ContractImport.tsx')
const OracleImport = lazyPart(async () => (await files()).OracleImport)
const MysqlImport = lazyPart(async () => (await files()).MysqlImport)
const SqlServerImport = lazyPart(async () => (await files()).SqlServerImport)

const shown = (dialog: ReactNode) => <Suspense fallback={null}>{dialog}</Suspense>
const oracleForm = (slot: ContractFormSlot<OracleValues>) => shown(<OracleForm {...slot} />)
const oracleHosts = (contract: OracleContract, onClose: () => void) =>
  shown(<OracleHosts contract={contract} onClose={onClose} />)
const oracleImport = (onClose: () => void) => shown(<OracleImport onClose={onClose} />)
const mysqlForm = (slot: ContractFormSlot<CountedValues>) => shown(<MysqlForm {...slot} />)
const mysqlImport = (onClose: () => void) => shown(<MysqlImport onClose={onClose} />)
const sqlServerForm = (slot: ContractFormSlot<CountedValues>) => shown(<SqlServerForm {...slot} />)
const sqlServerImport = (onClose: () => void) => shown(<SqlServerImport onClose={onClose} />)

const oracleDraft = formDraft<OpenForm<OracleValues>>()
const mysqlDraft = formDraft<OpenForm<CountedValues>>()
const sqlServerDraft = formDraft<OpenForm<CountedValues>>()

function Oracle(props: ListScreenProps<OracleContract>) {
  const [draft, onDraft] = useFormDraft(oracleDraft)
  return (
    <OracleContractsScreen
      {...props}
      draft={draft}
      onDraft={onDraft}
      onRemove={useRemoveOracleContract()}
      form={oracleForm}
      hosts={oracleHosts}
      importer={oracleImport}
    />
  )
}

function Mysql(props: ListScreenProps<MySQLContract>) {
  const [draft, onDraft] = useFormDraft(mysqlDraft)
  return (
    <MysqlContractsScreen
      {...props}
      types={useMysqlLicenseTypes()}
      draft={draft}
      onDraft={onDraft}
      onRemove={useRemoveMysqlContract()}
      form={mysqlForm}
      importer={mysqlImport}
    />
  )
}

function SqlServer(props: ListScreenProps<SqlServerContract>) {
  const [draft, onDraft] = useFormDraft(sqlServerDraft)
  return (
    <SqlServerContractsScreen
      {...props}
      types={useSqlServerLicenseTypes()}
      draft={draft}
      onDraft={onDraft}
      onRemove={useRemoveSqlServerContract()}
      form={sqlServerForm}
      importer={sqlServerImport}
    />
  )
}

export const OracleContractsRoute = listRoute(Oracle, useOracleContracts, oracleContractExports, null)
export const MysqlContractsRoute = listRoute(Mysql, useMysqlContracts, mysqlContractExports, null)
export const SqlServerContractsRoute = listRoute(
  SqlServer,
  useSqlServerContracts,
  sqlServerContractExports,
  null,
)
