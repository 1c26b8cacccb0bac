import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '../../../../components/badge/Badge.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { Select } from '../../../../components/select/Select.tsx'
import type { Tab } from '../../../../components/tabs/tab.ts'
import { Tabs } from '../../../../components/tabs/Tabs.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { PanelPlace } from '../../databases/place.ts'
import type { OracleAsks } from '../asks.ts'
import { PdbCapacityTab } from '../charts/CapacityTab.tsx'
import { PdbGrowthTab } from '../charts/GrowthTab.tsx'
import { pdbParts } from '../parts.tsx'
import { useAskedTabs } from '../useAskedTabs.tsx'
import { pdbNames, pdbTone } from './pdbColumns.ts'
import { PdbGeneralTab } from './PdbGeneralTab.tsx'

export interface PdbPanelProps {
  hostname: string
  database: OracleDatabase
  pdb: OraclePdb
  ask: OracleAsks
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
}

/** Details of one PDB in tabs. */
export function PdbPanel(props: PdbPanelProps) {
  const { database, pdb, place, onPlace } = props
  const t = useText('hostOracle')
  const name = pdb.name
  const all = pdbNames(database.pdbs)
  return (
    <div data-slot="pdb-panel" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="ghost" onClick={() => onPlace({ tab: 'pdbs' })} className="-ml-3">
          <ArrowLeft size={16} />
          {t('pdbs.all', { count: all.length })}
        </Button>
        <h3 className="min-w-0 text-14 font-semibold wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </h3>
        {pdb.status === '' ? null : <Badge tone={pdbTone(pdb)}>{pdb.status}</Badge>}
        {all.length > 1 ? (
          <Select
            fixed
            size="small"
            label={t('pdbs.other')}
            hideLabel
            choices={all.map((other) => ({ value: other, label: other }))}
            value={name}
            // Keeps the tab, so that PDBs can be compared.
            onChange={(other) => onPlace({ ...place, tab: 'pdbs', pdb: other })}
            className="ml-auto w-48"
          />
        ) : null}
      </div>
      <Tabs
        label={t('pdbs.tabs', { name })}
        tabs={usePdbTabs(props)}
        value={place.view ?? 'general'}
        onChange={(view) => onPlace({ tab: 'pdbs', pdb: name, view })}
      />
    </div>
  )
}

function usePdbTabs({ database, pdb, ask, onPlace }: PdbPanelProps): readonly Tab[] {
  const t = useText('hostOracle')
  const subject = { database: database.name, pdb: pdb.name }
  const parts = pdbParts.flatMap(({ id, count, show }): Tab[] => {
    const found = count(pdb)
    return found === 0 ? [] : [{ id, label: t(`tabs.${id}`), count: found, content: show(pdb) }]
  })
  const hasCapacity = (pdb.cpuDiskConsumptionPdbs ?? []).length > 0
  const asked = useAskedTabs(subject, ask, pdb.policiesAudit ?? [])
  return [
    {
      id: 'general',
      label: t('tabs.general'),
      content: (
        <PdbGeneralTab
          pdb={pdb}
          subject={subject}
          ask={ask}
          onOpen={(view) => onPlace({ tab: 'pdbs', pdb: subject.pdb, view })}
        />
      ),
    },
    ...parts,
    { id: 'growth', label: t('tabs.growth'), content: <PdbGrowthTab {...subject} ask={ask} /> },
    ...(hasCapacity
      ? [{ id: 'capacity', label: t('tabs.capacity'), content: <PdbCapacityTab pdb={pdb} /> }]
      : []),
    ...asked,
  ]
}
