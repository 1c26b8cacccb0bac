import type {
  DatabaseUsedLicensePerHost,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'
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
} from '@inventory-console/ui/screens/licenses/import/ImportDialog'
import { ApiError } from '../../../platform/http/ApiError.ts'
import {
  useClusterNames,
  useHostNames,
  useLicenseLocations,
  useLocationAlias,
} from '../../../platform/queries/lookups.ts'
import { useInvalidate } from '../../../platform/query/mutation.ts'
import {
  usedLicensesPerHost,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../queries.ts'
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
  dialog: { kind: 'attach'; onComplete: () => void } | { kind: 'allLocations' }
  targets: readonly ContractTarget[]
  onClose: () => void
}

/** Changes several contracts. */
function BulkChange({ dialog, targets, onClose }: BulkChangeProps) {
  return dialog.kind === 'attach' ? (
    <AttachHosts targets={targets} onComplete={dialog.onComplete} onClose={onClose} />
  ) : (
    <AllLocationsDialog targets={targets} onClose={onClose} />
  )
}

function AttachHosts(props: Pick<AttachHostsDialogProps, 'targets' | 'onComplete' | 'onClose'>) {
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
  const types = typeIds(useOracleLicenseTypes())
  const importActions = { onImport: useImport('oracle'), onSample: useSampleContracts('oracle') }
  return <ImportDialog vendor="oracle" types={types} {...importActions} {...props} />
}

function MysqlImport(props: ImportProps) {
  const types = typeIds(useMysqlLicenseTypes())
  const importActions = { onImport: useImport('mysql'), onSample: useSampleContracts('mysql') }
  return <ImportDialog vendor="mysql" types={types} {...importActions} {...props} />
}

function SqlServerImport(props: ImportProps) {
  const types = typeIds(useSqlServerLicenseTypes())
  const importActions = { onImport: useImport('sqlserver'), onSample: useSampleContracts('sqlserver') }
  return <ImportDialog vendor="sqlServer" types={types} {...importActions} {...props} />
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
      const line = /\bline:? (\d{1,7})\b/i.exec(error.serverMessage)?.[1]
      throw new PartialImportError(
        error.serverMessage || error.message,
        line === undefined ? null : Number(line),
      )
    }
  }
}

function typeIds(types: ListState<{ id: string }>): readonly string[] | null {
  return types.status === 'ready' ? types.value.map(({ id }) => id) : null
}

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
