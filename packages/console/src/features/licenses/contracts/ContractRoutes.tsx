import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
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
import type { ReactNode } from 'react'
import { useFormDraft } from '../../../platform/environment/useFormDraft.ts'
import { lazyPart } from '../../../platform/lazy/lazyPart.tsx'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../../platform/queries/licenseQueries.ts'
import { formDraft } from '../../../platform/storage/drafts.ts'
import { useRemoveContract } from './contractMutations.ts'
import { useMysqlLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'

// Lazy-loaded: forms, hosts dialog and file import.
const loadForms = () => import('./ContractForms.tsx')
const OracleForm = lazyPart(async () => (await loadForms()).OracleForm)
const OracleHosts = lazyPart(async () => (await loadForms()).OracleHosts)
const OracleAttach = lazyPart(async () => (await loadForms()).oracleBulk.Attach)
const MysqlAttach = lazyPart(async () => (await loadForms()).mysqlBulk.Attach)
const SqlServerAttach = lazyPart(async () => (await loadForms()).sqlServerBulk.Attach)
const OracleAllLocations = lazyPart(async () => (await loadForms()).oracleBulk.AllLocations)
const MysqlAllLocations = lazyPart(async () => (await loadForms()).mysqlBulk.AllLocations)
const SqlServerAllLocations = lazyPart(async () => (await loadForms()).sqlServerBulk.AllLocations)
const MysqlForm = lazyPart(async () => (await loadForms()).MysqlForm)
const SqlServerForm = lazyPart(async () => (await loadForms()).SqlServerForm)
const loadImports = () => import('./ContractImport.tsx')
const OracleImport = lazyPart(async () => (await loadImports()).OracleImport)
const MysqlImport = lazyPart(async () => (await loadImports()).MysqlImport)
const SqlServerImport = lazyPart(async () => (await loadImports()).SqlServerImport)

type ImportRenderer = (onClose: () => void, listed: readonly ListedContract[]) => ReactNode

const oracleForm = (formProps: ContractFormSlot<OracleValues>) => <OracleForm {...formProps} />
const oracleHosts = (contract: OracleContract, onClose: () => void) => (
  <OracleHosts contract={contract} onClose={onClose} />
)
const oracleImport: ImportRenderer = (onClose, listed) => <OracleImport onClose={onClose} listed={listed} />
const mysqlForm = (formProps: ContractFormSlot<CountedValues>) => <MysqlForm {...formProps} />
const mysqlImport: ImportRenderer = (onClose, listed) => <MysqlImport onClose={onClose} listed={listed} />
const sqlServerForm = (formProps: ContractFormSlot<CountedValues>) => <SqlServerForm {...formProps} />
const sqlServerImport: ImportRenderer = (onClose, listed) => (
  <SqlServerImport onClose={onClose} listed={listed} />
)

type AttachRenderer<Contract> = (
  contracts: readonly Contract[],
  onClose: () => void,
  onDone: () => void,
) => ReactNode
const oracleAttach: AttachRenderer<OracleContract> = (contracts, onClose, onComplete) => (
  <OracleAttach {...{ contracts, onClose, onComplete }} />
)
const mysqlAttach: AttachRenderer<MySQLContract> = (contracts, onClose, onComplete) => (
  <MysqlAttach {...{ contracts, onClose, onComplete }} />
)
const sqlServerAttach: AttachRenderer<SqlServerContract> = (contracts, onClose, onComplete) => (
  <SqlServerAttach {...{ contracts, onClose, onComplete }} />
)

type AllLocationsRenderer<Contract> = (contracts: readonly Contract[], onClose: () => void) => ReactNode
const oracleAllLocations: AllLocationsRenderer<OracleContract> = (contracts, onClose) => (
  <OracleAllLocations {...{ contracts, onClose }} />
)
const mysqlAllLocations: AllLocationsRenderer<MySQLContract> = (contracts, onClose) => (
  <MysqlAllLocations {...{ contracts, onClose }} />
)
const sqlServerAllLocations: AllLocationsRenderer<SqlServerContract> = (contracts, onClose) => (
  <SqlServerAllLocations {...{ contracts, onClose }} />
)

const oracleDraft = formDraft<OpenForm<OracleValues>>()
const mysqlDraft = formDraft<OpenForm<CountedValues>>()
const sqlServerDraft = formDraft<OpenForm<CountedValues>>()

function Oracle(props: ListPageProps<OracleContract>) {
  const [draft, onDraftChange] = useFormDraft(oracleDraft)
  return (
    <OracleContractsScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveContract('oracle')}
      form={oracleForm}
      hosts={oracleHosts}
      importer={oracleImport}
      renderAttachDialog={oracleAttach}
      allLocations={oracleAllLocations}
    />
  )
}

function Mysql(props: ListPageProps<MySQLContract>) {
  const [draft, onDraftChange] = useFormDraft(mysqlDraft)
  return (
    <MysqlContractsScreen
      {...props}
      types={useMysqlLicenseTypes()}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveContract('mysql')}
      form={mysqlForm}
      importer={mysqlImport}
      renderAttachDialog={mysqlAttach}
      allLocations={mysqlAllLocations}
    />
  )
}

function SqlServer(props: ListPageProps<SqlServerContract>) {
  const [draft, onDraftChange] = useFormDraft(sqlServerDraft)
  return (
    <SqlServerContractsScreen
      {...props}
      types={useSqlServerLicenseTypes()}
      draft={draft}
      onDraftChange={onDraftChange}
      onRemove={useRemoveContract('microsoft')}
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
