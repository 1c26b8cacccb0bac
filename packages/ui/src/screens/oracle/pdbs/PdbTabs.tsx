import type { OracleGrantDba, PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { rowKey } from '../../../columns/databaseLinks.ts'
import { grantColumns } from '../../../columns/oracle/grants.ts'
import { splitMigrability } from '../../../columns/oracle/migrability.ts'
import { partitioningColumns } from '../../../columns/oracle/partitionings.ts'
import { schemaColumns } from '../../../columns/oracle/schemas.ts'
import { segmentAdvisorColumns } from '../../../columns/oracle/segmentAdvisors.ts'
import { pdbServiceColumns } from '../../../columns/oracle/services.ts'
import { tablespaceColumns } from '../../../columns/oracle/tablespaces.ts'
import type { Tab } from '../../../components/tabs/tab.ts'
import { Tabs } from '../../../components/tabs/Tabs.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import { PdbCapacity } from './PdbCapacity.tsx'
import { PdbGrowth } from './PdbGrowth.tsx'
import { PdbMigrability } from './PdbMigrability.tsx'
import { PdbPart, PdbPolicies, type PdbPartProps } from './PdbPart.tsx'

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
  const consumptions = pdb.cpuDiskConsumptionPdbs
  const tabs: readonly UnnamedTab[] = [
    listTab('schemas', {
      area: 'oracleObjects.schemas',
      columns: schemaColumns,
      rows: pdb.schemas,
      rowId: userId,
    }),
    listTab('tablespaces', {
      area: 'oracleStorage.tablespaces',
      columns: tablespaceColumns,
      rows: pdb.tablespaces,
      rowId: nameId,
    }),
    listTab('grants', {
      area: 'oracleObjects.grants',
      columns: grantColumns,
      rows: pdb.grantDba,
      rowId: grantId,
    }),
    listTab('segmentAdvisors', {
      area: 'oracleAdvice.segmentAdvisors',
      columns: segmentAdvisorColumns,
      rows: pdb.segmentAdvisors,
      rowId: ({ segmentOwner, segmentName, partitionName }) =>
        rowKey(segmentOwner, segmentName, partitionName),
    }),
    listTab('partitionings', {
      area: 'oracleStorage.partitionings',
      columns: partitioningColumns,
      rows: pdb.partitionings,
      rowId: ({ owner, segmentName }) => rowKey(owner, segmentName),
    }),
    { id: 'growth', content: <PdbGrowth dbname={dbname} name={pdb.name} growth={growth} /> },
    listTab('services', {
      area: 'oracleObjects.services',
      columns: pdbServiceColumns,
      rows: pdb.services,
      rowId: nameId,
    }),
    { id: 'migrability', content: <PdbMigrability metrics={metrics} objects={objects} /> },
    { id: 'capacity', content: <PdbCapacity consumptions={consumptions} /> },
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

type UnnamedTab = Omit<Tab, 'label'> & { id: TabId }

function listTab<Row>(id: TabId, list: PdbPartProps<Row>): UnnamedTab {
  return { id, count: list.rows.length, content: <PdbPart {...list} /> }
}

type TabId =
  | 'schemas'
  | 'tablespaces'
  | 'grants'
  | 'segmentAdvisors'
  | 'partitionings'
  | 'growth'
  | 'services'
  | 'migrability'
  | 'capacity'
  | 'audit'

const userId = ({ user }: { user: string }) => user
const nameId = ({ name }: { name: string | null }) => name ?? ''
const grantId = ({ grantee, adminOption, defaultRole }: OracleGrantDba) =>
  rowKey(grantee, adminOption, defaultRole)
