import type { DatabaseUsedLicense, IgnoreLicense } from '@inventory-console/api-mocks/contract'
import { UnconfirmedError } from '@inventory-console/ui/lib/react/useMutationFailure'
import type {
  Ignore,
  IgnoreReceipt,
  OwnedLicense,
} from '@inventory-console/ui/screens/licenses/used/UsedDatabasesScreen'
import { useCallback } from 'react'
import { ApiError } from '../http/ApiError.ts'
import { hasDotSegment } from '../http/pathSegment.ts'
import { useMutation, type Mutation, type QueryPattern } from '../query/mutation.ts'
import { isRecord } from '../storage/storage.ts'

/** Product names of the bulk call. */
const products: Record<OwnedLicense['maker'], string> = {
  oracle: 'Oracle/Database',
  mysql: 'Oracle/MySQL',
  microsoft: 'Microsoft/SQLServer',
}

/** License of a host with this technology. The API handles licenses with the marker ERC as Oracle licenses. */
export function ownedOf(technology: string, license: DatabaseUsedLicense): OwnedLicense {
  const ofHost = (['mysql', 'microsoft'] as const).find((maker) => products[maker] === technology)
  return { ...license, maker: license.licenseTypeID.includes('ERC') ? 'oracle' : (ofHost ?? 'oracle') }
}

/** Used licenses in all views, compliance, and the licenses of a host. */
const invalidates: readonly QueryPattern[] = [
  'GET /hosts*',
  'GET /contracts*',
  'GET /frontend*',
  'GET /technologies/all/license-history',
]

/** Rows per request, and so the maximum left unconfirmed when a response is lost. */
const batch = 100

/** Ignores or reactivates licenses. Never retries: the receipt lists refused and unconfirmed rows. */
export function useIgnoreLicenses(): Ignore {
  const act = useMutation()
  return useCallback<Ignore>(
    async (rows, ignored, comment) => {
      const [only] = rows
      const single = only && rows.length === 1 ? one(only, ignored, comment) : null
      if (single && only) {
        await act(single)
        return { ...untouched, changed: [only] }
      }
      let receipt = untouched
      for (let at = 0; at < rows.length; at += batch) {
        const part = rows.slice(at, at + batch)
        try {
          // oxlint-disable-next-line no-await-in-loop -- after a failure the rest is not sent
          const answer = await act(several(part, ignored, comment))
          receipt = joined(receipt, part, answer?.updated ?? [])
        } catch (error) {
          if (isMissingCall(error)) return oneByOne(act, rows, ignored, comment)
          const isUnknown = error instanceof UnconfirmedError
          if (isUnknown ? part.length === rows.length : receipt.changed.length === 0) throw error
          const refused = [...receipt.refused, ...rows.slice(isUnknown ? at + part.length : at)]
          return isUnknown
            ? { ...receipt, refused, unknown: part }
            : { ...receipt, refused, reason: messageOf(error) }
        }
      }
      return receipt
    },
    [act],
  )
}

/** Servers before 2.54 have no bulk call. */
function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

async function oneByOne(
  act: ReturnType<typeof useMutation>,
  rows: readonly OwnedLicense[],
  ignored: boolean,
  comment: string,
): Promise<IgnoreReceipt> {
  let receipt = untouched
  for (const row of rows) {
    const single = one(row, ignored, comment)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      if (single) await act(single)
      receipt = single
        ? { ...receipt, changed: [...receipt.changed, row] }
        : { ...receipt, refused: [...receipt.refused, row] }
    } catch (error) {
      receipt =
        error instanceof UnconfirmedError
          ? { ...receipt, unknown: [...receipt.unknown, row] }
          : { ...receipt, refused: [...receipt.refused, row], reason: messageOf(error) }
    }
  }
  return receipt
}

const untouched: IgnoreReceipt = { changed: [], refused: [], unknown: [], reason: null }

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Rows that the response does not list as updated were refused. */
function joined(
  before: IgnoreReceipt,
  part: readonly OwnedLicense[],
  updated: readonly IgnoreLicense[],
): IgnoreReceipt {
  const done = new Set(
    updated.map((entry) => keyOf(entry?.hostname, entry?.databaseName, entry?.licenseTypeID)),
  )
  const isDone = (row: OwnedLicense) => done.has(keyOf(row.hostname, row.dbName, row.licenseTypeID))
  return {
    ...before,
    changed: [...before.changed, ...part.filter(isDone)],
    refused: [...before.refused, ...part.filter((row) => !isDone(row))],
  }
}

/** `updated` is null if nothing changed. */
function isIgnoreAnswer(body: unknown): boolean {
  return isRecord(body) && (body['updated'] === null || Array.isArray(body['updated']))
}

function keyOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts)
}

function several(
  rows: readonly OwnedLicense[],
  ignored: boolean,
  ignoredComment: string,
): Mutation<{ updated: IgnoreLicense[] | null }> {
  const body = rows.map(({ maker, hostname, dbName, licenseTypeID }) => ({
    technology: products[maker],
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
    confirms: isIgnoreAnswer,
  }
}

/** The call for a single license; `null` if a name cannot be a path segment. */
function one(row: OwnedLicense, ignored: boolean, ignoredComment: string): Mutation<unknown> | null {
  const { maker, hostname, dbName: database, licenseTypeID: licenseID } = row
  if ([hostname, database, licenseID].some((part) => part.includes('/') || hasDotSegment(part))) return null
  const body = { ignoredComment }
  const path = { hostname, database, status: ignored }
  if (maker === 'oracle') {
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
    maker === 'mysql'
      ? '/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}'
      : '/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}'
  return {
    name: `PUT ${address}`,
    fetcher: ({ api }, signal) => api.PUT(address, { params: { path }, body, signal }),
    invalidates,
  }
}
