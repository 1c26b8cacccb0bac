import type { PartProps } from '@inventory-console/ui/screens/host-details/databases/DatabasesBox'
import {
  OracleDatabases,
  type Ask,
  type OracleAsks,
  type Subject,
} from '@inventory-console/ui/screens/host-details/oracle/OracleDatabases'
import type { ReactElement } from 'react'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import {
  useCanMigrate,
  useDiskGroupsOf,
  useMigrability,
  useMigrabilitySemaphore,
  usePdbChanges,
  usePolicyAudit,
  type OfHost,
} from './hostOracleQueries.ts'

interface Asked {
  host: string
  filters: FilterQuery
}

/** Requests data while mounted. Keyed, so that no data of one database or PDB appears for another. */
function answerOf<State>(useAnswer: (of: OfHost, filters: FilterQuery) => State) {
  interface AnswerProps {
    of: OfHost
    filters: FilterQuery
    show: (state: State) => ReactElement
  }
  function Answer({ of, filters, show }: AnswerProps) {
    return show(useAnswer(of, filters))
  }
  return function ask({ host, filters }: Asked): Ask<State> {
    return (subject: Subject, show) => (
      <Answer key={JSON.stringify([host, subject])} of={{ ...subject, host }} filters={filters} show={show} />
    )
  }
}

const canMigrate = answerOf(useCanMigrate)
const semaphore = answerOf(useMigrabilitySemaphore)
const migrability = answerOf(useMigrability)
const audit = answerOf(usePolicyAudit)
const diskGroups = answerOf(useDiskGroupsOf)
const pdbChanges = answerOf(usePdbChanges)

/** Binds the Oracle databases of a host to their queries. */
export function HostOracle({ host, ...part }: PartProps) {
  const filters = usePageQuery()
  const asked = { host: host.hostname, filters }
  const ask: OracleAsks = {
    past: filters['older-than'] !== undefined,
    canMigrate: canMigrate(asked),
    semaphore: semaphore(asked),
    migrability: migrability(asked),
    audit: audit(asked),
    diskGroups: diskGroups(asked),
    pdbChanges: pdbChanges(asked),
  }
  return <OracleDatabases key={host.hostname} host={host} ask={ask} {...part} />
}
