import type { Tab } from '../../../components/tabs/tab.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OracleAsks, Subject } from './asks.ts'
import { AuditTab } from './AuditTab.tsx'
import { MigrabilityTab } from './MigrabilityTab.tsx'

/** Tabs that need their own request, for databases and PDBs. `own` are the policies in the host response. */
export function useAskedTabs(subject: Subject, ask: OracleAsks, own: readonly string[]): readonly Tab[] {
  const t = useText('hostOracle')
  return [
    {
      id: 'migrability',
      label: t('tabs.migrability'),
      content: ask.migrability(subject, (list) => <MigrabilityTab list={list} past={ask.past} />),
    },
    {
      id: 'audit',
      label: t('tabs.audit'),
      content: ask.audit(subject, (state) => <AuditTab state={state} past={ask.past} own={own} />),
    },
  ]
}
