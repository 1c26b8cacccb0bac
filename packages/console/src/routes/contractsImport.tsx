import type { ListState } from '@inventory-console/ui/lib/state'
import { ImportDialog } from '@inventory-console/ui/screens/licenses/ImportDialog'
import { useImportContracts, useSampleContracts } from '../api/contractActs.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from '../api/contracts.ts'

interface ImportProps {
  onClose: () => void
}

export function OracleImport({ onClose }: ImportProps) {
  const types = idsOf(useOracleLicenseTypes())
  const acts = { onImport: useImportContracts('oracle'), onSample: useSampleContracts('oracle') }
  return <ImportDialog maker="oracle" types={types} {...acts} onClose={onClose} />
}

export function MysqlImport({ onClose }: ImportProps) {
  const types = idsOf(useMysqlLicenseTypes())
  const acts = { onImport: useImportContracts('mysql'), onSample: useSampleContracts('mysql') }
  return <ImportDialog maker="mysql" types={types} {...acts} onClose={onClose} />
}

export function SqlServerImport({ onClose }: ImportProps) {
  const types = idsOf(useSqlServerLicenseTypes())
  const acts = { onImport: useImportContracts('sqlserver'), onSample: useSampleContracts('sqlserver') }
  return <ImportDialog maker="sqlServer" types={types} {...acts} onClose={onClose} />
}

function idsOf(types: ListState<{ id: string }>): readonly string[] | null {
  return types.status === 'ready' ? types.rows.map(({ id }) => id) : null
}
