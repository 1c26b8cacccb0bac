import type {
  MigrabilityRow as DatabaseRow,
  PdbMigrabilityRow,
  PgsqlMigrability,
} from '@inventory-console/api-mocks/contract'
import { databaseTo, hostColumn, ownPdbTo, pdbTo } from '../../columns/databaseColumns.ts'
import { plsqlLines, splitMigrability } from '../../columns/migrability.ts'
import { KeyValueCard, KeyValueCards } from '../../components/key-value/KeyValueCard.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { readMarked } from '../../lib/unreadValues.ts'
import { defineList } from '../defineList.tsx'
import { flagCounts } from './overview/flagCounts.ts'

/** A database or one of its PDBs. */
export type MigrabilityRow = DatabaseRow & Partial<Pick<PdbMigrabilityRow, 'pdbname'>>

const to = ({ hostname, dbname, pdbname }: MigrabilityRow) => pdbTo(hostname, dbname, pdbname)

export const migrabilityColumns: readonly Column<MigrabilityRow>[] = [
  hostColumn<MigrabilityRow>(),
  {
    id: 'dbname',
    kind: 'link',
    width: 136,
    to: ({ hostname, dbname }) => databaseTo(hostname, dbname),
    filter: 'text',
  },
  {
    id: 'pdbname',
    header: 'pdbName',
    kind: 'link',
    width: 136,
    value: ({ pdbname }) => pdbname,
    to: ({ hostname, dbname, pdbname }) => ownPdbTo(hostname, dbname, pdbname),
    filter: 'text',
  },
  { id: 'flag', header: 'status', kind: 'semaphore', width: 136, filter: 'oneOf' },
  {
    id: 'lines',
    kind: 'number',
    value: ({ metrics }) => plsqlLines(metrics),
    filter: 'range',
    sorted: 'ascending',
  },
  {
    id: 'schemas',
    kind: 'list',
    width: 240,
    value: ({ metrics }) => [...new Set(splitMigrability(metrics).objects.map(({ schema }) => schema ?? ''))],
    filter: 'text',
  },
]

/** Effort of migrating databases and PDBs to PostgreSQL. */
export const migrabilities = defineList<MigrabilityRow>({
  area: 'oracleAudits.migrability',
  columns: migrabilityColumns,
  identity: ({ hostname, dbname, pdbname }) => [hostname, dbname, pdbname],
  rowTo: to,
  counts: flagCounts('green', 'yellow', 'red', 'N/A'),
  detail: ({ metrics }) => <MigrabilityDetail metrics={metrics} />,
})

/** Metrics of the whole database, then of each schema. */
export function MigrabilityDetail({ metrics: counts }: { metrics: readonly PgsqlMigrability[] }) {
  const t = useText('oracleAudits')
  const { metrics, objects } = splitMigrability(counts)
  const schemas = [...new Set(objects.map(({ schema }) => schema ?? ''))]
  if (metrics.length + objects.length === 0)
    return <p className="p-4 text-13 text-text-muted">{t('migrability.nothing')}</p>
  return (
    <div className="p-4">
      <KeyValueCards>
        {metrics.length > 0 ? (
          <KeyValueCard
            title={t('migrability.whole')}
            facts={metrics.map((entry, index) => ({
              id: String(index),
              label: entry.metric ?? '',
              ...readMarked(() => entry.Count),
            }))}
          />
        ) : null}
        {schemas.map((schema) => (
          <KeyValueCard
            key={schema}
            title={schema}
            facts={objects
              .filter((object) => (object.schema ?? '') === schema)
              .map((object, index) => ({
                id: String(index),
                label: object.objectType ?? '',
                ...readMarked(() => object.Count),
              }))}
          />
        ))}
      </KeyValueCards>
    </div>
  )
}
