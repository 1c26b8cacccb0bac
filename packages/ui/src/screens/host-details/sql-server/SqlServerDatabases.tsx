import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { joinNonEmpty } from '../../../lib/text.ts'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import { InstancesBox } from '../databases/InstancesBox.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import { factFields } from '../facts.tsx'
import { InstanceDatabases } from './InstanceDatabases.tsx'
import { featureColumns, patchColumns, sqlServerBlocks } from './sqlServerParts.ts'

/** Patches and features belong to the host and are shown with every instance. */
export function SqlServerDatabases(props: PartProps) {
  const { host, location, onLocationChange } = props
  const t = useText('hostMicrosoft')
  const format = useFormat()
  const { instances, patches, features } = host.features.microsoft?.sqlServer ?? {}
  return (
    <InstancesBox
      {...props}
      databases={instances ?? []}
      note={({ edition, stateDesc }) => joinNonEmpty(edition, stateDesc)}
      fields={[
        ...factFields(sqlServerBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'licenses', label: t('tabs.licenses'), values: ({ license }) => license },
        { id: 'patches', label: t('patches.title'), values: () => patches },
        { id: 'features', label: t('features.title'), values: () => features },
      ]}
      tabs={(instance, visible) => [
        factsTab('info', t('tabs.info'), {
          item: instance,
          blocks: sqlServerBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          visible,
        }),
        {
          id: 'databases',
          label: t('databases.title'),
          count: instance.databases.length,
          content: (
            <InstanceDatabases hostname={host.hostname} {...{ instance, location, onLocationChange }} />
          ),
        },
        { id: 'licenses', label: t('tabs.licenses'), content: props.licenses(instance.name) },
        listTab({
          id: 'patches',
          label: t('patches.title'),
          area: 'hostMicrosoft.patches',
          columns: patchColumns,
          rows: patches ?? [],
          rowId: ({ displayName, displayVersion }) => joinNonEmpty(displayName, displayVersion),
        }),
        listTab({
          id: 'features',
          label: t('features.title'),
          area: 'hostMicrosoft.features',
          columns: featureColumns,
          rows: features ?? [],
          rowId: ({ feature, product, language }) => joinNonEmpty(feature, product, language),
        }),
      ]}
    />
  )
}
