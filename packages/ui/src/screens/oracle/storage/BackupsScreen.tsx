import type { OracleBackup, OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { databaseTo, hostColumn, type WithDatabase } from '../../../columns/databaseColumns.ts'
import { ViewTabs } from '../../../components/tabs/ViewTabs.tsx'
import { shortVersion } from '../../../domain/shortForms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
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
      kind: 'link',
      width: 136,
      value: ({ name }) => name,
      to: ({ hostname, name }) => databaseTo(hostname, name),
      filter: 'text',
    },
    { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'location', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'status', kind: 'status', filter: 'oneOf' },
    { id: 'archivelog', kind: 'boolean', filter: 'yesNo' },
    { id: 'dataguard', kind: 'boolean', filter: 'yesNo' },
    { id: 'segmentsSize', kind: 'gigabytes', measured: true, filter: 'range' },
    { id: 'version', kind: 'version', short: shortVersion, filter: 'oneOf' },
  ],
  identity: ({ hostname, name }) => [hostname, name],
  groupedBy: 'host',
  rowTo: ({ hostname, name }) => databaseTo(hostname, name),
})

/** The databases that no backup names. */
export function withoutBackup(
  databases: readonly OracleDatabaseRow[],
  reported: readonly WithDatabase<OracleBackup>[],
): readonly OracleDatabaseRow[] {
  const keyOf = (hostname: string, name: string) => JSON.stringify([hostname, name])
  const backedUp = new Set(reported.map(({ hostname, databasename }) => keyOf(hostname, databasename)))
  return databases.filter(({ hostname, name }) => !backedUp.has(keyOf(hostname, name)))
}

function BackupViews({ current, children }: { current: BackupView; children: ReactNode }) {
  const t = useText('oracleStorage')
  const views = backupViews.map((id) => ({
    id,
    label: t(`backupViews.${id}`),
    to: id === 'backups' ? paths.backups : `${paths.backups}?tab=${id}`,
  }))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewTabs label={t('backupViews.label')} views={views} current={current} />
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

export function BackupsScreen(props: ListPageProps<WithDatabase<OracleBackup>>) {
  return (
    <BackupViews current="backups">
      <backups.Screen {...props} />
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
