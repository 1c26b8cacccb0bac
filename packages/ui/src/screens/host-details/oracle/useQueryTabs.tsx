import type { Tab } from '../../../components/tabs/tab.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { AuditTab } from './AuditTab.tsx'
import { MigrabilityTab } from './MigrabilityTab.tsx'
import type { OracleQueries, QueryTarget } from './oracleQueries.ts'

/** Tabs that need their own request, for databases and PDBs. `hostPolicies` are the policies in the host response. */
export function useQueryTabs(
  target: QueryTarget,
  queries: OracleQueries,
  hostPolicies: readonly string[],
): readonly Tab[] {
  const t = useText('hostOracle')
  return [
    {
      id: 'migrability',
      label: t('tabs.migrability'),
      content: queries.migrability(target, (list) => (
        <MigrabilityTab list={list} isPastDay={queries.isPastDay} />
      )),
    },
    {
      id: 'audit',
      label: t('tabs.audit'),
      content: queries.audit(target, (state) => (
        <AuditTab state={state} isPastDay={queries.isPastDay} databasePolicies={hostPolicies} />
      )),
    },
  ]
}
