import type { OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { listOracleLicenseTypes } from '@inventory-console/api-mocks/decoders/api/licenses'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { UnknownOutcomeError, ValidationError } from '@inventory-console/ui/lib/mutationErrors'
import { deepEqual } from '@inventory-console/ui/lib/records'
import { type ListState, mapState, retryFailed } from '@inventory-console/ui/lib/state'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import {
  type LicenseType,
  LicenseTypesScreen,
  type LicenseTypeValues,
  ofMysql,
  ofOracle,
  ofSqlServer,
  type OpenForm,
} from '@inventory-console/ui/screens/licenses/catalogue/LicenseTypesScreen'
import { useCallback, useMemo } from 'react'
import { ApiError } from '../../platform/http/ApiError.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  usedLicenses,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../platform/queries/licenses.ts'
import { useIsAdmin, useReadOnly } from '../../platform/queries/lookups.ts'
import { concatLists } from '../../platform/query/listStates.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { fetchQuery, get, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useListFilters } from '../../platform/url-state/useListFilters.ts'
import { invalidatedByContracts } from './contracts/contractMutations.ts'

const typeDraft = formDraft<OpenForm<LicenseTypeValues>>()
function LicenseTypes(props: ListPageProps<LicenseType>) {
  const [draft, onDraftChange] = useFormDraft(typeDraft)
  const query = useListFilters()
  const { location } = query
  // The contract lists take the location only.
  const ofLocation = useMemo((): FilterQuery => (location === undefined ? {} : { location }), [location])
  const used = usedLicenses.useRows(query)
  const oracle = oracleContracts.useRows(ofLocation)
  const mysql = mysqlContracts.useRows(ofLocation)
  const microsoft = sqlServerContracts.useRows(ofLocation)
  const isAdmin = useIsAdmin()
  const isReadOnly = useReadOnly()
  return (
    <LicenseTypesScreen
      {...props}
      used={used}
      contracts={{ oracle, mysql, microsoft }}
      onRetryUse={retryFailed(used, oracle, mysql, microsoft)}
      locked={isReadOnly === true ? 'readOnly' : isAdmin ? null : 'notAdmin'}
      onSave={useSaveLicenseType()}
      draft={draft}
      onDraftChange={onDraftChange}
    />
  )
}

export const LicenseTypesRoute = listRoute({ Screen: LicenseTypes, useRows: useLicenseTypes })

const path = '/settings/oracle/database/license-types'

/** The license types of all vendors; not ready before all of them are. */
function useLicenseTypes(): ListState<LicenseType> & Refreshable {
  const oracle = useOracleLicenseTypes()
  const mysql = useMysqlLicenseTypes()
  const sqlServer = useSqlServerLicenseTypes()
  return useMemo(
    () =>
      concatLists<LicenseType>([
        mapState(oracle, (rows) => rows.map(ofOracle)),
        mapState(mysql, (rows) => rows.map(ofMysql)),
        mapState(sqlServer, (rows) => rows.map(ofSqlServer)),
      ]),
    [oracle, mysql, sqlServer],
  )
}

/**
 * Saves a license type of the price list and reads the list again, because the response of the server is not
 * documented. Rejects with an UnknownOutcomeError if the list has other values.
 */
function useSaveLicenseType() {
  const t = useText('licenseTypes')
  const services = useServices()
  const mutate = useMutation()
  return useCallback(
    async (body: OracleLicenseType, isNew: boolean) => {
      const { id } = body
      try {
        await mutate<unknown>({
          name: isNew
            ? 'POST /settings/oracle/database/license-types'
            : 'PUT /settings/oracle/database/license-types/{id}',
          fetcher: ({ api }, signal) =>
            isNew
              ? api.POST('/settings/oracle/database/license-types', { body, signal })
              : api.PUT('/settings/oracle/database/license-types/{id}', {
                  params: { path: { id } },
                  body,
                  signal,
                }),
          invalidates: [`GET ${path}`, ...invalidatedByContracts],
          adminOnly: true,
        })
      } catch (error) {
        const isUnsupported = error instanceof ApiError && unsupported.has(error.status)
        throw isUnsupported ? new ValidationError(t('form.unsupported', { reason: error.message })) : error
      }
      if (!(await isStored(services, body))) throw new UnknownOutcomeError('The list has other values')
    },
    [mutate, services, t],
  )
}

/** Statuses of a server without the operation. */
const unsupported = new Set([404, 405, 501])

async function isStored(services: Services, sent: OracleLicenseType): Promise<boolean> {
  try {
    const { value } = await fetchQuery(services, get(listOracleLicenseTypes, path))
    const stored = value['license-types'].find(({ id }) => id === sent.id)
    return stored !== undefined && deepEqual(stored, sent)
  } catch {
    return false
  }
}
