import { consumptionOf, coverageOf, type Coverage } from './coverage.ts'
import type { ComplianceInput, LicenseInputs, Vendor } from './inputs.ts'
import { contractsOf, type LicenseContract } from './licenseContracts.ts'
import { missingOf } from './missing.ts'
import { needsOf, type Need } from './needs.ts'

export interface LicenseFigures {
  consumed: number
  covered: number
  /** Licenses consumed beyond those covered. */
  missing: number
  /** Fraction from 0 to 1. */
  compliance: number
}

/** Calculates the figures of a license type from its hosts, clusters and contracts. */
export interface LicenseCalculation {
  type: CountedLicenseType
  needs: readonly Need[]
  /** In the order of the response. */
  contracts: readonly LicenseContract[]
  coverage: Coverage
  server: LicenseFigures
  calculated: LicenseFigures
  /** True if the calculated figures match those of the server. */
  matchesServer: boolean
}

export interface CountedLicenseType extends ComplianceInput {
  vendor: Vendor
}

export function calculateLicenses(type: CountedLicenseType, inputs: LicenseInputs): LicenseCalculation {
  const needs = needsOf(type, inputs)
  const contracts = contractsOf(type, inputs)
  const coverage = coverageOf(type.vendor, needs, contracts)
  const server = {
    consumed: type.consumed,
    covered: type.covered,
    missing: missingOf(type) ?? 0,
    compliance: type.compliance,
  }
  const calculated = figuresOf(type, needs, contracts, coverage)
  const matchesServer =
    isSame(calculated.consumed, server.consumed) && isSame(calculated.covered, server.covered)
  return { type, needs, contracts, coverage, server, calculated, matchesServer }
}

export function figuresOf(
  type: CountedLicenseType,
  needs: readonly Need[],
  contracts: readonly LicenseContract[],
  coverage = coverageOf(type.vendor, needs, contracts),
): LicenseFigures {
  // Without RoundLicenses the server rounds each figure up as a whole.
  const isRounded = Number.isInteger(type.consumed) && Number.isInteger(type.covered)
  const roundUp = (value: number) => (isRounded ? Math.max(0, Math.ceil(value - 1e-9)) : value)
  const consumed = roundUp(consumptionOf(needs, contracts))
  const covered = roundUp(coverage.total)
  return {
    consumed,
    covered,
    missing: missingOf({ consumed, covered, unlimited: type.unlimited }) ?? 0,
    compliance: type.unlimited || isFree(type) || consumed === 0 ? 1 : covered / consumed,
  }
}

/** Oracle license types without a price; the server shows 100% for them. */
export function isFree({ vendor, cost }: CountedLicenseType): boolean {
  return vendor === 'oracle' && cost === 0
}

/** The rounding error of a floating-point sum depends on the order of its terms. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}
