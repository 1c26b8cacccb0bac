import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { ComplianceExplanation } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/compliance/ComplianceScreen'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useCompliance } from '../../platform/queries/licenseQueries.ts'
import { complianceExports, useLicenseInputs } from './queries.ts'

function Compliance(props: ListScreenProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={explained} />
}

const explained = (row: LicenseCompliance) => <Explained row={row} />

/** Seven calls, made for the first row that somebody opens. */
function Explained({ row }: { row: LicenseCompliance }) {
  return <ComplianceExplanation row={row} inputs={useLicenseInputs(usePageQuery())} />
}

export const ComplianceRoute = listRoute(Compliance, useCompliance, complianceExports, null)
