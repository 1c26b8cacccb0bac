import type { DatabaseUsedLicense, IgnoreLicense } from '@inventory-console/api-mocks/contract'
import type {
  Ignore,
  IgnoreReceipt,
  OwnedLicense,
} from '@inventory-console/ui/screens/licenses/UsedDatabasesScreen'
import { useCallback } from 'react'
import { useAct, type Act, type Affected } from './act.ts'
import { ApiError, asApiError } from './ApiError.ts'
import { text } from './text.ts'

/** As the bulk call names them. */
const products: Record<OwnedLicense['maker'], string> = {
  oracle: 'Oracle/Database',
  mysql: 'Oracle/MySQL',
  microsoft: 'Microsoft/SQLServer',
}

/** A licence of a host that runs this technology. The services know those of their own making, marked so, as Oracle's alone. */
export function ownedOf(technology: string, license: DatabaseUsedLicense): OwnedLicense {
  const ofHost = (['mysql', 'microsoft'] as const).find((maker) => products[maker] === technology)
  return { ...license, maker: text(license.licenseTypeID).includes('ERC') ? 'oracle' : (ofHost ?? 'oracle') }
}

/** Used licences in all their views, compliance, the licences of a host. */
const affects: readonly Affected[] = [
  'GET /hosts*',
  'GET /contracts*',
  'GET /frontend*',
  'GET /technologies/all/license-history',
]

/** One request carries so many: a lost answer leaves no more than these in doubt. */
const batch = 100

/** Ignores or reactivates. Nothing is sent twice: what got no answer is in the receipt, and trying again is asked for. */
export function useIgnoreLicenses(): Ignore {
  const act = useAct()
  return useCallback<Ignore>(
    async (rows, ignored, comment) => {
      const [only] = rows
      const single = only && rows.length === 1 ? one(only, ignored, comment) : null
      if (single && only) {
        await act(single)
        return { changed: [only], refused: [], reason: null }
      }
      let receipt: IgnoreReceipt = { changed: [], refused: [], reason: null }
      for (let at = 0; at < rows.length; at += batch) {
        const part = rows.slice(at, at + batch)
        try {
          const answer = await act(several(part, ignored, comment))
          receipt = joined(receipt, part, answer?.updated ?? [])
        } catch (error) {
          const failure = asApiError(error, 'POST /licenses/ignore')
          if (receipt.changed.length === 0) throw failure
          return { ...receipt, refused: [...receipt.refused, ...rows.slice(at)], reason: failure.message }
        }
      }
      return receipt
    },
    [act],
  )
}

/** What the answer does not name as changed was not. */
function joined(
  before: IgnoreReceipt,
  part: readonly OwnedLicense[],
  updated: readonly IgnoreLicense[],
): IgnoreReceipt {
  if (!Array.isArray(updated))
    throw new ApiError(200, 'POST /licenses/ignore', 'the answer is not what was promised')
  const done = new Set(
    updated.map((entry) => keyOf(entry?.hostname, entry?.databaseName, entry?.licenseTypeID)),
  )
  const isDone = (row: OwnedLicense) => done.has(keyOf(row.hostname, row.dbName, row.licenseTypeID))
  return {
    changed: [...before.changed, ...part.filter(isDone)],
    refused: [...before.refused, ...part.filter((row) => !isDone(row))],
    reason: before.reason,
  }
}

function keyOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts)
}

function several(
  rows: readonly OwnedLicense[],
  ignored: boolean,
  ignoredComment: string,
): Act<{ updated: IgnoreLicense[] | null }> {
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
    ask: ({ api }, signal) => api.POST('/licenses/ignore', { body, signal }),
    affects,
  }
}

/** The call for a single licence; `null` where its address cannot be written: a name with a slash is no path segment. */
function one(row: OwnedLicense, ignored: boolean, ignoredComment: string): Act<unknown> | null {
  const { maker, hostname, dbName: database, licenseTypeID: licenseID } = row
  if ([hostname, database, licenseID].some((part) => /^\.{0,2}$|\//.test(part))) return null
  const body = { ignoredComment }
  const path = { hostname, database, status: ignored }
  if (maker === 'oracle') {
    const address =
      '/hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}'
    return {
      name: `PUT ${address}`,
      ask: ({ api }, signal) => api.PUT(address, { params: { path: { ...path, licenseID } }, body, signal }),
      affects,
    }
  }
  const address =
    maker === 'mysql'
      ? '/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}'
      : '/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}'
  return {
    name: `PUT ${address}`,
    ask: ({ api }, signal) => api.PUT(address, { params: { path }, body, signal }),
    affects,
  }
}
