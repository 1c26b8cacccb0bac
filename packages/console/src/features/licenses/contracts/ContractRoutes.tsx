import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
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
import type { ListedContract } from '@inventory-console/ui/screens/licenses/import/ImportDialog'
import { Suspense, type ReactNode } from 'react'
import { useFormDraft } from '../../../platform/environment/useFormDraft.ts'
import { listRoute, type ListScreenProps } from '../../../platform/list-route/listRoute.tsx'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../../platform/queries/licenseQueries.ts'
import { formDraft } from '../../../platform/storage/drafts.ts'
import {
  useRemoveMysqlContract,
  useRemoveOracleContract,
  useRemoveSqlServerContract,
} from './contractMutations.ts'
import { useMysqlLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'

// Lazy-loaded: forms, hosts dialog and file import.
const loadForms = () => import('./ContractForms.tsx')
const OracleForm = lazyComponent(async () => (await loadForms()).OracleForm)
const OracleHosts = lazyComponent(async () => (await loadForms()).OracleHosts)
const OracleAttach = lazyComponent(async () => (await loadForms()).OracleAttach)
const MysqlAttach = lazyComponent(async () => (await loadForms()).MysqlAttach)
const SqlServerAttach = lazyComponent(async () => (await loadForms()).SqlServerAttach)
const OracleAllLocations = lazyComponent(async () => (await loadForms()).OracleAllLocations)
const MysqlAllLocations = lazyComponent(async () => (await loadForms()).MysqlAllLocations)
const SqlServerAllLocations = lazyComponent(async () => (await loadForms()).SqlServerAllLocations)
const MysqlForm = lazyComponent(async () => (await loadForms()).MysqlForm)
const SqlServerForm = lazyComponent(async () => (await loadForms()).SqlServerForm)
const loadImports = () => import('./ContractImport.tsx')
const OracleImport = lazyComponent(async () => (await loadImports()).OracleImport)
const MysqlImport = lazyComponent(async () => (await loadImports()).MysqlImport)
const SqlServerImport = lazyComponent(async () => (await loadImports()).SqlServerImport)

type ImportRenderer = (onClose: () => void, listed: readonly ListedContract[]) => ReactNode

const suspended = (dialog: ReactNode) => <Suspense fallback={null}>{dialog}</Suspense>
const oracleForm = (formProps: ContractFormSlot<OracleValues>) => suspended(<OracleForm {...formProps} />)
const oracleHosts = (contract: OracleContract, onClose: () => void) =>
  suspended(<OracleHosts contract={contract} onClose={onClose} />)
const oracleImport: ImportRenderer = (onClose, listed) =>
  suspended(<OracleImport onClose={onClose} listed={listed} />)
const mysqlForm = (formProps: ContractFormSlot<CountedValues>) => suspended(<MysqlForm {...formProps} />)
const mysqlImport: ImportRenderer = (onClose, listed) =>
  suspended(<MysqlImport onClose={onClose} listed={listed} />)
const sqlServerForm = (formProps: ContractFormSlot<CountedValues>) =>
  suspended(<SqlServerForm {...formProps} />)
const sqlServerImport: ImportRenderer = (onClose, listed) =>
  suspended(<SqlServerImport onClose={onClose} listed={listed} />)

type AttachRenderer<Contract> = (
  contracts: readonly Contract[],
  onClose: () => void,
  onDone: () => void,
) => ReactNode
const oracleAttach: AttachRenderer<OracleContract> = (contracts, onClose, onComplete) =>
  suspended(<OracleAttach {...{ contracts, onClose, onComplete }} />)
const mysqlAttach: AttachRenderer<MySQLContract> = (contracts, onClose, onComplete) =>
  suspended(<MysqlAttach {...{ contracts, onClose, onComplete }} />)
const sqlServerAttach: AttachRenderer<SqlServerContract> = (contracts, onClose, onComplete) =>
  suspended(<SqlServerAttach {...{ contracts, onClose, onComplete }} />)

type AllLocationsRenderer<Contract> = (contracts: readonly Contract[], onClose: () => void) => ReactNode
const oracleAllLocations: AllLocationsRenderer<OracleContract> = (contracts, onClose) =>
  suspended(<OracleAllLocations {...{ contracts, onClose }} />)
const mysqlAllLocations: AllLocationsRenderer<MySQLContract> = (contracts, onClose) =>
  suspended(<MysqlAllLocations {...{ contracts, onClose }} />)
const sqlServerAllLocations: AllLocationsRenderer<SqlServerContract> = (contracts, onClose) =>
  suspended(<SqlServerAllLocations {...{ contracts, onClose }} />)

const oracleDraft = formDraft<OpenForm<OracleValues>>()
const mysqlDraft = formDraft<OpenForm<CountedValues>>()
const sqlServerDraft = formDraft<OpenForm<CountedValues>>()

function Oracle(props: ListScreenProps<OracleContract>) {
  const [draft, onDraftChange] = useFormDraft(oracleDraft)
  return (
    <OracleContractsScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveOracleContract()}
      form={oracleForm}
      hosts={oracleHosts}
      importer={oracleImport}
      renderAttachDialog={oracleAttach}
      allLocations={oracleAllLocations}
    />
  )
}

function Mysql(props: ListScreenProps<MySQLContract>) {
  const [draft, onDraftChange] = useFormDraft(mysqlDraft)
  return (
    <MysqlContractsScreen
      {...props}
      types={useMysqlLicenseTypes()}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveMysqlContract()}
      form={mysqlForm}
      importer={mysqlImport}
      renderAttachDialog={mysqlAttach}
      allLocations={mysqlAllLocations}
    />
  )
}

function SqlServer(props: ListScreenProps<SqlServerContract>) {
  const [draft, onDraftChange] = useFormDraft(sqlServerDraft)
  return (
    <SqlServerContractsScreen
      {...props}
      types={useSqlServerLicenseTypes()}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveSqlServerContract()}
      form={sqlServerForm}
      importer={sqlServerImport}
      renderAttachDialog={sqlServerAttach}
      allLocations={sqlServerAllLocations}
    />
  )
}

export const OracleContractsRoute = listRoute({ Screen: Oracle, ...oracleContracts })
export const MysqlContractsRoute = listRoute({ Screen: Mysql, ...mysqlContracts })
export const SqlServerContractsRoute = listRoute({ Screen: SqlServer, ...sqlServerContracts })
