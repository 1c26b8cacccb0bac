import type { LicenseCompliance, TablespaceRow } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { readKey } from '../data-table/engine/keys.ts'
import { filterTest } from '../data-table/engine/search.ts'
import type { CloudError, MissingDatabaseRow, SilentAgent } from '../domain/troubleshooting.ts'
import { smallestNumber } from '../lib/format.ts'
import { listUrl } from '../lib/listUrl.ts'
import type { FilterValue } from '../lib/listView.ts'
import { paths } from '../screens/paths.ts'
import { missingLicenses } from './compliance.ts'
import { usedShare } from './oracleColumns.ts'
import { renewalDays, supportExpiration } from './renewals.ts'

/** A count whose link opens a list of exactly the counted rows. */
export interface ListFigure<Row> {
  /** Path of the list, optionally with query parameters. */
  list: string
  /** Filter; absent for all rows of the list. */
  where?: { column: Column<Row>; filter: (now: number) => FilterValue }
  /** Id of the column that the link sorts by, ascending. */
  sort?: string
}

/** Percentage from which a tablespace counts as full. */
export const fullTablespacePercent = 90
/** Days before the end of support from which a contract counts as ending. */
export const endingWithinDays = 90

interface Supported {
  supportExpiration: string | null
}

const supportEnding = {
  column: supportExpiration,
  filter: (now: number) => renewalDays(endingWithinDays, now),
} satisfies ListFigure<Supported>['where']

const silentAgents: ListFigure<SilentAgent> = { list: paths.troubleshooting }

const fullTablespaces: ListFigure<TablespaceRow> = {
  list: paths.tablespaces,
  where: { column: usedShare, filter: () => ({ kind: 'range', min: fullTablespacePercent }) },
}

export const shortLicenses: ListFigure<LicenseCompliance> = {
  list: paths.compliance,
  where: { column: missingLicenses, filter: () => ({ kind: 'range', min: smallestNumber }) },
}

const missingDatabases: ListFigure<MissingDatabaseRow> = {
  list: `${paths.troubleshooting}?show=missing`,
  where: { column: { id: 'ignored', kind: 'boolean' }, filter: () => ({ kind: 'yesNo', value: false }) },
}

const cloudErrors: ListFigure<CloudError> = { list: `${paths.troubleshooting}?show=errors` }

const contractsOf = (list: string): ListFigure<Supported> => ({
  list,
  where: supportEnding,
  sort: supportExpiration.id,
})

/** Dashboard figures that are counted from the rows of a list. */
export const listFigures = {
  silentAgents,
  fullTablespaces,
  shortLicenses,
  oracleContracts: contractsOf(paths.oracleContracts),
  mysqlContracts: contractsOf(paths.mysqlContracts),
  sqlServerContracts: contractsOf(paths.sqlServerContracts),
  missingDatabases,
  cloudErrors,
}

/** Dashboard figures that the server counts, or that compare two dates. */
const dashboardFigures = [
  'criticalAlerts',
  'criticalAlertsOfCode',
  'databases',
  'hosts',
  'newHosts',
  'goneHosts',
  'newDatabases',
  'goneDatabases',
  'newlySilent',
  'newLicenseAlerts',
  'newInventoryAlerts',
  'newOptions',
  'supportEnded',
] as const

/** Figures of host details, compliance and alert groups. */
const detailFigures = [
  'hostAlerts',
  'hostAlertsOfCategory',
  'hostLicenses',
  'licenseSources',
  'ignoredLicenses',
  'alertsOfGroup',
] as const

/** Id of a linked figure, in the `data-figure` attribute of its link. */
export type FigureId =
  | keyof typeof listFigures
  | (typeof dashboardFigures)[number]
  | (typeof detailFigures)[number]

export const dashboardFigureIds: readonly string[] = [...Object.keys(listFigures), ...dashboardFigures]

export const detailFigureIds: readonly string[] = detailFigures

/** The rows that match the filter of the figure. */
export function figureRows<Field, Row extends Field>(
  { where }: ListFigure<Field>,
  rows: readonly Row[],
  now: number,
): readonly Row[] {
  const test = where ? filterTest(where.column.kind, where.filter(now)) : null
  if (!where || test === null) return rows
  return rows.filter((row) => {
    const key = readKey(where.column, row, now)
    return test(key, () => String(key ?? ''))
  })
}

export function figureTo<Row>({ list, where, sort }: ListFigure<Row>, now: number): string {
  const path = sort === undefined ? list : `${list}?sort=${sort}`
  return where ? listUrl(path, { [where.column.id]: where.filter(now) }) : path
}
