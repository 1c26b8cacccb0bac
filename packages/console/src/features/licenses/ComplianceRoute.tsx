import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/compliance/ComplianceScreen'
import { Suspense } from 'react'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { useCompliance } from '../../platform/queries/licenseQueries.ts'
import { complianceExports } from './queries.ts'

const ComplianceDetail = lazyPart(async () => (await import('./ComplianceDetail.tsx')).ComplianceDetail)

function Compliance(props: ListScreenProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={explained} />
}

const explained = (row: LicenseCompliance) => (
  <Suspense fallback={null}>
    <ComplianceDetail row={row} />
  </Suspense>
)

export const ComplianceRoute = listRoute(Compliance, useCompliance, complianceExports, null)
