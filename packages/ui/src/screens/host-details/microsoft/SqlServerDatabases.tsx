import type { HostDetail, SqlServerInstance } from '@inventory-console/api-mocks/contract'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { joined, part, rows, text } from '../../../lib/wire.ts'
import { DatabasesBox, type PartProps, type Shown } from '../DatabasesBox.tsx'
import { factFields } from '../facts.tsx'
import { InstancePanel } from '../InstancePanel.tsx'
import { factsTab, listTab } from '../tabs.tsx'
import { InstanceDatabases } from './InstanceDatabases.tsx'
import { featureColumns, patchColumns, sqlServerBlocks } from './sqlServerParts.ts'

export interface SqlServerDatabasesProps extends PartProps {
  host: HostDetail
}

/** The SQL Server instances of a host; patches and features are the host's, shown with each. */
export function SqlServerDatabases({ host, ...props }: SqlServerDatabasesProps) {
  const t = useText('hostMicrosoft')
  const format = useFormat()
  const { instances, patches, features } = part(part(part(host.features).microsoft).sqlServer)
  return (
    <DatabasesBox
      {...props}
      databases={rows(instances)}
      name={({ name }) => text(name)}
      note={({ edition, stateDesc }) => joined(edition, stateDesc)}
      fields={[
        ...factFields(sqlServerBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'licenses', label: t('tabs.licenses'), values: ({ license }) => license },
        { id: 'patches', label: t('patches.title'), values: () => patches },
        { id: 'features', label: t('features.title'), values: () => features },
      ]}
    >
      {(instance, shown) => <Instance {...props} host={host} instance={instance} shown={shown} />}
    </DatabasesBox>
  )
}

interface InstanceProps extends PartProps {
  host: HostDetail
  instance: SqlServerInstance
  shown: Shown
}

function Instance({ host, instance, shown, place, onPlace, licenses }: InstanceProps) {
  const t = useText('hostMicrosoft')
  const name = text(instance.name)
  const { patches, features } = part(part(part(host.features).microsoft).sqlServer)
  return (
    <InstancePanel
      label={name}
      shown={shown}
      place={place}
      onPlace={onPlace}
      tabs={[
        factsTab('info', t('tabs.info'), {
          thing: instance,
          blocks: sqlServerBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          shown,
        }),
        {
          id: 'databases',
          label: t('databases.title'),
          count: rows(instance.databases).length,
          content: (
            <InstanceDatabases
              hostname={text(host.hostname)}
              instance={instance}
              place={place}
              onPlace={onPlace}
            />
          ),
        },
        { id: 'licenses', label: t('tabs.licenses'), content: licenses(name) },
        listTab({
          id: 'patches',
          label: t('patches.title'),
          area: 'hostMicrosoft.patches',
          columns: patchColumns,
          rows: rows(patches),
          rowId: ({ displayName, displayVersion }) => joined(displayName, displayVersion),
        }),
        listTab({
          id: 'features',
          label: t('features.title'),
          area: 'hostMicrosoft.features',
          columns: featureColumns,
          rows: rows(features),
          rowId: ({ feature, product, language }) => joined(feature, product, language),
        }),
      ]}
    />
  )
}
