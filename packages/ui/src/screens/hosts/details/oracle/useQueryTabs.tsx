import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { rowKey } from '../../../../columns/databaseColumns.ts'
import {
  metricColumns,
  objectColumns,
  plsqlLines,
  splitMigrability,
} from '../../../../columns/migrability.ts'
import type { Tone } from '../../../../components/badge/Badge.tsx'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Section } from '../../../../components/section/Section.tsx'
import type { Tab } from '../../../../components/tabs/Tabs.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import type { KnownSemaphore } from '../../../../domain/tones.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { type ListState, type OneState, valueOr } from '../../../../lib/state.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'
import type { OracleQueries, PolicyAudit, QueryTarget } from './oracleQueries.ts'
import { SemaphoreFact } from './SemaphoreFact.tsx'

/** Tabs that need their own request, for databases and PDBs. `hostPolicies` are the policies in the host response. */
export function useQueryTabs(
  target: QueryTarget,
  queries: OracleQueries,
  hostPolicies: readonly string[],
): readonly Tab[] {
  const label = useFieldLabels('hostOracle')
  return [
    {
      id: 'migrability',
      label: label('migrability'),
      content: queries.migrability(target, (list) => (
        <MigrabilityTab list={list} isPastDay={queries.isPastDay} />
      )),
    },
    {
      id: 'audit',
      label: label('audit'),
      content: queries.audit(target, (state) => (
        <AuditTab state={state} isPastDay={queries.isPastDay} databasePolicies={hostPolicies} />
      )),
    },
  ]
}

const area = 'hostOracleLists.policies'

const statusTone: Record<PolicyStatus, Tone> = { missing: 'danger', required: 'success', other: 'neutral' }

export const policyColumns: readonly Column<PolicyRow>[] = [
  { id: 'policy', kind: 'text', width: 320, filter: 'text' },
  {
    id: 'policyStatus',
    header: 'status',
    kind: 'badge',
    width: 240,
    tone: (row) => statusTone[row.policyStatus],
    filter: 'oneOf',
  },
]

interface AuditTabProps extends Pick<OracleQueries, 'isPastDay'> {
  state: OneState<PolicyAudit>
  /** Audit policies of the database. */
  databasePolicies: readonly string[]
}

/** Required audit policies that the database lacks, and those it has. */
export function AuditTab({ state, databasePolicies, isPastDay }: AuditTabProps) {
  const list = useMemo((): ListState<PolicyRow> => {
    if (state.status === 'notFound') return { status: 'ready', value: policyRows(null, databasePolicies) }
    return state.status === 'ready' ? { ...state, value: policyRows(state.value, databasePolicies) } : state
  }, [state, databasePolicies])
  return (
    <div className="flex flex-col gap-4">
      <TodayNote isPastDay={isPastDay} />
      {state.status === 'ready' ? (
        <div className="text-13">
          <SemaphoreFact semaphore={state.value.semaphore} kind="audit" />
        </div>
      ) : null}
      <ListBlock area={area} columns={policyColumns} list={list} rowId={({ policy }) => policy} />
    </div>
  )
}

/** `required`: configured and present. `other`: present but not configured. */
export type PolicyStatus = 'missing' | 'required' | 'other'

export interface PolicyRow {
  policy: string
  policyStatus: PolicyStatus
}

/** Missing policies first. `databasePolicies` are the policies of the database. */
export function policyRows(
  audit: PolicyAudit | null,
  databasePolicies: readonly string[],
): readonly PolicyRow[] {
  const auditedPolicies = audit?.semaphore === 'N/A' ? [] : (audit?.policies ?? [])
  const status: PolicyStatus = audit?.semaphore === 'red' ? 'missing' : 'required'
  const auditedSet = new Set(auditedPolicies)
  return [
    ...[...auditedSet].map((policy): PolicyRow => ({ policy, policyStatus: status })),
    ...[...new Set(databasePolicies)]
      .filter((policy) => !auditedSet.has(policy))
      .map((policy): PolicyRow => ({ policy, policyStatus: 'other' })),
  ]
}

interface MigrabilityTabProps extends Pick<OracleQueries, 'isPastDay'> {
  list: ListState<PgsqlMigrability>
}

/** Objects that a migration to PostgreSQL must deal with. */
export function MigrabilityTab({ list, isPastDay }: MigrabilityTabProps) {
  const t = useText('hostOracle')
  const { metrics, objects } = splitMigrability(valueOr(list, []))
  return (
    <div className="flex flex-col gap-4">
      <TodayNote isPastDay={isPastDay} />
      {list.status === 'ready' ? (
        <div className="text-13">
          <SemaphoreFact semaphore={migrabilityOf(metrics)} kind="migrability" />
        </div>
      ) : null}
      <ListBlock
        area={metricArea}
        columns={metricColumns}
        list={list.status === 'ready' ? { ...list, value: metrics } : list}
        rowId={({ metric }) => rowKey(metric)}
      />
      {objects.length > 0 ? (
        <Section title={t('migrability.objects')} count={objects.length} level={3}>
          <ListBlock
            area={objectArea}
            columns={objectColumns}
            list={{ status: 'ready', value: objects }}
            rowId={({ schema, objectType }) => rowKey(schema, objectType)}
          />
        </Section>
      ) : null}
    </div>
  )
}
const metricArea = 'oraclePdbs.metrics'
const objectArea = 'oraclePdbs.objects'

/** Derives the flag from the lines of PL/SQL, as the server does. */
export function migrabilityOf(metrics: readonly PgsqlMigrability[]): KnownSemaphore {
  const lines = plsqlLines(metrics)
  if (lines === null) return 'N/A'
  if (lines < 1000) return 'green'
  return lines <= 10_000 ? 'yellow' : 'red'
}

/** Notice that these values are current while the page shows a past day. */
export function TodayNote({ isPastDay }: Pick<OracleQueries, 'isPastDay'>) {
  const t = useText('hostOracle')
  return isPastDay ? <Banner tone="info">{t('today')}</Banner> : null
}
