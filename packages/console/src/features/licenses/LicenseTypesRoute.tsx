import { retryFailed } from '@inventory-console/ui/lib/state'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import {
  LicenseTypesScreen,
  type LicenseType,
  type LicenseTypeValues,
  type OpenForm,
} from '@inventory-console/ui/screens/licenses/catalogue/LicenseTypesScreen'
import { useMemo } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { mysqlContracts, oracleContracts, sqlServerContracts } from '../../platform/queries/licenses.ts'
import { useIsAdmin, useReadOnly } from '../../platform/queries/lookups.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useListQuery } from '../../platform/url-state/useListQuery.ts'
import { useLicenseTypes, useSaveLicenseType } from './licenseTypeQueries.ts'
import { usedLicenses } from './queries.ts'

const typeDraft = formDraft<OpenForm<LicenseTypeValues>>()
function LicenseTypes(props: ListPageProps<LicenseType>) {
  const [draft, onDraftChange] = useFormDraft(typeDraft)
  const query = useListQuery()
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
