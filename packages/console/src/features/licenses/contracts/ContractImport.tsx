import { PartialImportError } from '@inventory-console/ui/lib/mutationErrors'
import type { ListState } from '@inventory-console/ui/lib/state'
import { ImportDialog, type ListedContract } from '@inventory-console/ui/screens/licenses/import/ImportDialog'
import { ApiError } from '../../../platform/http/ApiError.ts'
import { useInvalidate } from '../../../platform/query/mutation.ts'
import { useImportContracts, useSampleContracts } from './contractFiles.ts'
import { invalidatedByContracts } from './contractMutations.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'

interface ImportProps {
  listed: readonly ListedContract[]
  onClose: () => void
}

export function OracleImport(props: ImportProps) {
  const types = typeIds(useOracleLicenseTypes())
  const importActions = { onImport: useImport('oracle'), onSample: useSampleContracts('oracle') }
  return <ImportDialog vendor="oracle" types={types} {...importActions} {...props} />
}

export function MysqlImport(props: ImportProps) {
  const types = typeIds(useMysqlLicenseTypes())
  const importActions = { onImport: useImport('mysql'), onSample: useSampleContracts('mysql') }
  return <ImportDialog vendor="mysql" types={types} {...importActions} {...props} />
}

export function SqlServerImport(props: ImportProps) {
  const types = typeIds(useSqlServerLicenseTypes())
  const importActions = { onImport: useImport('sqlserver'), onSample: useSampleContracts('sqlserver') }
  return <ImportDialog vendor="sqlServer" types={types} {...importActions} {...props} />
}

type ImportFileType = Parameters<typeof useImportContracts>[0]

/** A 422 comes from inside the file, after the rows before it were stored. */
function useImport(type: ImportFileType) {
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
