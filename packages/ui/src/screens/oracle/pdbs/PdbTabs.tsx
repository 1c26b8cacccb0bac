import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { pdbMeasures } from '../../../columns/capacityMeasures.ts'
import { splitMigrability } from '../../../columns/migrability.ts'
import { pdbParts } from '../../../columns/oracleDatabaseLists.ts'
import { measuresOf } from '../../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { type Tab, Tabs } from '../../../components/tabs/Tabs.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Messages } from '../../../i18n/messages.ts'
import type { ListState } from '../../../lib/state.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import { PdbGrowth } from './PdbGrowth.tsx'
import { PdbMigrability } from './PdbMigrability.tsx'
import { PdbPolicies } from './PdbPolicies.tsx'

export interface PdbTabsProps {
  row: PdbRow
  tab: string | undefined
  onTabChange: (tab: string) => void
  growth: ListState<PdbChange>
}

/** In the column order of the list, followed by the tabs without a column. */
export function PdbTabs({ row: { dbname, pdb }, tab, onTabChange, growth }: PdbTabsProps) {
  const t = useText('oraclePdbs.pdb')
  const { metrics, objects } = splitMigrability(pdb.pgsqlMigrability)
  function listTab(id: (typeof pdbParts)[number]['id']): UnnamedTab {
    const part = pdbParts.find((candidate) => candidate.id === id)
    const count = part?.count(pdb) ?? 0
    const content =
      part && count > 0 ? (
        part.render(pdb, (list) => <ListBlock {...list} />)
      ) : (
        <EmptyBlock title={t('none.title')} text={t('none.text')} />
      )
    return { id, count, content }
  }
  const tabs: readonly UnnamedTab[] = [
    listTab('schemas'),
    listTab('tablespaces'),
    listTab('grants'),
    listTab('segmentAdvisors'),
    listTab('partitionings'),
    { id: 'growth', content: <PdbGrowth dbname={dbname} name={pdb.name} growth={growth} /> },
    listTab('services'),
    { id: 'migrability', content: <PdbMigrability metrics={metrics} objects={objects} /> },
    {
      id: 'capacity',
      content: <CapacityCharts measures={measuresOf(pdbMeasures, pdb.cpuDiskConsumptionPdbs)} />,
    },
    {
      id: 'audit',
      count: (pdb.policiesAudit ?? []).length,
      content: <PdbPolicies policies={pdb.policiesAudit ?? []} />,
    },
  ]
  return (
    <Tabs
      label={t('label', { name: pdb.name })}
      tabs={tabs.map((tabWithoutLabel) => ({ ...tabWithoutLabel, label: t(`tabs.${tabWithoutLabel.id}`) }))}
      {...(tab === undefined ? {} : { value: tab })}
      onChange={onTabChange}
    />
  )
}

type UnnamedTab = Omit<Tab, 'label'> & { id: keyof Messages['oraclePdbs']['pdb']['tabs'] }
