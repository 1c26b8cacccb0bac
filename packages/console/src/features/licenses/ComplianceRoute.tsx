import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { lazy } from '@inventory-console/ui/lib/lazy'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/compliance/ComplianceScreen'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { licenseCompliance } from '../../platform/queries/licenses.ts'

const ComplianceDetail = lazy(async () => (await import('./ComplianceDetail.tsx')).ComplianceDetail, null)

function Compliance(props: ListPageProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={renderExplanation} />
}

const renderExplanation = (row: LicenseCompliance) => <ComplianceDetail row={row} />

export const ComplianceRoute = listRoute({ Screen: Compliance, ...licenseCompliance })
