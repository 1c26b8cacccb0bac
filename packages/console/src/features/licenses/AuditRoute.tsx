import { listOptions } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { AuditRule } from '@inventory-console/ui/domain/licenses/audit/auditedUse'
import type { AuditInputs } from '@inventory-console/ui/domain/licenses/audit/auditReading'
import { planInputsOf } from '@inventory-console/ui/domain/licenses/plan/planInputs'
import { pendingState, type State, valueOr } from '@inventory-console/ui/lib/state'
import {
  AuditScreen,
  auditTabs,
  decodeRules,
  encodeRules,
} from '@inventory-console/ui/screens/licenses/audit/AuditScreen'
import { useMemo } from 'react'
import { fileName, saveFile } from '../../platform/export/download.ts'
import { clusterList, useHosts } from '../../platform/queries/hosts.ts'
import {
  licenseCompliance,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  usedLicenses,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../platform/queries/licenses.ts'
import { rowsOf } from '../../platform/queries/lists.ts'
import { get, useList } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useServices } from '../../platform/services.ts'
import { useAuditDecisions } from '../../platform/storage/auditDecisions.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'

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

/** An audit is about the present and about all places. */
const noFilters: FilterQuery = {}

const optionList = get(listOptions, '/hosts/technologies/oracle/databases/option-list', { query: noFilters })

/** `showsEvidence`: the recorded uses are on screen, but no rule may need them. */
function useAuditInputs(rules: readonly AuditRule[], showsEvidence: boolean) {
  const used = usedLicenses.useRows(noFilters)
  const hosts = useHosts(noFilters)
  const clusters = clusterList.useRows(noFilters)
  const compliance = licenseCompliance.useRows(noFilters)
  const oracle = oracleContracts.useRows(noFilters)
  const mysql = mysqlContracts.useRows(noFilters)
  const sqlServer = sqlServerContracts.useRows(noFilters)
  const oracleTypes = useOracleLicenseTypes()
  const mysqlTypes = useMysqlLicenseTypes()
  const sqlServerTypes = useSqlServerLicenseTypes()
  const needsOptions = rules.includes('options')
  const options = useList(needsOptions || showsEvidence ? optionList : null, rowsOf)

  const required = [
    used,
    hosts,
    clusters,
    compliance,
    oracle,
    mysql,
    sqlServer,
    oracleTypes,
    mysqlTypes,
    sqlServerTypes,
    ...(needsOptions ? [options] : []),
  ]
  const value = useMemo((): AuditInputs => {
    const { types } = planInputsOf({
      used: [],
      hosts: [],
      clusters: [],
      compliance: [],
      oracle: [],
      mysql: [],
      sqlServer: [],
      oracleTypes: valueOr(oracleTypes, []),
      mysqlTypes: valueOr(mysqlTypes, []),
      sqlServerTypes: valueOr(sqlServerTypes, []),
      details: [],
      databases: null,
    })
    const rows = valueOr(options, null)
    return {
      used: valueOr(used, []),
      hosts: valueOr(hosts, []),
      clusters: valueOr(clusters, []),
      compliance: valueOr(compliance, []),
      oracle: valueOr(oracle, []),
      mysql: valueOr(mysql, []),
      sqlServer: valueOr(sqlServer, []),
      types,
      options:
        rows &&
        rows.map(({ hostname, databasename, oracleDatabaseFeatureUsageStat }) => ({
          hostname,
          databasename,
          ...oracleDatabaseFeatureUsageStat,
        })),
    }
  }, [
    used,
    hosts,
    clusters,
    compliance,
    oracle,
    mysql,
    sqlServer,
    oracleTypes,
    mysqlTypes,
    sqlServerTypes,
    options,
  ])
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
    refresh: () => [...required, options].forEach((each) => each.refresh()),
  }
}
