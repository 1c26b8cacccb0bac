import type {
  AggregatedAlert,
  LicenseCompliance,
  MySQLContract,
  OracleContract,
  SqlServerContract,
  TablespaceRow,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { hostTo } from '../../../columns/databaseColumns.ts'
import { figureRows, figureTo, listFigures } from '../../../columns/figures.ts'
import { daysUntil } from '../../../columns/renewals.ts'
import { descriptionOf, usedLicensesTo } from '../../../columns/usedLicense.ts'
import { useColumnTexts } from '../../../data-table/columns/useColumnTexts.ts'
import { alertCodes } from '../../../domain/alerts.ts'
import type { DayWindow } from '../../../domain/alertWindow.ts'
import { byGap, gapCostOf, missingOf } from '../../../domain/licenses/missing.ts'
import { shortLicenseType } from '../../../domain/shortForms.ts'
import type { CloudError, MissingDatabaseRow, SilentAgent } from '../../../domain/troubleshooting.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/dates.ts'
import { missingValue } from '../../../lib/format.ts'
import { type ListState, mapState, type OneState, pendingState, valueOr } from '../../../lib/state.ts'
import { isUnread, readMarked } from '../../../lib/unreadValues.ts'
import { paths } from '../../paths.ts'
import { shownRows, WorkCard, type WorkTrend, WorkTrendContext, type WorkValue } from './WorkCard.tsx'

interface CloudWork {
  list: ListState<CloudError>
  /** Clouds whose request failed. */
  silent: readonly CloudError['cloud'][]
  refresh: () => void
}

export interface WorklistProps {
  /** `totalCount` is set if the list has only the newest alerts. */
  agents: { list: ListState<SilentAgent>; totalCount: number | null }
  tablespaces: ListState<TablespaceRow>
  compliance: ListState<LicenseCompliance>
  contracts: ContractLists
  /** New alerts within `alertDays` by code and severity. */
  alerts: OneState<readonly AggregatedAlert[]>
  alertDays: DayWindow
  missing: ListState<MissingDatabaseRow>
  /** Errors of the last retrieval of each cloud; `null` without clouds or profiles. */
  clouds: CloudWork | null
  trend: WorkTrend
}

/** Cards with work to do, one per kind. */
export function Worklist(props: WorklistProps) {
  const { agents, tablespaces, compliance, contracts, missing, clouds: _, trend, ...alerts } = props
  const t = useText('dashboard')
  return (
    <WorkTrendContext value={trend}>
      <section
        aria-label={t('work.title')}
        className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 min-[105rem]:grid-cols-4"
      >
        <Agents {...agents} />
        <Tablespaces list={tablespaces} />
        <Licenses list={compliance} />
        <ContractsCard {...contracts} />
        <CriticalAlerts {...alerts} />
        <MissingDatabases list={missing} />
      </section>
    </WorkTrendContext>
  )
}

function Agents({ list, totalCount }: WorklistProps['agents']) {
  const common = useText('common')
  const now = useNow()
  const state = mapState(list, (rows): WorkValue => ({
    links: [
      {
        figure: 'silentAgents',
        count: totalCount ?? rows.length,
        to: figureTo(listFigures.silentAgents, now),
      },
    ],
    rows: topRows(rows, ({ days }) => days ?? -1).map((agent) => ({
      key: agent.id,
      name: agent.hostname,
      to: hostTo(agent.hostname),
      ...readMarked(() => (agent.days === null ? missingValue : common('days', { count: agent.days }))),
      isUrgent: true,
    })),
  }))
  return <WorkCard id="agents" state={state} />
}

function Tablespaces({ list }: { list: ListState<TablespaceRow> }) {
  const { share } = useFormat()
  const now = useNow()
  const figure = listFigures.fullTablespaces
  const rows = valueOr(list, emptyRows)
  // This figure ignores the current time.
  const fullRows = useMemo(() => figureRows(figure, rows, 0), [figure, rows])
  const state = mapState(list, (): WorkValue => ({
    links: [{ figure: 'fullTablespaces', count: fullRows.length, to: figureTo(figure, now) }],
    rows: topRows(fullRows, ({ usedPerc }) => usedPerc).map((row, index) => ({
      key: String(index),
      name: row.hostname,
      to: hostTo(row.hostname),
      detail: row.name,
      ...readMarked(() => share(row.usedPerc)),
      isUrgent: true,
    })),
  }))
  return <WorkCard id="tablespaces" state={state} />
}

function Licenses({ list }: { list: ListState<LicenseCompliance> }) {
  const t = useText('dashboard')
  const { compact } = useFormat()
  const now = useNow()
  const figure = listFigures.shortLicenses
  const missing = (row: LicenseCompliance) => missingOf(row) ?? 0
  const costNote = (cost: number | null) =>
    cost === null ? {} : { note: t('work.licenses.cost', { cost: compact(cost) }) }
  const state = mapState(list, (allRows): WorkValue => {
    const shortTypes = figureRows(figure, allRows, now)
    const unreadTypes = allRows.filter((row) => isUnread(() => missing(row)))
    return {
      links: [{ figure: 'shortLicenses', count: shortTypes.length, to: figureTo(figure, now) }],
      rows: [...unreadTypes, ...shortTypes.toSorted(byGap)].slice(0, shownRows).map((row) => ({
        key: `${row.licenseTypeID} ${row.metric}`,
        name: row.licenseTypeID || descriptionOf(row.itemDescription),
        to: usedLicensesTo(row.licenseTypeID),
        ...(row.licenseTypeID === ''
          ? {}
          : {
              detail: shortLicenseType(descriptionOf(row.itemDescription)),
              longDetail: row.itemDescription,
            }),
        ...costNote(isUnread(() => gapCostOf(row)) ? null : gapCostOf(row)),
        ...readMarked(() => t('work.licenses.value', { count: missing(row) })),
        isUrgent: true,
      })),
    }
  })
  const action = { label: t('work.licenses.plan'), to: paths.licensePlan() }
  return <WorkCard id="licenses" state={state} action={action} />
}

function CriticalAlerts({ alerts, alertDays: days }: Pick<WorklistProps, 'alerts' | 'alertDays'>) {
  const t = useText('dashboard')
  const { codeLabel } = useColumnTexts('alerts')
  const { age } = useFormat()
  const now = useNow()
  const severity = 'CRITICAL'
  const state = mapState(alerts, (groups): WorkValue => {
    const critical = groups.filter((group) => group.severity === severity)
    return {
      links: [
        {
          figure: 'criticalAlerts',
          count: critical.reduce((sum, { count }) => sum + count, 0),
          to: paths.alertsOf({ severity, days }),
        },
      ],
      rows: topRows(critical, ({ count }) => count).map((group) => {
        const { code = '', category, count, affectedHosts, oldestAlert } = group
        const knownCode = alertCodes.find((candidate) => candidate === code)
        const name =
          code === ''
            ? codeLabel({ id: 'alertCategory', kind: 'badge' }, category)
            : codeLabel({ id: 'alertCode', kind: 'badge' }, code)
        const value = t('work.alerts.value', { count })
        return {
          key: `${category} ${code}`,
          name,
          to: knownCode ? paths.alertsOf({ category, code: knownCode, severity, days }) : null,
          figure: { id: 'criticalAlertsOfCode', label: `${name}: ${value}` },
          detail: t('work.alerts.detail', { count: affectedHosts, age: age(oldestAlert, now) }),
          value,
        }
      }),
    }
  })
  return <WorkCard id="alerts" state={state} />
}

function MissingDatabases({ list }: { list: ListState<MissingDatabaseRow> }) {
  const now = useNow()
  const figure = listFigures.missingDatabases
  const state = mapState(list, (allRows): WorkValue => {
    const missing = figureRows(figure, allRows, now)
    return {
      links: [{ figure: 'missingDatabases', count: missing.length, to: figureTo(figure, now) }],
      rows: missing
        .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
        .slice(0, shownRows)
        .map(({ id, name, hostname }) => ({
          key: id,
          name,
          to: hostTo(hostname),
          value: hostname,
          isName: true,
        })),
    }
  })
  return <WorkCard id="missing" state={state} />
}

/** Errors of the last retrievals, beside the cloud objects. */
export function CloudErrors({ list, silent, refresh, trend }: CloudWork & Pick<WorklistProps, 'trend'>) {
  const t = useText('dashboard')
  const { age } = useFormat()
  const now = useNow()
  const incomplete = silent.length > 0 ? { text: t('work.clouds.incomplete'), retry: refresh } : undefined
  const state = mapState(list, (errors): WorkValue => ({
    links: [{ figure: 'cloudErrors', count: errors.length, to: figureTo(listFigures.cloudErrors, now) }],
    // Newest first.
    rows: errors.slice(0, shownRows).map(({ id, cloud, category, error, createdAt }) => ({
      key: id,
      name: t(`cloud.${cloud}`),
      to: null,
      detail: [category, error].filter(Boolean).join(' · '),
      value: age(createdAt, now),
    })),
    incomplete,
  }))
  return (
    <WorkTrendContext value={trend}>
      <WorkCard id="clouds" state={state} />
    </WorkTrendContext>
  )
}

export const emptyRows: readonly never[] = []

/** The rows with the largest values. */
export function topRows<Row>(rows: readonly Row[], size: (row: Row) => number): readonly Row[] {
  return rows.toSorted((a, b) => size(b) - size(a)).slice(0, shownRows)
}

/** Combines lists into one state that is ready when all of them are. */
export function combineStates(
  lists: readonly ListState<unknown>[],
  buildValue: () => WorkValue,
): OneState<WorkValue> {
  const pending = pendingState(lists)
  if (pending) return pending
  const refreshing = lists.some((list) => list.status === 'ready' && list.refreshing === true)
  return { status: 'ready', value: buildValue(), refreshing }
}

export interface ContractLists {
  oracle: ListState<OracleContract>
  mysql: ListState<MySQLContract>
  sqlServer: ListState<SqlServerContract>
}

/** A contract is urgent this many days before its support ends. */
const urgentDays = 30

/** Contracts whose support ends soon. */
export function ContractsCard({ oracle, mysql, sqlServer }: ContractLists) {
  const t = useText('dashboard')
  const common = useText('common')
  const now = useNow()
  const sources = [
    { figure: 'oracleContracts', product: 'oracle', list: oracle },
    { figure: 'mysqlContracts', product: 'mysql', list: mysql },
    { figure: 'sqlServerContracts', product: 'sqlServer', list: sqlServer },
  ] as const
  const expiring = sources.map(({ figure, product, list }) => ({
    figure,
    list: common(`products.${product}`),
    path: listFigures[figure].list,
    to: figureTo(listFigures[figure], now),
    rows:
      list.status === 'ready'
        ? figureRows<Pick<Contract, 'supportExpiration'>, Contract>(listFigures[figure], list.value, now)
        : emptyRows,
  }))
  const state = combineStates([oracle, mysql, sqlServer], () => {
    const rows = expiring.flatMap(({ list, path, rows }) =>
      rows.map((row) => ({ row, list, path, days: daysUntil(row.supportExpiration, now) ?? 0 })),
    )
    return {
      links: expiring.map(({ figure, list, to, rows }) => ({ figure, list, to, count: rows.length })),
      rows: topRows(rows, ({ days }) => -days).map(({ row, list, path, days }, index) => ({
        key: String(index),
        name: row.contractID || row.licenseTypeID,
        to: `${path}?${new URLSearchParams({ search: row.contractID || row.licenseTypeID })}`,
        detail: row.licenseTypeID === '' ? list : `${list} · ${row.licenseTypeID}`,
        value: t('work.contracts.value', { count: days }),
        isUrgent: days <= urgentDays,
      })),
    }
  })
  return <WorkCard id="contracts" state={state} />
}

interface Contract {
  contractID: string
  licenseTypeID: string
  supportExpiration: string | null
}
