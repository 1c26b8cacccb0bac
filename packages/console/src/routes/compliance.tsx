import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { ComplianceExplanation } from '@inventory-console/ui/screens/licenses/ComplianceExplanation'
import { ComplianceScreen } from '@inventory-console/ui/screens/licenses/ComplianceScreen'
import { complianceExports, useCompliance, useLicenseInputs } from '../api/licenses.ts'
import { usePageQuery } from '../app/usePageQuery.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

function Compliance(props: ListScreenProps<LicenseCompliance>) {
  return <ComplianceScreen {...props} explain={explained} />
}

const explained = (row: LicenseCompliance) => <Explained row={row} />

/** Seven calls, made for the first row that somebody opens. */
function Explained({ row }: { row: LicenseCompliance }) {
  return <ComplianceExplanation row={row} inputs={useLicenseInputs(usePageQuery())} />
}

export const ComplianceRoute = listRoute(Compliance, useCompliance, complianceExports)
