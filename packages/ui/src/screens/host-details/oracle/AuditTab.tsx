import { useMemo } from 'react'
import type { Tone } from '../../../components/badge/tones.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { PartList } from '../PartList.tsx'
import type { OracleQueries, PolicyAudit } from './oracleQueries.ts'
import { policyRows, type PolicyRow, type PolicyStatus } from './policyRows.ts'
import { SemaphoreFact } from './SemaphoreFact.tsx'
import { TodayNote } from './TodayNote.tsx'

const area = 'hostOracleLists.policies'

const statusTone: Record<PolicyStatus, Tone> = { missing: 'danger', required: 'success', other: 'neutral' }

export const policyColumns: readonly Column<PolicyRow>[] = [
  { id: 'policy', kind: 'text', width: 320, filter: 'text' },
  {
    id: 'policyStatus',
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
      <PartList area={area} columns={policyColumns} list={list} rowId={({ policy }) => policy} />
    </div>
  )
}
