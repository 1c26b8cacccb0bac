import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { ComplianceExplanation } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { useMemo } from 'react'
import { usePageFilters } from '../../platform/pages/page.ts'
import { useIgnoreLicenses } from '../../platform/queries/licenses.ts'
import { useReadOnly } from '../../platform/queries/lookups.ts'
import {
  useSaveMysqlContract,
  useSaveOracleContract,
  useSaveSqlServerContract,
} from './contracts/contractMutations.ts'
import { useComplianceInputs } from './queries.ts'

export function ComplianceDetail({ row }: { row: LicenseCompliance }) {
  const inputs = useComplianceInputs(usePageFilters())
  const saveOracle = useSaveOracleContract()
  const saveMysql = useSaveMysqlContract()
  const saveSqlServer = useSaveSqlServerContract()
  const ignore = useIgnoreLicenses()
  const isReadOnly = useReadOnly()
  const actions = useMemo(
    () => ({ saveOracle, saveMysql, saveSqlServer, ignore }),
    [saveOracle, saveMysql, saveSqlServer, ignore],
  )
  return <ComplianceExplanation row={row} inputs={inputs} actions={isReadOnly === true ? null : actions} />
}
