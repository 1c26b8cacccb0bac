import {
  makeAddmRows,
  makeDiskGroupRows,
  makePartitioningRows,
  makePatchAdvisorRows,
  makeSchemaRows,
  makeSegmentAdvisorRows,
  makeTablespaceRows,
} from '@inventory-console/api-mocks/fixtures/oracle'
import { addmColumns } from '../../columns/addms.ts'
import { backupColumns } from '../../columns/backups.ts'
import { diskGroupColumns } from '../../columns/diskGroups.ts'
import { grantColumns } from '../../columns/grants.ts'
import { optionColumns } from '../../columns/options.ts'
import { partitioningColumns } from '../../columns/partitionings.ts'
import { patchColumns } from '../../columns/patches.ts'
import { schemaColumns } from '../../columns/schemas.ts'
import { segmentAdvisorColumns } from '../../columns/segmentAdvisors.ts'
import { pdbServiceColumns, serviceColumns } from '../../columns/services.ts'
import { tablespaceColumns } from '../../columns/tablespaces.ts'
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
import { entity, first, ofColumns, type Entity, type Place } from './field.ts'

/** Shown in a list over all databases and in a tab of one database. */
function both<Part extends object, Row extends Part>(
  screen: string,
  columns: readonly Column<Row>[],
  tab: string,
  ofTab: readonly Column<Part>[],
): Place<Row>[] {
  return [
    { story: `oracle/${screen}:Ready`, readers: ofColumns(columns) },
    { story: `host-details/oracle/OraclePanel:${tab}`, readers: ofColumns(ofTab) },
  ]
}

const isOptional = ({ optional }: { optional?: boolean }) => optional === true
const isRequired = (column: { optional?: boolean }) => !isOptional(column)

const dated = { createdAt: 'when the host was last read: the page of the host says it' }
const stored = { _id: 'of the store alone' }

/** Parts of a database and advice for it. */
export const partEntities: readonly Entity[] = [
  entity('AddmRow', first(makeAddmRows(1)), both('advisors/AddmsScreen', addms, 'Addms', addmColumns), {
    hidden: { ...stored, ...dated },
  }),
  entity(
    'SegmentAdvisorRow',
    first(makeSegmentAdvisorRows(1)),
    both('advisors/SegmentAdvisorsScreen', segmentAdvisors, 'SegmentAdvisors', segmentAdvisorColumns),
    { hidden: dated },
  ),
  entity(
    'PatchAdvisorRow',
    first(makePatchAdvisorRows(1)),
    [{ story: 'oracle/advisors/PatchAdvisorsScreen:Ready', readers: ofColumns(patchAdvisors) }],
    { hidden: { id: 'of the store alone', ...dated, status: 'the three spans say it' } },
  ),
  entity('OraclePatch', first(samples.patches), both('PatchesScreen', patches, 'Patches', patchColumns)),
  entity(
    'OracleFeatureUsageStat',
    first(samples.options),
    both('OptionsScreen', options, 'Options', optionColumns),
  ),
  entity(
    'OracleBackup',
    first(samples.backups),
    both('storage/BackupsScreen', backups, 'Backups', backupColumns),
  ),
  entity('OracleService', first(samples.services), [
    ...both('ServicesScreen', services.filter(isRequired), 'Services', serviceColumns.filter(isRequired)),
    { story: 'oracle/ServicesScreen:CreationDateSent', readers: ofColumns(services.filter(isOptional)) },
  ]),
  entity('OraclePdbService', first(samples.services), [
    {
      story: 'host-details/oracle/pdbs/PdbsTab:Services',
      readers: ofColumns(pdbServiceColumns.filter(isRequired)),
    },
    {
      story: 'oracle/ServicesScreen:CreationDateSent',
      readers: ofColumns(pdbServiceColumns.filter(isOptional)),
    },
  ]),
  entity('OracleGrantDba', first(samples.grants), both('GrantsScreen', grants, 'Grants', grantColumns)),
  entity(
    'TablespaceRow',
    first(makeTablespaceRows(1)),
    both('storage/TablespacesScreen', tablespaces, 'Tablespaces', tablespaceColumns),
  ),
  entity(
    'SchemaRow',
    first(makeSchemaRows(1)),
    both('storage/SchemasScreen', schemas, 'Schemas', schemaColumns),
    {
      elsewhere: { maxindexes: 'oracle/storage/SchemasScreen:MaxIndexesSent' },
    },
  ),
  entity(
    'PartitioningRow',
    first(makePartitioningRows(1)),
    both('storage/PartitioningsScreen', partitionings, 'Partitionings', partitioningColumns),
  ),
  entity(
    'DiskGroupRow',
    first(makeDiskGroupRows(1)),
    both('storage/DiskGroupsScreen', diskGroups, 'DiskGroups', diskGroupColumns),
  ),
]
