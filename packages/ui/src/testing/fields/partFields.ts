import {
  makeAddmRows,
  makeDiskGroupRows,
  makePartitioningRows,
  makePatchAdvisorRows,
  makeSchemaRows,
  makeSegmentAdvisorRows,
  makeTablespaceRows,
} from '@inventory-console/api-mocks/fixtures/oracle'
import { addmColumns } from '../../columns/oracle/addms.ts'
import { backupColumns } from '../../columns/oracle/backups.ts'
import { diskGroupColumns } from '../../columns/oracle/diskGroups.ts'
import { grantColumns } from '../../columns/oracle/grants.ts'
import { optionColumns } from '../../columns/oracle/options.ts'
import { partitioningColumns } from '../../columns/oracle/partitionings.ts'
import { patchColumns } from '../../columns/oracle/patches.ts'
import { schemaColumns } from '../../columns/oracle/schemas.ts'
import { segmentAdvisorColumns } from '../../columns/oracle/segmentAdvisors.ts'
import { pdbServiceColumns, serviceColumns } from '../../columns/oracle/services.ts'
import { tablespaceColumns } from '../../columns/oracle/tablespaces.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { columns as addms } from '../../screens/oracle/advisors/AddmsScreen.tsx'
import { columns as patchAdvisors } from '../../screens/oracle/advisors/PatchAdvisorsScreen.tsx'
import { columns as segmentAdvisors } from '../../screens/oracle/advisors/SegmentAdvisorsScreen.tsx'
import { columns as grants } from '../../screens/oracle/GrantsScreen.tsx'
import { columns as options } from '../../screens/oracle/OptionsScreen.tsx'
import { columns as patches } from '../../screens/oracle/PatchesScreen.tsx'
import { columns as services } from '../../screens/oracle/ServicesScreen.tsx'
import { columns as backups } from '../../screens/oracle/storage/BackupsScreen.tsx'
import { columns as diskGroups } from '../../screens/oracle/storage/DiskGroupsScreen.tsx'
import { columns as partitionings } from '../../screens/oracle/storage/PartitioningsScreen.tsx'
import { columns as schemas } from '../../screens/oracle/storage/SchemasScreen.tsx'
import { columns as tablespaces } from '../../screens/oracle/storage/TablespacesScreen.tsx'
import * as samples from '../fixtures/oracleRows.ts'
import { entity, firstOf, columnReaders, type Entity, type StoryReaders } from './field.ts'

/** Shown in a list over all databases and in a tab of one database. */
function inBothTabs<Part extends object, Row extends Part>(
  screen: string,
  columns: readonly Column<Row>[],
  tab: string,
  ofTab: readonly Column<Part>[],
): StoryReaders<Row>[] {
  return [
    { story: `oracle/${screen}:Ready`, readers: columnReaders(columns) },
    { story: `host-details/oracle/OraclePanel:${tab}`, readers: columnReaders(ofTab) },
  ]
}

const isOptional = ({ optional }: { optional?: boolean }) => optional === true
const isRequired = (column: { optional?: boolean }) => !isOptional(column)

const dated = { createdAt: 'time of the last report, shown on the page of the host' }
const stored = { _id: 'internal to the server' }

/** Parts of a database and advice for it. */
export const partEntities: readonly Entity[] = [
  entity(
    'AddmRow',
    firstOf(makeAddmRows(1)),
    inBothTabs('advisors/AddmsScreen', addms, 'Addms', addmColumns),
    {
      hidden: { ...stored, ...dated },
    },
  ),
  entity(
    'SegmentAdvisorRow',
    firstOf(makeSegmentAdvisorRows(1)),
    inBothTabs('advisors/SegmentAdvisorsScreen', segmentAdvisors, 'SegmentAdvisors', segmentAdvisorColumns),
    { hidden: dated },
  ),
  entity(
    'PatchAdvisorRow',
    firstOf(makePatchAdvisorRows(1)),
    [{ story: 'oracle/advisors/PatchAdvisorsScreen:Ready', readers: columnReaders(patchAdvisors) }],
    { hidden: { id: 'internal to the server', ...dated, status: 'follows from the three time spans' } },
  ),
  entity(
    'OraclePatch',
    firstOf(samples.patches),
    inBothTabs('PatchesScreen', patches, 'Patches', patchColumns),
  ),
  entity(
    'OracleFeatureUsageStat',
    firstOf(samples.options),
    inBothTabs('OptionsScreen', options, 'Options', optionColumns),
  ),
  entity(
    'OracleBackup',
    firstOf(samples.backups),
    inBothTabs('storage/BackupsScreen', backups, 'Backups', backupColumns),
  ),
  entity('OracleService', firstOf(samples.services), [
    ...inBothTabs(
      'ServicesScreen',
      services.filter(isRequired),
      'Services',
      serviceColumns.filter(isRequired),
    ),
    { story: 'oracle/ServicesScreen:CreationDateSent', readers: columnReaders(services.filter(isOptional)) },
  ]),
  entity('OraclePdbService', firstOf(samples.services), [
    {
      story: 'host-details/oracle/pdbs/PdbsTab:Services',
      readers: columnReaders(pdbServiceColumns.filter(isRequired)),
    },
    {
      story: 'oracle/ServicesScreen:CreationDateSent',
      readers: columnReaders(pdbServiceColumns.filter(isOptional)),
    },
  ]),
  entity(
    'OracleGrantDba',
    firstOf(samples.grants),
    inBothTabs('GrantsScreen', grants, 'Grants', grantColumns),
  ),
  entity(
    'TablespaceRow',
    firstOf(makeTablespaceRows(1)),
    inBothTabs('storage/TablespacesScreen', tablespaces, 'Tablespaces', tablespaceColumns),
  ),
  entity(
    'SchemaRow',
    firstOf(makeSchemaRows(1)),
    inBothTabs('storage/SchemasScreen', schemas, 'Schemas', schemaColumns),
    {
      shownBy: { maxindexes: 'oracle/storage/SchemasScreen:MaxIndexesSent' },
    },
  ),
  entity(
    'PartitioningRow',
    firstOf(makePartitioningRows(1)),
    inBothTabs('storage/PartitioningsScreen', partitionings, 'Partitionings', partitioningColumns),
  ),
  entity(
    'DiskGroupRow',
    firstOf(makeDiskGroupRows(1)),
    inBothTabs('storage/DiskGroupsScreen', diskGroups, 'DiskGroups', diskGroupColumns),
  ),
]
