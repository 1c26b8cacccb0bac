import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { FilterQuery } from '../state/globalFilters.ts'
import type { Act, Affected } from './act.ts'
import { useList, type Refreshable } from './query.ts'

/** Of all databases of a host. */
export function useHostLicenses(
  hostname: string,
  filters: FilterQuery,
): ListState<DatabaseUsedLicense> & Refreshable {
  const date = filters['older-than']
  const query = date === undefined ? {} : { 'older-than': date }
  return useList(
    {
      name: 'GET /hosts/{hostname}/technologies/all/databases/licenses-used',
      params: { hostname, ...query },
      ask: ({ api }, signal) =>
        api.GET('/hosts/{hostname}/technologies/all/databases/licenses-used', {
          params: { path: { hostname }, query },
          signal,
        }),
    },
    ({ usedLicenses }) => usedLicenses,
    { weight: 'side' },
  )
}

const affects: readonly Affected[] = [
  'GET /hosts/{hostname}/technologies/all/databases/licenses-used',
  'GET /hosts/technologies/all/databases/licenses*',
  'GET /frontend*',
]

export interface Ignoring {
  technology: string
  licenses: readonly DatabaseUsedLicense[]
  ignored: boolean
  ignoredComment: string
}

/** Several at once. The services answer which of them they refused. */
export function ignoreLicenses({ technology, licenses, ignored, ignoredComment }: Ignoring) {
  return {
    name: 'POST /licenses/ignore',
    ask: ({ api }, signal) =>
      api.POST('/licenses/ignore', {
        body: licenses.map(({ hostname, dbName, licenseTypeID }) => ({
          technology: technologyOf(technology, licenseTypeID),
          hostname,
          databaseName: dbName,
          licenseTypeID,
          ignored,
          ignoredComment,
        })),
        signal,
      }),
    affects,
  } satisfies Act<{ error: readonly unknown[] | null }>
}

/** One alone: here a refusal has a status and a reason. */
export function ignoreLicense(
  technology: string,
  license: DatabaseUsedLicense,
  ignored: boolean,
  ignoredComment: string,
) {
  const { hostname, dbName: database, licenseTypeID } = license
  const body = { ignoredComment }
  const path = { hostname, database, status: ignored }
  return {
    name: 'PUT /hosts/{hostname}/technologies/…/ignored/{status}',
    ask: ({ api }, signal) => {
      switch (technologyOf(technology, licenseTypeID)) {
        case 'Oracle/MySQL':
          return api.PUT('/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}', {
            params: { path },
            body,
            signal,
          })
        case 'Microsoft/SQLServer':
          return api.PUT('/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}', {
            params: { path },
            body,
            signal,
          })
        default:
          return api.PUT(
            '/hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}',
            { params: { path: { ...path, licenseID: licenseTypeID } }, body, signal },
          )
      }
    },
    affects,
  } satisfies Act<null>
}

/** The services know licenses of their own making, marked so, as Oracle's alone. */
function technologyOf(technology: string, licenseTypeID: string): string {
  return licenseTypeID.includes('ERC') ? 'Oracle/Database' : technology
}
