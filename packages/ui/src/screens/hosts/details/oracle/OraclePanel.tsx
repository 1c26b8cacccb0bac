import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { diskGroupColumns } from '../../../../columns/oracleColumns.ts'
import { databaseParts } from '../../../../columns/oracleDatabaseLists.ts'
import type { Tab } from '../../../../components/tabs/Tabs.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'
import type { VisibleParts } from '../databases/databaseSearch.ts'
import { InstancePanel } from '../databases/InstancesBox.tsx'
import type { PanelLocation } from '../databases/panelLocation.ts'
import { CapacityTab } from './charts/CapacityTab.tsx'
import { GrowthTab } from './charts/GrowthTab.tsx'
import { InfoTab } from './InfoTab.tsx'
import type { OracleQueries } from './oracleQueries.ts'
import { PdbsTab } from './pdbs/PdbsTab.tsx'
import { TodayNote, useQueryTabs } from './useQueryTabs.tsx'

export interface OraclePanelProps {
  hostname: string
  database: OracleDatabase
  visible: VisibleParts
  queries: OracleQueries
  licenses: (dbName: string) => ReactNode
  location: PanelLocation
  onLocationChange: (location: PanelLocation) => void
}

/** One Oracle database. Tabs that need their own request send it when they open. */
export function OraclePanel(props: OraclePanelProps) {
  const { database, visible, location, onLocationChange } = props
  return (
    <InstancePanel
      label={database.name}
      tabs={useOracleTabs(props)}
      visible={visible}
      location={location}
      onLocationChange={onLocationChange}
    />
  )
}

const diskGroupArea = 'oracleStorage.diskGroups'

function useOracleTabs(props: OraclePanelProps): readonly Tab[] {
  const { database, visible, queries, onLocationChange } = props
  const label = useFieldLabels('hostOracle')
  const target = { database: database.name }
  const listTabs = new Map<string, Tab>(
    databaseParts.map(({ id, count, render }) => [
      id,
      {
        id,
        label: label(id),
        count: count(database),
        content: render(database, (list) => <ListBlock {...list} />),
      },
    ]),
  )
  // Empty lists get no tab, because a database has twenty of them.
  const nonEmptyTabs = (...ids: readonly (typeof databaseParts)[number]['id'][]) =>
    ids.flatMap((id) => listTabs.get(id) ?? []).filter(({ count }) => count !== 0)
  const pdbs = database.pdbs.length
  const tabIf = (condition: boolean, tab: Tab): readonly Tab[] => (condition ? [tab] : [])
  const queryTabs = useQueryTabs(target, queries, database.policiesAudit ?? [])

  return [
    {
      id: 'info',
      label: label('info'),
      content: (
        <InfoTab
          database={database}
          visible={visible}
          queries={queries}
          onOpen={(tab) => onLocationChange({ tab })}
        />
      ),
    },
    ...tabIf(pdbs > 0, { id: 'pdbs', label: label('pdbs'), count: pdbs, content: <PdbsTab {...props} /> }),
    { id: 'licenses', label: label('licenses'), content: props.licenses(target.database) },
    ...nonEmptyTabs(
      'grants',
      'options',
      'tablespaces',
      'schemas',
      'patches',
      'psus',
      'addms',
      'segmentAdvisors',
    ),
    ...tabIf(database.changes.length > 0 || pdbs > 0, {
      id: 'growth',
      label: label('growth'),
      content: <GrowthTab database={database} queries={queries} />,
    }),
    ...nonEmptyTabs('backups', 'services', 'partitionings'),
    ...tabIf(database.cpuDiskConsumptions.length > 0, {
      id: 'capacity',
      label: label('capacity'),
      content: <CapacityTab database={database} />,
    }),
    {
      id: 'diskGroups',
      label: label('diskGroups'),
      content: queries.diskGroups(target, (list) => (
        <div className="flex flex-col gap-4">
          <TodayNote isPastDay={queries.isPastDay} />
          <ListBlock
            area={diskGroupArea}
            columns={diskGroupColumns}
            list={list}
            rowId={({ diskGroupName }) => diskGroupName}
          />
        </div>
      )),
    },
    ...queryTabs,
  ]
}
