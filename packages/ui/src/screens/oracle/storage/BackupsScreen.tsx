import type { OracleBackup, OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { type ReactNode, useMemo } from 'react'
import { databaseTo, flagCount, hostColumn, type WithDatabase } from '../../../columns/databaseColumns.ts'
import { ViewTabs } from '../../../components/tabs/ViewTabs.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { shortVersion } from '../../../domain/shortForms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { valueOr } from '../../../lib/state.ts'
import { defineList, type ListPageProps } from '../../defineList.tsx'
import { paths } from '../../paths.ts'
import { backups } from '../oracleLists.tsx'

export const backupViews = ['backups', 'without'] as const
export type BackupView = (typeof backupViews)[number]

/** Oracle databases whose agent reports no backup. */
export const databasesWithoutBackup = defineList<OracleDatabaseRow>({
  area: 'oracleStorage.withoutBackup',
  columns: [
    { ...hostColumn<OracleDatabaseRow>(), sorted: 'ascending' },
    {
      id: 'databasename',
      header: 'dbname',
      kind: 'link',
      width: 136,
      value: ({ name }) => name,
      to: ({ hostname, name }) => databaseTo(hostname, name),
      filter: 'text',
    },
    { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'location', kind: 'text', width: 184, filter: 'oneOf' },
    { id: 'status', kind: 'status', filter: 'oneOf' },
    { id: 'archivelog', kind: 'boolean', filter: 'yesNo' },
    { id: 'dataguard', kind: 'boolean', filter: 'yesNo' },
    { id: 'segmentsSize', kind: 'gigabytes', measured: true, filter: 'range' },
    { id: 'version', kind: 'version', short: shortVersion, filter: 'oneOf' },
  ],
  identity: ({ hostname, name }) => [hostname, name],
  counts: [flagCount('noArchivelog', 'archivelog', false), flagCount('noStandby', 'dataguard', false)],
  groupedBy: 'host',
  rowTo: ({ hostname, name }) => databaseTo(hostname, name),
})

/** The databases that no backup names. */
export function withoutBackup(
  databases: readonly OracleDatabaseRow[],
  reported: readonly WithDatabase<OracleBackup>[],
): readonly OracleDatabaseRow[] {
  const backedUp = new Set(reported.map(({ hostname, databasename }) => keyOf(hostname, databasename)))
  return databases.filter(({ hostname, name }) => !backedUp.has(keyOf(hostname, name)))
}

function BackupViews({ current, children }: { current: BackupView; children: ReactNode }) {
  const t = useText('oracleStorage')
  const common = useText('common')
  const views = backupViews.map((id) => ({
    id,
    label: id === 'backups' ? common('columns.backups') : t('withoutBackup.title'),
    to: id === 'backups' ? paths.backups : `${paths.backups}?tab=${id}`,
  }))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewTabs label={common('columns.backups')} views={views} current={current} />
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

type Backup = WithDatabase<OracleBackup>

const fullTypes: ReadonlySet<string> = new Set(['Full', 'Db Full', 'Level0', 'Incr Lvl 0'])

const keyOf = (hostname: string, name: string) => JSON.stringify([hostname, name])

/** Hidden, for the quick filter: no backup of the database is full. */
function noFullColumn(rows: readonly Backup[]): Column<Backup> {
  const full = rows.filter(({ backupType }) => fullTypes.has(backupType))
  const databases = new Set(full.map(({ hostname, databasename }) => keyOf(hostname, databasename)))
  return {
    id: 'noFull',
    kind: 'boolean',
    hidden: true,
    value: ({ hostname, databasename }) => !databases.has(keyOf(hostname, databasename)),
    filter: 'yesNo',
  }
}

/** Oracle's `REDUNDANCY 2` and `14 DAYS` in words; other policies stay as they are. */
function inWords(column: Column<Backup>, t: ReturnType<typeof useText<'oracleStorage'>>): Column<Backup> {
  if (column.id !== 'retention' || column.kind !== 'text') return column
  const value = ({ retention }: Backup) => {
    const [, copies] = /^REDUNDANCY (\d+)$/i.exec(retention) ?? []
    const [, days] = /^(\d+) DAYS?$/i.exec(retention) ?? []
    if (copies !== undefined) return t('retention.copies', { count: Number(copies) })
    return days === undefined ? retention : t('retention.days', { count: Number(days) })
  }
  return { ...column, value }
}

const counts = [flagCount('noFull', 'noFull', true, 'warning')]
const noRows: readonly Backup[] = []

export function BackupsScreen(props: ListPageProps<Backup>) {
  const rows = valueOr(props.list, noRows)
  const t = useText('oracleStorage')
  const columns = useMemo(
    () => [...backups.columns.map((column) => inWords(column, t)), noFullColumn(rows)],
    [rows, t],
  )
  return (
    <BackupViews current="backups">
      <backups.Screen {...props} columns={columns} counts={counts} />
    </BackupViews>
  )
}

export function WithoutBackupScreen(props: ListPageProps<OracleDatabaseRow>) {
  return (
    <BackupViews current="without">
      <databasesWithoutBackup.Screen {...props} />
    </BackupViews>
  )
}
