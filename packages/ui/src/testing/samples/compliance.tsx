import { makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
import {
  makeMysqlContracts,
  makeOracleContracts,
  makeSqlServerContracts,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeCompliance, makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import {
  ComplianceExplanation,
  type ComplianceInputs,
  type ProposalActions,
} from '../../screens/licenses/compliance/ComplianceExplanation.tsx'
import {
  ComplianceScreen,
  type ComplianceScreenProps,
} from '../../screens/licenses/compliance/ComplianceScreen.tsx'
import { openRow } from '../openRow.ts'
import { one } from '../states.ts'

export const inputs: ComplianceInputs = {
  used: makeUsedLicenses(),
  hosts: makeHosts(400),
  clusters: makeClusterRows(100),
  oracle: makeOracleContracts(),
  mysql: makeMysqlContracts(),
  sqlServer: makeSqlServerContracts(),
}
const pendingPromise = () => new Promise<never>(() => {})
export const actions: ProposalActions = {
  saveOracle: pendingPromise,
  saveMysql: pendingPromise,
  saveSqlServer: pendingPromise,
  ignore: pendingPromise,
}

/** Renders the expanded row with other inputs or actions. */
export function withExplanation(
  more: Partial<ComplianceInputs>,
  overrides: Partial<ProposalActions> | null = {},
): ComplianceScreenProps['explain'] {
  return (row) => (
    <ComplianceExplanation
      row={row}
      inputs={one({ ...inputs, ...more })}
      actions={overrides && { ...actions, ...overrides }}
    />
  )
}
export const renderCompliance = (args: ComplianceScreenProps) => (
  <ToastProvider>
    <div className="h-dvh">
      <ComplianceScreen {...args} />
    </div>
  </ToastProvider>
)

/** The license type with the most contracts and hosts. */
export const flagship = makeCompliance().filter(({ licenseTypeID }) => licenseTypeID === 'A90611')
export const openFlagship = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  openRow(canvasElement, 'A90611')
