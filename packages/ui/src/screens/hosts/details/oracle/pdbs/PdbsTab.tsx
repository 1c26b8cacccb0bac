import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { ArrowLeft, Database, HardDrive, MemoryStick, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { pdbSize } from '../../../../../columns/databaseColumns.ts'
import { pdbParts } from '../../../../../columns/oracleDatabaseLists.ts'
import { Banner } from '../../../../../components/banner/Banner.tsx'
import { Button } from '../../../../../components/button/Button.tsx'
import { type Fact, KeyValueCard, KeyValueCards } from '../../../../../components/key-value/KeyValueCard.tsx'
import { Select } from '../../../../../components/select/Select.tsx'
import { type Tab, Tabs } from '../../../../../components/tabs/Tabs.tsx'
import { useFormat, useText } from '../../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../../i18n/useFieldLabels.ts'
import { readMarked } from '../../../../../lib/unreadValues.ts'
import { ListBlock } from '../../../../../list-screen/ListBlock.tsx'
import { ClosedPdbSize } from '../../../../ClosedPdbSize.tsx'
import { DatabaseState } from '../../../../DatabaseState.tsx'
import { type PanelLocation, panelPath } from '../../databases/panelLocation.ts'
import { PdbCapacityTab } from '../charts/CapacityTab.tsx'
import { PdbGrowthTab } from '../charts/GrowthTab.tsx'
import { Note, useSemaphoreFacts } from '../InfoTab.tsx'
import type { OracleQueries, QueryTarget } from '../oracleQueries.ts'
import { useQueryTabs } from '../useQueryTabs.tsx'
import { pdbColumns, pdbNames } from './pdbColumns.ts'

const area = 'hostOracleLists.pdbs'

/** All PDBs of a database, or the open one. */
export function PdbsTab(props: Omit<PdbPanelProps, 'pdb'>) {
  const { hostname, database, location } = props
  const t = useText('hostOracle')
  const pdbs = database.pdbs
  const name = database.name
  const columns = useMemo(
    () => pdbColumns((pdb) => panelPath(hostname, name, { tab: 'pdbs', pdb: pdb.name })),
    [hostname, name],
  )
  const open = location.pdb === undefined ? undefined : pdbs.find((pdb) => pdb.name === location.pdb)
  if (open) return <PdbPanel {...props} pdb={open} />
  return (
    <div className="flex flex-col gap-3">
      {location.pdb === undefined ? null : (
        <Banner tone="warning">{t('pdbs.unknown', { name: location.pdb })}</Banner>
      )}
      <ListBlock area={area} columns={columns} list={{ status: 'ready', value: pdbs }} rowId={pdbId} />
    </div>
  )
}

function pdbId({ name }: OraclePdb) {
  return name
}

export interface PdbPanelProps {
  hostname: string
  database: OracleDatabase
  pdb: OraclePdb
  queries: OracleQueries
  location: PanelLocation
  onLocationChange: (location: PanelLocation) => void
}

/** Details of one PDB in tabs. */
export function PdbPanel(props: PdbPanelProps) {
  const { database, pdb, location, onLocationChange } = props
  const t = useText('hostOracle')
  const common = useText('common')
  const name = pdb.name
  const allNames = pdbNames(database.pdbs)
  return (
    <div data-slot="pdb-panel" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="ghost" onClick={() => onLocationChange({ tab: 'pdbs' })} className="-ml-3">
          <ArrowLeft size={16} />
          {t('pdbs.all', { count: allNames.length })}
        </Button>
        <h3 className="min-w-0 text-14 font-semibold wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </h3>
        {pdb.status === '' ? null : <DatabaseState code={pdb.status} />}
        {allNames.length > 1 ? (
          <Select
            fixed
            size="small"
            label={t('pdbs.other')}
            hideLabel
            choices={allNames.map((pdbName) => ({ value: pdbName, label: pdbName }))}
            value={name}
            // Keeps the tab, so that PDBs can be compared.
            onChange={(pdbName) => onLocationChange({ ...location, tab: 'pdbs', pdb: pdbName })}
            className="ml-auto w-48"
          />
        ) : null}
      </div>
      <Tabs
        // Keyed here, so that the select keeps the focus.
        key={name}
        label={common('detailsOf', { name })}
        tabs={usePdbTabs(props)}
        value={location.view ?? 'general'}
        onChange={(view) => onLocationChange({ tab: 'pdbs', pdb: name, view })}
      />
    </div>
  )
}

function usePdbTabs({ database, pdb, queries, onLocationChange }: PdbPanelProps): readonly Tab[] {
  const label = useFieldLabels('hostOracle')
  const target = { database: database.name, pdb: pdb.name }
  const listTabs = pdbParts.flatMap(({ id, count, render }): Tab[] => {
    const rowCount = count(pdb)
    return rowCount === 0
      ? []
      : [
          {
            id,
            label: label(id),
            count: rowCount,
            content: render(pdb, (list) => <ListBlock {...list} />),
          },
        ]
  })
  const hasCapacity = pdb.cpuDiskConsumptionPdbs.length > 0
  const queryTabs = useQueryTabs(target, queries, pdb.policiesAudit ?? [])
  return [
    {
      id: 'general',
      label: label('general'),
      content: (
        <PdbGeneralTab
          pdb={pdb}
          target={target}
          queries={queries}
          onOpen={(view) => onLocationChange({ tab: 'pdbs', pdb: target.pdb, view })}
        />
      ),
    },
    ...listTabs,
    { id: 'growth', label: label('growth'), content: <PdbGrowthTab {...target} queries={queries} /> },
    ...(hasCapacity
      ? [{ id: 'capacity', label: label('capacity'), content: <PdbCapacityTab pdb={pdb} /> }]
      : []),
    ...queryTabs,
  ]
}

interface PdbGeneralTabProps {
  pdb: OraclePdb
  target: QueryTarget
  queries: OracleQueries
  onOpen: (view: 'migrability' | 'audit') => void
}

const textFields = ['status', 'charset'] as const
const space = ['allocable', 'datafileSize', 'segmentsSize'] as const
const memory = ['pgaAggregateTarget', 'sgaTarget'] as const

/** Facts of a PDB. A closed PDB has no values. */
export function PdbGeneralTab({ pdb, target, queries, onOpen }: PdbGeneralTabProps) {
  const t = useText('hostOracle')
  const label = useFieldLabels('hostOracle')
  const format = useFormat()
  const semaphores = useSemaphoreFacts(target, queries, onOpen)
  // PDB sizes have three decimals.
  const size = (id: (typeof space)[number] | (typeof memory)[number]): Fact => ({
    id,
    label: label(id),
    ...readMarked(() => {
      const value = pdbSize(pdb, id)
      return value === null ? <ClosedPdbSize /> : format.number(value, 3)
    }),
  })
  return (
    <KeyValueCards>
      <KeyValueCard
        title={t('cards.details')}
        icon={Database}
        facts={textFields.map((id) => ({ id, label: label(id), ...readMarked(() => pdb[id]) }))}
      />
      <KeyValueCard title={t('cards.space')} icon={HardDrive} facts={space.map(size)} />
      <KeyValueCard title={t('cards.memory')} icon={MemoryStick} facts={memory.map(size)} />
      <KeyValueCard title={t('cards.checks')} icon={ShieldCheck} facts={semaphores}>
        {queries.isPastDay ? <Note text={t('todayFacts')} /> : null}
      </KeyValueCard>
    </KeyValueCards>
  )
}
