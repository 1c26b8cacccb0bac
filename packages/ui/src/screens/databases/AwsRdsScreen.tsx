import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import { useCallback } from 'react'
import { keyOf } from '../../columns/places.ts'
import type { Column } from '../../components/data-table/column.ts'
import { readKey } from '../../components/data-table/engine/read.ts'
import { useColumnTexts } from '../../components/data-table/useColumnTexts.ts'
import { ExportButton } from '../../components/export-button/ExportButton.tsx'
import { ListScreen, type Found } from '../../components/list-screen/ListScreen.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { number, text } from '../../lib/wire.ts'
import type { DatabaseScreenProps } from './DatabaseList.tsx'

/** Licences of one edition; nothing for engines that need none of Oracle: facts, RDS. */
function licences({ engine, edition, licensesCount }: AwsDbInstance, wanted: string): number | null {
  if (!text(engine).includes('oracle')) return null
  return edition === wanted ? number(licensesCount) : 0
}

const choice = { kind: 'text', filter: 'oneOf' } as const
const amount = { kind: 'number', width: 144, filter: 'range' } as const

export const rdsColumns: readonly Column<AwsDbInstance>[] = [
  { id: 'dbName', kind: 'text', filter: 'text' },
  { id: 'dbInstanceClass', kind: 'text', filter: 'text' },
  { id: 'engine', kind: 'text', filter: 'text' },
  { id: 'engineVersion', kind: 'version', width: 240, filter: 'oneOf' },
  { id: 'dbInstanceStatus', ...choice, width: 184 },
  { id: 'licenseModel', ...choice, width: 184 },
  { id: 'standardLicenses', ...amount, width: 184, value: (row) => licences(row, 'standard') },
  { id: 'enterpriseLicenses', ...amount, width: 184, value: (row) => licences(row, 'enterprise') },
  { id: 'storageType', ...choice, width: 128 },
  { id: 'allocatedStorage', ...amount, width: 184 },
  { id: 'maxAllocatedStorage', ...amount, width: 184 },
  { id: 'instanceType', ...choice },
  { id: 'processorManufacturer', ...choice, width: 200 },
  { id: 'defaultCore', ...amount },
  { id: 'defaultThreadsPerCore', ...amount, width: 184 },
  { id: 'defaultVCpus', ...amount },
  { id: 'memorySizeInMib', ...amount },
]

/** Cells as text and number, under headers in the language shown. */
export type SheetRows = readonly (readonly (string | number)[])[]

export interface AwsRdsScreenProps extends Omit<DatabaseScreenProps<AwsDbInstance>, 'actions'> {
  /** The services make no file of this list: the console does. */
  onExport?: ((rows: SheetRows) => Promise<void>) | undefined
}

/** The databases that run as a service of Amazon. */
export function AwsRdsScreen({ onExport, ...props }: AwsRdsScreenProps) {
  const t = useText('oracleAudits')
  const { header } = useColumnTexts(area)
  const now = useNow()
  const actions = useCallback(
    ({ rows }: Found<AwsDbInstance>) => {
      if (!onExport || rows.length === 0) return null
      const sheet: SheetRows = [
        rdsColumns.map(({ id }) => header(id)),
        ...rows.map((row) => rdsColumns.map((column) => readKey(column, row, now) ?? '')),
      ]
      const label = t('rds.export', { count: rows.length })
      return <ExportButton choices={[{ id: 'csv', label, run: () => onExport(sheet) }]} />
    },
    [onExport, header, now, t],
  )
  return <ListScreen {...props} area={area} columns={rdsColumns} rowId={rowId} actions={actions} />
}

const area = 'oracleAudits.rds'

function rowId(row: AwsDbInstance) {
  return keyOf(row.dbName, row.dbInstanceClass, row.engine, row.engineVersion, row.allocatedStorage)
}
