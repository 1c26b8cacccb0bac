import type { SqlServerDatabase, SqlServerInstance } from '@inventory-console/api-mocks/contract'
import type { Tab } from '../../../components/tabs/tab.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { joinNonEmpty } from '../../../lib/text.ts'
import type { InstanceProps } from '../databases/DatabasesBox.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import {
  backupColumns,
  fileGroupColumns,
  objectColumns,
  sqlServerDatabaseBlocks,
  sqlServerDatabaseColumns,
} from './sqlServerParts.ts'

export function InstanceDatabases({
  hostname,
  instance,
  location,
  onLocationChange,
}: InstanceProps<SqlServerInstance>) {
  return (
    <InnerDatabases
      hostname={hostname}
      instance={instance.name}
      databases={instance.databases}
      name={({ name }) => name}
      location={location}
      onLocationChange={onLocationChange}
      area="hostMicrosoft.databases"
      columnsFor={sqlServerDatabaseColumns}
      rowId={({ name, databaseID }) => joinNonEmpty(String(databaseID), name)}
      tabs={useTabs()}
    />
  )
}

function useTabs(): (database: SqlServerDatabase) => readonly Tab[] {
  const t = useText('hostMicrosoft')
  return (database) => [
    factsTab('info', t('tabs.info'), {
      item: database,
      blocks: sqlServerDatabaseBlocks,
      title: (id) => t(`blocks.${id}`),
      label: (id) => t(`databaseFacts.${id}`),
    }),
    listTab({
      id: 'fileGroups',
      label: t('fileGroups.title'),
      area: 'hostMicrosoft.fileGroups',
      columns: fileGroupColumns,
      rows: database.tablespaces,
      rowId: ({ filename, fileType }) => joinNonEmpty(filename, fileType),
    }),
    listTab({
      id: 'objects',
      label: t('objects.title'),
      area: 'hostMicrosoft.objects',
      columns: objectColumns,
      rows: database.schemas,
      rowId: ({ allocationType }) => allocationType,
    }),
    listTab({
      id: 'backups',
      label: t('backups.title'),
      area: 'hostMicrosoft.backups',
      columns: backupColumns,
      rows: database.backups,
      rowId: ({ backupType, hour, weekDays }) => joinNonEmpty(backupType, hour, weekDays.join(' ')),
    }),
  ]
}
