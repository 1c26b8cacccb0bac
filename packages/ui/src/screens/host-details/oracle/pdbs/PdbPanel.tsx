import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { ArrowLeft } from 'lucide-react'
import { pdbParts } from '../../../../columns/oracleDatabaseLists.ts'
import { Badge } from '../../../../components/badge/Badge.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { Select } from '../../../../components/select/Select.tsx'
import type { Tab } from '../../../../components/tabs/tab.ts'
import { Tabs } from '../../../../components/tabs/Tabs.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { PanelLocation } from '../../databases/panelLocation.ts'
import { PartList } from '../../PartList.tsx'
import { PdbCapacityTab } from '../charts/CapacityTab.tsx'
import { PdbGrowthTab } from '../charts/GrowthTab.tsx'
import type { OracleQueries } from '../oracleQueries.ts'
import { useQueryTabs } from '../useQueryTabs.tsx'
import { pdbNames, pdbTone } from './pdbColumns.ts'
import { PdbGeneralTab } from './PdbGeneralTab.tsx'

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
        {pdb.status === '' ? null : <Badge tone={pdbTone(pdb)}>{pdb.status}</Badge>}
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
        label={t('pdbs.tabs', { name })}
        tabs={usePdbTabs(props)}
        value={location.view ?? 'general'}
        onChange={(view) => onLocationChange({ tab: 'pdbs', pdb: name, view })}
      />
    </div>
  )
}

function usePdbTabs({ database, pdb, queries, onLocationChange }: PdbPanelProps): readonly Tab[] {
  const t = useText('hostOracle')
  const target = { database: database.name, pdb: pdb.name }
  const listTabs = pdbParts.flatMap(({ id, count, render }): Tab[] => {
    const rowCount = count(pdb)
    return rowCount === 0
      ? []
      : [
          {
            id,
            label: t(`tabs.${id}`),
            count: rowCount,
            content: render(pdb, (list) => <PartList {...list} />),
          },
        ]
  })
  const hasCapacity = pdb.cpuDiskConsumptionPdbs.length > 0
  const queryTabs = useQueryTabs(target, queries, pdb.policiesAudit ?? [])
  return [
    {
      id: 'general',
      label: t('tabs.general'),
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
    { id: 'growth', label: t('tabs.growth'), content: <PdbGrowthTab {...target} queries={queries} /> },
    ...(hasCapacity
      ? [{ id: 'capacity', label: t('tabs.capacity'), content: <PdbCapacityTab pdb={pdb} /> }]
      : []),
    ...queryTabs,
  ]
}
