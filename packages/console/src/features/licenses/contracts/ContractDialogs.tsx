import type {
  DatabaseUsedLicensePerHost,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'
import { escapeText } from '@inventory-console/api-mocks/contract/reportText'
import { PartialImportError } from '@inventory-console/ui/lib/mutationErrors'
import { type ListState, retryFailed, valueOr } from '@inventory-console/ui/lib/state'
import { AllLocationsDialog } from '@inventory-console/ui/screens/licenses/contracts/bulk/AllLocationsDialog'
import {
  AttachHostsDialog,
  type AttachHostsDialogProps,
  type ContractTarget,
  mysqlTarget,
  oracleTarget,
  sqlServerTarget,
} from '@inventory-console/ui/screens/licenses/contracts/bulk/AttachHostsDialog'
import { ContractHostsDialog } from '@inventory-console/ui/screens/licenses/contracts/ContractHostsDialog'
import type { ContractDialog } from '@inventory-console/ui/screens/licenses/contracts/ContractsFrame'
import type {
  CountedValues,
  OracleValues,
} from '@inventory-console/ui/screens/licenses/contracts/ContractsScreens'
import type { ContractFormProps } from '@inventory-console/ui/screens/licenses/contracts/forms/ContractForm'
import {
  MysqlContractForm,
  SqlServerContractForm,
} from '@inventory-console/ui/screens/licenses/contracts/forms/CountedContractForm'
import { OracleContractForm } from '@inventory-console/ui/screens/licenses/contracts/forms/OracleContractForm'
import {
  ImportDialog,
  type ImportDialogProps,
  type KnownNames,
  type ListedContract,
} from '@inventory-console/ui/screens/licenses/import/ImportDialog'
import { useMemo } from 'react'
import { ApiError } from '../../../platform/http/ApiError.ts'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../../platform/queries/licenses.ts'
import {
  useClusterNames,
  useHostNames,
  useLicenseLocations,
  useLocationAlias,
} from '../../../platform/queries/lookups.ts'
import { useInvalidate } from '../../../platform/query/mutation.ts'
import { fetchQuery, type Query } from '../../../platform/query/query.ts'
import { useServices } from '../../../platform/services.ts'
import { usedLicensesPerHost } from '../queries.ts'
import {
  invalidatedByContracts,
  useImportContracts,
  useSampleContracts,
  useSaveMysqlContract,
  useSaveOracleContract,
  useSaveSqlServerContract,
} from './contractMutations.ts'

interface DialogProps<Contract, Values> {
  dialog: ContractDialog<Contract, Values>
  onClose: () => void
}

export function OracleDialog({ dialog, onClose }: DialogProps<OracleContract, OracleValues>) {
  const save = useSaveOracleContract()
  switch (dialog.kind) {
    case 'form':
      return <OracleForm {...dialog.form} onClose={onClose} />
    case 'import':
      return <OracleImport listed={dialog.listed} onClose={onClose} />
    case 'hosts':
      return <OracleHosts contract={dialog.contract} onClose={onClose} />
    case 'attach':
    case 'allLocations': {
      const targets = dialog.contracts.map((contract) => oracleTarget(contract, save))
      return <BulkChange dialog={dialog} targets={targets} onClose={onClose} />
    }
  }
}

export function MysqlDialog({ dialog, onClose }: DialogProps<MySQLContract, CountedValues>) {
  const save = useSaveMysqlContract()
  switch (dialog.kind) {
    case 'form':
      return <MysqlForm {...dialog.form} onClose={onClose} />
    case 'import':
      return <MysqlImport listed={dialog.listed} onClose={onClose} />
    case 'attach':
    case 'allLocations': {
      const targets = dialog.contracts.map((contract) => mysqlTarget(contract, save))
      return <BulkChange dialog={dialog} targets={targets} onClose={onClose} />
    }
    case 'hosts':
      return null
  }
}

export function SqlServerDialog({ dialog, onClose }: DialogProps<SqlServerContract, CountedValues>) {
  const save = useSaveSqlServerContract()
  switch (dialog.kind) {
    case 'form':
      return <SqlServerForm {...dialog.form} onClose={onClose} />
    case 'import':
      return <SqlServerImport listed={dialog.listed} onClose={onClose} />
    case 'attach':
    case 'allLocations': {
      const targets = dialog.contracts.map((contract) => sqlServerTarget(contract, save))
      return <BulkChange dialog={dialog} targets={targets} onClose={onClose} />
    }
    case 'hosts':
      return null
  }
}

function OracleForm(props: ContractFormProps<OracleValues>) {
  const choices = useContractChoices(useOracleLicenseTypes())
  return <OracleContractForm {...props} choices={choices} onSave={useSaveOracleContract()} />
}

function MysqlForm(props: ContractFormProps<CountedValues>) {
  const choices = useContractChoices(useMysqlLicenseTypes())
  return <MysqlContractForm {...props} choices={choices} onSave={useSaveMysqlContract()} />
}

function SqlServerForm(props: ContractFormProps<CountedValues>) {
  const choices = useContractChoices(useSqlServerLicenseTypes())
  return <SqlServerContractForm {...props} choices={choices} onSave={useSaveSqlServerContract()} />
}

function OracleHosts(props: { contract: OracleContract; onClose: () => void }) {
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

interface BulkChangeProps {
  dialog: { kind: 'attach'; hidden: number; onComplete: () => void } | { kind: 'allLocations' }
  targets: readonly ContractTarget[]
  onClose: () => void
}

/** Changes several contracts. */
function BulkChange({ dialog, targets, onClose }: BulkChangeProps) {
  return dialog.kind === 'attach' ? (
    <AttachHosts targets={targets} hidden={dialog.hidden} onComplete={dialog.onComplete} onClose={onClose} />
  ) : (
    <AllLocationsDialog targets={targets} onClose={onClose} />
  )
}

function AttachHosts(props: Pick<AttachHostsDialogProps, 'targets' | 'hidden' | 'onComplete' | 'onClose'>) {
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

type ImportProps = Pick<ImportDialogProps, 'listed' | 'onClose'>

function OracleImport(props: ImportProps) {
  const known = useKnownNames(useOracleLicenseTypes())
  const actions = useImportActions('oracle', oracleContracts.queryOf({}))
  return <ImportDialog vendor="oracle" known={known} storedName={escapeText} {...actions} {...props} />
}

function MysqlImport(props: ImportProps) {
  const known = useKnownNames(useMysqlLicenseTypes())
  const actions = useImportActions('mysql', mysqlContracts.queryOf({}))
  return <ImportDialog vendor="mysql" known={known} storedName={escapeText} {...actions} {...props} />
}

function SqlServerImport(props: ImportProps) {
  const known = useKnownNames(useSqlServerLicenseTypes())
  const actions = useImportActions('sqlserver', sqlServerContracts.queryOf({}))
  return <ImportDialog vendor="sqlServer" known={known} storedName={escapeText} {...actions} {...props} />
}

function useImportActions(
  type: Parameters<typeof useImportContracts>[0],
  query: Query<{ contracts: readonly ListedContract[] }>,
) {
  const services = useServices()
  const onImport = useImport(type)
  const onSample = useSampleContracts(type)
  const onList = async () => (await fetchQuery(services, query)).value.contracts
  return { onImport, onSample, onList }
}

/** The names that an import is checked against. Null while they load; a list that fails to load is null. */
function useKnownNames(types: ListState<{ id: string }>): KnownNames | null {
  const hosts = useHostNames()
  const locations = useLicenseLocations()
  const usage = valueOr(usedLicensesPerHost.useRows(noFilters), null)
  const isLoading = [types, hosts, locations].some(({ status }) => status === 'loading')
  const typeRows = valueOr(types, null)
  const hostRows = valueOr(hosts, null)
  const locationRows = valueOr(locations, null)
  return useMemo(() => {
    if (isLoading) return null
    return {
      types: typeRows?.map(({ id }) => id) ?? null,
      hosts: hostRows,
      // With an alias of several locations, one entry is its whole list.
      locations: locationRows?.flatMap((names) => names.split(',')) ?? null,
      usage,
    }
  }, [isLoading, typeRows, hostRows, locationRows, usage])
}

/** A 422 comes from inside the file, after the rows before it were stored. */
function useImport(type: Parameters<typeof useImportContracts>[0]) {
  const importFile = useImportContracts(type)
  const invalidate = useInvalidate()
  return async (file: File) => {
    try {
      await importFile(file)
    } catch (error) {
      invalidate(invalidatedByContracts)
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      const line = linePattern.exec(error.serverMessage)?.[1]
      throw new PartialImportError(
        // The dialog names the line of the selected file.
        error.serverMessage.replace(linePattern, '') || error.message,
        line === undefined ? null : Number(line),
      )
    }
  }
}

const linePattern = /\b(?:(?:record|parse error) )?(?:on )?line:? (\d{1,7})\b[:;,]? ?/i

/** The options of a contract form; `null` while they load. */
function useContractChoices<Type>(types: ListState<Type>) {
  const hosts = useHostNames()
  const clusters = useClusterNames()
  const locations = useLicenseLocations()
  return {
    types: loadedRows(types),
    hosts: loadedRows(hosts),
    clusters: loadedRows(clusters),
    // The form adds All itself. The API returns an empty name for a role without locations.
    locations: loadedRows(locations)?.filter((name) => name !== '' && name !== 'All') ?? null,
    usage: useHostUsage(),
    locationLabel: useLocationAlias(),
    onRetry: retryFailed(types, hosts, clusters, locations),
  }
}

/** Empty while the used licenses load, so that hosts can already be selected. */
function useHostUsage(): readonly DatabaseUsedLicensePerHost[] {
  const used = usedLicensesPerHost.useRows(noFilters)
  return valueOr(used, noUsage)
}

const noFilters = {}
const noUsage: readonly never[] = []

/** Rows of a list; `null` while it loads. */
export function loadedRows<Row>(list: ListState<Row>): readonly Row[] | null {
  if (list.status === 'ready') return list.value
  return list.status === 'loading' ? null : []
}
