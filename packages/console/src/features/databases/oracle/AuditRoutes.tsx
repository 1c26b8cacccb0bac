import { AwsRdsScreen } from '@inventory-console/ui/screens/databases/AwsRdsScreen'
import { MigrabilityScreen } from '@inventory-console/ui/screens/databases/MigrabilityScreen'
import { PolicyAuditScreen } from '@inventory-console/ui/screens/databases/PolicyAuditScreen'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { auditExports, useMigrability, usePolicyAudit, useRdsInstances } from './auditQueries.ts'

export const PolicyAuditRoute = listRoute({
  Screen: PolicyAuditScreen,
  useRows: usePolicyAudit,
  exports: auditExports.policies,
})
export const MigrabilityRoute = listRoute({
  Screen: MigrabilityScreen,
  useRows: useMigrability,
  exports: auditExports.migrability,
})
// The server-side export of RDS is broken, so the list exports on the client.
export const AwsRdsRoute = listRoute({ Screen: AwsRdsScreen, useRows: useRdsInstances })
