import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import { useFormat } from '@inventory-console/ui/i18n/I18nProvider'
import { AwsRdsScreen, type SheetRows } from '@inventory-console/ui/screens/databases/AwsRdsScreen'
import { MigrabilityScreen } from '@inventory-console/ui/screens/databases/MigrabilityScreen'
import { PolicyAuditScreen } from '@inventory-console/ui/screens/databases/PolicyAuditScreen'
import { csvOf } from '../api/csv.ts'
import { saveFile } from '../api/exported.ts'
import { auditExports, useMigrability, usePolicyAudit, useRdsInstances } from '../api/oracleAudits.ts'
import { useServices } from '../app/services.ts'
import { localDay } from '../state/globalFilters.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

function AwsRds({ actions: _none, ...props }: ListScreenProps<AwsDbInstance>) {
  const { now } = useServices()
  const { number } = useFormat()
  const onExport = async (rows: SheetRows) => {
    const file = csvOf(rows, number(0.5).includes(','))
    saveFile(file, `oracleAwsRds-${localDay(now()).replaceAll('-', '')}.csv`)
  }
  return <AwsRdsScreen {...props} onExport={onExport} />
}

export const PolicyAuditRoute = listRoute(PolicyAuditScreen, usePolicyAudit, auditExports.policies)
export const MigrabilityRoute = listRoute(MigrabilityScreen, useMigrability, auditExports.migrability)
export const AwsRdsRoute = listRoute(AwsRds, useRdsInstances)
