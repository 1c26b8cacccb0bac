import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/compliance/ComplianceScreen'
import { Suspense } from 'react'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { licenseCompliance } from '../../platform/queries/licenseQueries.ts'

const ComplianceDetail = lazyComponent(async () => (await import('./ComplianceDetail.tsx')).ComplianceDetail)

function Compliance(props: ListScreenProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={renderExplanation} />
}

const renderExplanation = (row: LicenseCompliance) => (
  <Suspense fallback={null}>
    <ComplianceDetail row={row} />
  </Suspense>
)

export const ComplianceRoute = listRoute({ Screen: Compliance, ...licenseCompliance })
