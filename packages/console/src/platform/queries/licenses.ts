import type {
  DatabaseUsedLicense,
  IgnoreLicense,
  LicenseHistory,
  LicenseHistoryItem,
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { unescapeText } from '@inventory-console/api-mocks/contract/reportText'
import {
  listMysqlContracts,
  listOracleContracts,
  listSqlServerContracts,
} from '@inventory-console/api-mocks/decoders/api/contracts'
import {
  listLicensesCompliance,
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
  listUsedLicenses,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import { getLicenseHistory } from '@inventory-console/api-mocks/decoders/chart/licenses'
import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { isRecord } from '@inventory-console/ui/lib/records'
import { type ListState, valueOr } from '@inventory-console/ui/lib/state'
import { extendRow } from '@inventory-console/ui/lib/unreadValues'
import type {
  Ignore,
  IgnoreReceipt,
  KnownTypes,
  OwnedLicense,
} from '@inventory-console/ui/screens/licenses/used/UsedDatabasesScreen'
import { useCallback, useMemo } from 'react'
import { ApiError } from '../http/ApiError.ts'
import { hasDotSegment } from '../http/client.ts'
import { type Mutation, type QueryPattern, useMutation } from '../query/mutation.ts'
import { get, getChart, type Query, type Refreshable, useList } from '../query/query.ts'
import { filteredList } from './lists.ts'

export const usedLicenses = filteredList({
  path: '/hosts/technologies/all/databases/licenses-used',
  decoder: listUsedLicenses,
  file: 'licensesUsedPerDbs',
  rows: (body) => body.usedLicenses,
})

export const licenseCompliance = filteredList({
  path: '/hosts/technologies/all/databases/licenses-compliance',
  decoder: listLicensesCompliance,
  file: 'licensesCompliance',
  rows: ({ licensesCompliance }) => licensesCompliance,
})

export const oracleContracts = filteredList({
  path: '/contracts/oracle/database',
  decoder: listOracleContracts,
  file: 'oracleContracts',
  rows: ({ contracts }) => contracts,
})

export const mysqlContracts = filteredList({
  path: '/contracts/mysql/database',
  decoder: listMysqlContracts,
  file: 'mysqlContracts',
  rows: ({ contracts }) => contracts,
})

export const sqlServerContracts = filteredList({
  path: '/contracts/microsoft/database',
  decoder: listSqlServerContracts,
  file: 'msSqlServerContracts',
  rows: ({ contracts }) => contracts,
})

type List<Row> = ListState<Row> & Refreshable

/** Consumed, covered and purchased licenses by type and day. */
export function licenseHistory(): Query<LicenseHistory> {
  return getChart(getLicenseHistory, '/technologies/all/license-history')
}

export function useLicenseHistory(): List<LicenseHistoryItem> {
  return useList(licenseHistory(), ({ licenseComplianceHistory }) => licenseComplianceHistory)
}

function useLicenseTypesOf<Row>(
  product: 'oracle' | 'mysql' | 'microsoft',
  decoder: Decoder<{ 'license-types': readonly Row[] }>,
): List<Row> {
  const path = `/settings/${product}/database/license-types` as const
  return useList(get(decoder, path), (body) => body['license-types'])
}

export function useOracleLicenseTypes(): List<OracleLicenseType> {
  return useLicenseTypesOf('oracle', listOracleLicenseTypes)
}

export function useMysqlLicenseTypes(): List<MysqlLicenseType> {
  return useLicenseTypesOf('mysql', listMysqlLicenseTypes)
}

export function useSqlServerLicenseTypes(): List<SqlServerLicenseType> {
  return useLicenseTypesOf('microsoft', listSqlServerLicenseTypes)
}

/** Maps a license type to its vendor. Without a price list the vendor is derived from the texts. */
export function useKnownTypes(): KnownTypes {
  const oracle = valueOr(useOracleLicenseTypes(), null)
  const mysql = valueOr(useMysqlLicenseTypes(), null)
  const microsoft = valueOr(useSqlServerLicenseTypes(), null)
  return useMemo(
    () => ({ ...(oracle && { oracle }), ...(mysql && { mysql }), ...(microsoft && { microsoft }) }),
    [oracle, mysql, microsoft],
  )
}

/** Product names of the bulk call. */
const products: Record<OwnedLicense['vendor'], string> = {
  oracle: 'Oracle/Database',
  mysql: 'Oracle/MySQL',
  microsoft: 'Microsoft/SQLServer',
}

/** License of a host with this technology. The API handles licenses with the marker ERC as Oracle licenses. */
export function withVendor(technology: string, license: DatabaseUsedLicense): OwnedLicense {
  const ofHost = (['mysql', 'microsoft'] as const).find((vendor) => products[vendor] === technology)
  const vendor: OwnedLicense['vendor'] = license.licenseTypeID.includes('ERC')
    ? 'oracle'
    : (ofHost ?? 'oracle')
  return extendRow(license, { vendor })
}

/** Used licenses in all views, compliance, and the licenses of a host. */
const invalidates: readonly QueryPattern[] = [
  'GET /hosts*',
  'GET /contracts*',
  'GET /frontend*',
  'GET /technologies/all/license-history',
]

/** Rows per request, and so the maximum left unconfirmed when a response is lost. */
const batchSize = 100

/** Ignores or reactivates licenses. Never retries: the receipt lists refused and unconfirmed rows. */
export function useIgnoreLicenses(): Ignore {
  const mutate = useMutation()
  return useCallback<Ignore>(
    async (rows, ignored, comment) => {
      const [only] = rows
      const single = only && rows.length === 1 ? ignoreOne(only, ignored, comment) : null
      if (single && only) {
        await mutate(single)
        return { ...emptyReceipt, changed: [only] }
      }
      let receipt = emptyReceipt
      for (let offset = 0; offset < rows.length; offset += batchSize) {
        const chunk = rows.slice(offset, offset + batchSize)
        try {
          // oxlint-disable-next-line no-await-in-loop -- after a failure the rest is not sent
          const response = await mutate(ignoreBatch(chunk, ignored, comment))
          receipt = mergeReceipt(receipt, chunk, response?.updated ?? [])
        } catch (error) {
          if (lacksBulkOperation(error)) return ignoreOneByOne(mutate, rows, ignored, comment)
          const isUnknown = error instanceof UnknownOutcomeError
          if (isUnknown ? chunk.length === rows.length : receipt.changed.length === 0) throw error
          const rejected = [...receipt.rejected, ...rows.slice(isUnknown ? offset + chunk.length : offset)]
          return isUnknown
            ? { ...receipt, rejected, unknown: chunk }
            : { ...receipt, rejected, reason: messageOf(error) }
        }
      }
      return receipt
    },
    [mutate],
  )
}

/** Servers before 2.54 have no bulk call. */
function lacksBulkOperation(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

async function ignoreOneByOne(
  mutate: ReturnType<typeof useMutation>,
  rows: readonly OwnedLicense[],
  ignored: boolean,
  comment: string,
): Promise<IgnoreReceipt> {
  let receipt = emptyReceipt
  for (const row of rows) {
    const single = ignoreOne(row, ignored, comment)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      if (single) await mutate(single)
      receipt = single
        ? { ...receipt, changed: [...receipt.changed, row] }
        : { ...receipt, rejected: [...receipt.rejected, row] }
    } catch (error) {
      receipt =
        error instanceof UnknownOutcomeError
          ? { ...receipt, unknown: [...receipt.unknown, row] }
          : { ...receipt, rejected: [...receipt.rejected, row], reason: messageOf(error) }
    }
  }
  return receipt
}

const emptyReceipt: IgnoreReceipt = { changed: [], rejected: [], unknown: [], reason: null }

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Rows that the response, which is not decoded, does not list as updated were refused. */
function mergeReceipt(
  before: IgnoreReceipt,
  chunk: readonly OwnedLicense[],
  updated: readonly (Partial<IgnoreLicense> | null)[],
): IgnoreReceipt {
  const done = new Set(
    updated.map((entry) =>
      keyOf(
        unescapeText(entry?.hostname ?? ''),
        unescapeText(entry?.databaseName ?? ''),
        entry?.licenseTypeID,
      ),
    ),
  )
  const isDone = (row: OwnedLicense) => done.has(keyOf(row.hostname, row.dbName, row.licenseTypeID))
  return {
    ...before,
    changed: [...before.changed, ...chunk.filter(isDone)],
    rejected: [...before.rejected, ...chunk.filter((row) => !isDone(row))],
  }
}

/** `updated` is null if nothing changed. */
function isIgnoreResponse(body: unknown): boolean {
  return isRecord(body) && (body['updated'] === null || Array.isArray(body['updated']))
}

function keyOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts)
}

function ignoreBatch(
  rows: readonly OwnedLicense[],
  ignored: boolean,
  ignoredComment: string,
): Mutation<{ updated: IgnoreLicense[] | null }> {
  const body = rows.map(({ vendor, hostname, dbName, licenseTypeID }) => ({
    technology: products[vendor],
    hostname,
    databaseName: dbName,
    licenseTypeID,
    ignored,
    ignoredComment,
  }))
  return {
    name: 'POST /licenses/ignore',
    fetcher: ({ api }, signal) => api.POST('/licenses/ignore', { body, signal }),
    invalidates,
    confirms: isIgnoreResponse,
  }
}

/** The call for a single license; `null` if a name cannot be a path segment. */
function ignoreOne(row: OwnedLicense, ignored: boolean, ignoredComment: string): Mutation<unknown> | null {
  const { vendor, hostname, dbName: database, licenseTypeID: licenseID } = row
  if ([hostname, database, licenseID].some((part) => part.includes('/') || hasDotSegment(part))) return null
  const body = { ignoredComment }
  const path = { hostname, database, status: ignored }
  if (vendor === 'oracle') {
    const address =
      '/hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}'
    return {
      name: `PUT ${address}`,
      fetcher: ({ api }, signal) =>
        api.PUT(address, { params: { path: { ...path, licenseID } }, body, signal }),
      invalidates,
    }
  }
  const address =
    vendor === 'mysql'
      ? '/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}'
      : '/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}'
  return {
    name: `PUT ${address}`,
    fetcher: ({ api }, signal) => api.PUT(address, { params: { path }, body, signal }),
    invalidates,
  }
}
