import { listOptions } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { AuditRule } from '@inventory-console/ui/domain/licenses/audit/auditedUse'
import type { AuditInputs } from '@inventory-console/ui/domain/licenses/audit/auditReading'
import { planTypesOf } from '@inventory-console/ui/domain/licenses/plan/planInputs'
import { pendingState, type State, valueOr } from '@inventory-console/ui/lib/state'
import {
  AuditScreen,
  auditTabs,
  decodeRules,
  encodeRules,
} from '@inventory-console/ui/screens/licenses/audit/AuditScreen'
import { useMemo } from 'react'
import { fileName, saveFile } from '../../platform/export/download.ts'
import { rowsOf } from '../../platform/queries/lists.ts'
import { get, useList } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { useAuditDecisions } from '../../platform/storage/auditDecisions.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'
import { noFilters, useLicenseInventory } from './licenseInventory.ts'

/** The rules of the auditor are in the URL, so that a link shares the reading. */
export function AuditRoute() {
  const { local } = useServices()
  const [params, setParams] = useUrlParams()
  const [view, setView] = useUrlView()
  const [decisions, changeDecisions] = useAuditDecisions()
  const isPersistent = useMemo(() => local.isPersistent(), [local])
  const tab = auditTabs.find((id) => id === params.get('tab')) ?? 'types'
  const rulesText = params.get('rules')
  const rules = useMemo(() => decodeRules(rulesText), [rulesText])
  const { state, retryOptions, refresh } = useAuditInputs(rules, tab !== 'types')
  return (
    <AuditScreen
      key={tab}
      tab={tab}
      rules={rules}
      onRulesChange={(next) => setParams({ rules: next.length === 0 ? null : encodeRules(next) })}
      state={state}
      onRetryOptions={retryOptions}
      decisions={decisions}
      onDecisionsChange={changeDecisions}
      isPersistent={isPersistent}
      onSave={(content, title) =>
        saveFile(new Blob([content], { type: 'application/json' }), `${fileName(title)}.json`)
      }
      view={view}
      onViewChange={setView}
      onRefresh={refresh}
    />
  )
}

const optionList = get(listOptions, '/hosts/technologies/oracle/databases/option-list', { query: noFilters })

/** `showsEvidence`: the recorded uses are on screen, but no rule may need them. */
function useAuditInputs(rules: readonly AuditRule[], showsEvidence: boolean) {
  const { lists, queries } = useLicenseInventory()
  const needsOptions = rules.includes('options')
  const options = useList(needsOptions || showsEvidence ? optionList : null, rowsOf)
  const required = needsOptions ? [...queries, options] : queries
  const value = useMemo((): AuditInputs => {
    const recorded = valueOr(options, null)?.map(
      ({ hostname, databasename, oracleDatabaseFeatureUsageStat }) => ({
        hostname,
        databasename,
        ...oracleDatabaseFeatureUsageStat,
      }),
    )
    return { ...lists, types: planTypesOf(lists), options: recorded ?? null }
  }, [lists, options])
  const pending = pendingState(required)
  const refreshing = required.some((each) => each.status === 'ready' && each.refreshing === true)
  const state = useMemo(
    (): State<AuditInputs> => pending ?? { status: 'ready', value, refreshing },
    // oxlint-disable-next-line react/exhaustive-deps -- a pending state is a new object each time
    [pending?.status, value, refreshing],
  )
  return {
    state,
    retryOptions: !needsOptions && options.status === 'failed' ? options.retry : null,
    refresh: () => [...queries, options].forEach((each) => each.refresh()),
  }
}
