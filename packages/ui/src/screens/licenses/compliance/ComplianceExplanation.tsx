import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { calculateLicenses, type LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import { countsWhenIgnored } from '../../../domain/licenses/usedLicense.ts'
import { vendorOf } from '../../../domain/licenses/vendor.ts'
import type { OneState } from '../../../lib/state.ts'
import { extendRow } from '../../../lib/unreadValues.ts'
import { ExplanationState } from '../explanation/ExplanationState.tsx'
import { BreakdownExport } from './BreakdownExport.tsx'
import type { ComplianceInputs } from './complianceInputs.ts'
import { ContractLines } from './ContractLines.tsx'
import { Proposals } from './Proposals.tsx'
import type { ProposalActions } from './proposalTarget.ts'
import { SourceLines } from './SourceLines.tsx'

export { proposalTarget, type ProposalActions } from './proposalTarget.ts'
export type { ComplianceInputs } from './complianceInputs.ts'

export interface ComplianceExplanationProps {
  row: LicenseCompliance
  inputs: OneState<ComplianceInputs>
  /** Null for users without permission to change contracts and used licenses. */
  actions: ProposalActions | null
}

/** Explains the figures of a license type and proposes how to close its gap. */
export function ComplianceExplanation({ row, inputs, actions }: ComplianceExplanationProps) {
  return (
    <ExplanationState inputs={inputs}>
      {(inputs) => <Columns row={row} inputs={inputs} actions={actions} />}
    </ExplanationState>
  )
}

interface ColumnsProps extends Omit<ComplianceExplanationProps, 'inputs'> {
  inputs: ComplianceInputs
}

function Columns({ row, inputs, actions }: ColumnsProps) {
  const calculation = useMemo(() => licenseCalculation(row, inputs), [row, inputs])
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="grid w-full max-w-[1440px] gap-6 lg:grid-cols-[1fr_1fr_1.2fr]">
        <SourceLines calculation={calculation} inputs={inputs} />
        <ContractLines calculation={calculation} />
        <Proposals calculation={calculation} inputs={inputs} actions={actions} />
      </div>
      <BreakdownExport calculation={calculation} inputs={inputs} />
    </div>
  )
}

export function licenseCalculation(row: LicenseCompliance, inputs: ComplianceInputs): LicenseCalculation {
  const types = (contracts: readonly { licenseTypeID: string }[]) =>
    contracts.map(({ licenseTypeID }) => ({ id: licenseTypeID }))
  const known = {
    oracle: types(inputs.oracle),
    mysql: types(inputs.mysql),
    microsoft: types(inputs.sqlServer),
  }
  // SQL Server types that the server does not know have no id.
  const otherVendor = row.licenseTypeID === '' ? 'microsoft' : 'mysql'
  const vendor =
    vendorOf({ ...row, description: row.itemDescription }, known) ??
    (countsWhenIgnored(row) ? otherVendor : 'oracle')
  return calculateLicenses(extendRow(row, { vendor }), inputs)
}
