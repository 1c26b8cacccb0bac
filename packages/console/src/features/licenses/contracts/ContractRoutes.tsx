import type { MySQLContract, OracleContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import { lazy } from '@inventory-console/ui/lib/lazy'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import {
  MysqlContractsScreen,
  OracleContractsScreen,
  SqlServerContractsScreen,
  type CountedValues,
  type OpenForm,
  type OracleValues,
} from '@inventory-console/ui/screens/licenses/contracts/ContractsScreens'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  useMysqlLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../../platform/queries/licenses.ts'
import { formDraft, useFormDraft } from '../../../platform/storage/drafts.ts'
import { useRemoveContract } from './contractMutations.ts'

const loadDialogs = () => import('./ContractDialogs.tsx')
const OracleDialog = lazy(async () => (await loadDialogs()).OracleDialog, null)
const MysqlDialog = lazy(async () => (await loadDialogs()).MysqlDialog, null)
const SqlServerDialog = lazy(async () => (await loadDialogs()).SqlServerDialog, null)

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
      renderDialog={(dialog, onClose) => <OracleDialog dialog={dialog} onClose={onClose} />}
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
      renderDialog={(dialog, onClose) => <MysqlDialog dialog={dialog} onClose={onClose} />}
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
      renderDialog={(dialog, onClose) => <SqlServerDialog dialog={dialog} onClose={onClose} />}
    />
  )
}

export const OracleContractsRoute = listRoute({ Screen: Oracle, ...oracleContracts })
export const MysqlContractsRoute = listRoute({ Screen: Mysql, ...mysqlContracts })
export const SqlServerContractsRoute = listRoute({ Screen: SqlServer, ...sqlServerContracts })
