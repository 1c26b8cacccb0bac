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
import type { ListedContract } from '@inventory-console/ui/screens/licenses/import/ImportDialog'
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

// Lazy-loaded: forms, hosts dialog and file import.
const forms = () => import('./ContractForms.tsx')
const OracleForm = lazyPart(async () => (await forms()).OracleForm)
const OracleHosts = lazyPart(async () => (await forms()).OracleHosts)
const OracleAttach = lazyPart(async () => (await forms()).OracleAttach)
const MysqlAttach = lazyPart(async () => (await forms()).MysqlAttach)
const SqlServerAttach = lazyPart(async () => (await forms()).SqlServerAttach)
const MysqlForm = lazyPart(async () => (await forms()).MysqlForm)
const SqlServerForm = lazyPart(async () => (await forms()).SqlServerForm)
const files = () => import('./ContractImport.tsx')
const OracleImport = lazyPart(async () => (await files()).OracleImport)
const MysqlImport = lazyPart(async () => (await files()).MysqlImport)
const SqlServerImport = lazyPart(async () => (await files()).SqlServerImport)

type Importer = (onClose: () => void, listed: readonly ListedContract[]) => ReactNode

const shown = (dialog: ReactNode) => <Suspense fallback={null}>{dialog}</Suspense>
const oracleForm = (slot: ContractFormSlot<OracleValues>) => shown(<OracleForm {...slot} />)
const oracleHosts = (contract: OracleContract, onClose: () => void) =>
  shown(<OracleHosts contract={contract} onClose={onClose} />)
const oracleImport: Importer = (onClose, listed) => shown(<OracleImport onClose={onClose} listed={listed} />)
const mysqlForm = (slot: ContractFormSlot<CountedValues>) => shown(<MysqlForm {...slot} />)
const mysqlImport: Importer = (onClose, listed) => shown(<MysqlImport onClose={onClose} listed={listed} />)
const sqlServerForm = (slot: ContractFormSlot<CountedValues>) => shown(<SqlServerForm {...slot} />)
const sqlServerImport: Importer = (onClose, listed) =>
  shown(<SqlServerImport onClose={onClose} listed={listed} />)

type Attacher<Contract> = (
  contracts: readonly Contract[],
  onClose: () => void,
  onDone: () => void,
) => ReactNode
const oracleAttach: Attacher<OracleContract> = (contracts, onClose, onDone) =>
  shown(<OracleAttach {...{ contracts, onClose, onDone }} />)
const mysqlAttach: Attacher<MySQLContract> = (contracts, onClose, onDone) =>
  shown(<MysqlAttach {...{ contracts, onClose, onDone }} />)
const sqlServerAttach: Attacher<SqlServerContract> = (contracts, onClose, onDone) =>
  shown(<SqlServerAttach {...{ contracts, onClose, onDone }} />)

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
      attacher={oracleAttach}
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
      attacher={mysqlAttach}
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
      attacher={sqlServerAttach}
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
