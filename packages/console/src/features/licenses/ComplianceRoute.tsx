import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/compliance/ComplianceScreen'
import { lazyPart } from '../../platform/lazy/lazyPart.tsx'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { licenseCompliance } from '../../platform/queries/licenseQueries.ts'

const ComplianceDetail = lazyPart(async () => (await import('./ComplianceDetail.tsx')).ComplianceDetail)

function Compliance(props: ListPageProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={renderExplanation} />
}

const renderExplanation = (row: LicenseCompliance) => <ComplianceDetail row={row} />

export const ComplianceRoute = listRoute({ Screen: Compliance, ...licenseCompliance })
