import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { diskGroupColumns } from '../../../columns/diskGroups.ts'
import type { Tab } from '../../../components/tabs/tab.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Shown } from '../databases/databaseSearch.ts'
import { InstancePanel } from '../databases/InstancePanel.tsx'
import type { PanelPlace } from '../databases/place.ts'
import { PartList } from '../PartList.tsx'
import type { OracleAsks } from './asks.ts'
import { CapacityTab } from './charts/CapacityTab.tsx'
import { GrowthTab } from './charts/GrowthTab.tsx'
import { InfoTab } from './InfoTab.tsx'
import { databaseParts } from './parts.tsx'
import { PdbsTab } from './pdbs/PdbsTab.tsx'
import { TodayNote } from './TodayNote.tsx'
import { useAskedTabs } from './useAskedTabs.tsx'

export interface OraclePanelProps {
  hostname: string
  database: OracleDatabase
  shown: Shown
  ask: OracleAsks
  licenses: (dbName: string) => ReactNode
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
}

/** One Oracle database. Tabs that need their own request send it when they open. */
export function OraclePanel(props: OraclePanelProps) {
  const { database, shown, place, onPlace } = props
  return (
    <InstancePanel
      label={database.name}
      tabs={useOracleTabs(props)}
      shown={shown}
      place={place}
      onPlace={onPlace}
    />
  )
}

const diskGroupArea = 'oracleStorage.diskGroups'

function useOracleTabs(props: OraclePanelProps): readonly Tab[] {
  const { database, shown, ask, onPlace } = props
  const t = useText('hostOracle')
  const subject = { database: database.name }
  const parts = new Map<string, Tab>(
    databaseParts.map(({ id, count, show }) => [
      id,
      { id, label: t(`tabs.${id}`), count: count(database), content: show(database) },
    ]),
  )
  // Empty lists get no tab, because a database has twenty of them.
  const filled = (...ids: readonly (typeof databaseParts)[number]['id'][]) =>
    ids.flatMap((id) => parts.get(id) ?? []).filter(({ count }) => count !== 0)
  const pdbs = (database.pdbs ?? []).length
  const only = (is: boolean, tab: Tab): readonly Tab[] => (is ? [tab] : [])
  const asked = useAskedTabs(subject, ask, database.policiesAudit ?? [])

  return [
    {
      id: 'info',
      label: t('tabs.info'),
      content: <InfoTab database={database} shown={shown} ask={ask} onOpen={(tab) => onPlace({ tab })} />,
    },
    ...only(pdbs > 0, { id: 'pdbs', label: t('tabs.pdbs'), count: pdbs, content: <PdbsTab {...props} /> }),
    { id: 'licenses', label: t('tabs.licenses'), content: props.licenses(subject.database) },
    ...filled('grants', 'options', 'tablespaces', 'schemas', 'patches', 'psus', 'addms', 'segmentAdvisors'),
    ...only((database.changes ?? []).length > 0 || pdbs > 0, {
      id: 'growth',
      label: t('tabs.growth'),
      content: <GrowthTab database={database} ask={ask} />,
    }),
    ...filled('backups', 'services', 'partitionings'),
    ...only((database.cpuDiskConsumptions ?? []).length > 0, {
      id: 'capacity',
      label: t('tabs.capacity'),
      content: <CapacityTab database={database} />,
    }),
    {
      id: 'diskGroups',
      label: t('tabs.diskGroups'),
      content: ask.diskGroups(subject, (list) => (
        <div className="flex flex-col gap-4">
          <TodayNote past={ask.past} />
          <PartList
            area={diskGroupArea}
            columns={diskGroupColumns}
            list={list}
            rowId={({ diskGroupName }) => diskGroupName}
          />
        </div>
      )),
    },
    ...asked,
  ]
}
