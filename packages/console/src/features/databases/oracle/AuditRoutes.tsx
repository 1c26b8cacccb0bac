import { AwsRdsScreen } from '@inventory-console/ui/screens/databases/AwsRdsScreen'
import { MigrabilityScreen } from '@inventory-console/ui/screens/databases/MigrabilityScreen'
import { PolicyAuditScreen } from '@inventory-console/ui/screens/databases/PolicyAuditScreen'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { auditExports, useMigrability, usePolicyAudit, useRdsInstances } from './auditQueries.ts'

export const PolicyAuditRoute = listRoute(PolicyAuditScreen, usePolicyAudit, auditExports.policies)
export const MigrabilityRoute = listRoute(MigrabilityScreen, useMigrability, auditExports.migrability)
// The server-side export of RDS is broken, so the list exports on the client.
export const AwsRdsRoute = listRoute(AwsRdsScreen, useRdsInstances)
