import { isUnread } from '../../lib/unreadValues.ts'
import { consumptionOf, coverageOf, type Coverage } from './coverage.ts'
import type { ComplianceInput, LicenseInputs, Vendor } from './inputs.ts'
import { contractsOf, type LicenseContract } from './licenseContracts.ts'
import { gapCostOf, missingOf } from './missing.ts'
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
  const server = serverFigures(type)
  const calculated = figuresOf(type, needs, contracts, coverage)
  const matchesServer =
    isSame(calculated.consumed, server.consumed) && isSame(calculated.covered, server.covered)
  return { type, needs, contracts, coverage, server, calculated, matchesServer }
}

/** Read when they are shown, so that figures that could not be read are marked. */
export function serverFigures(type: CountedLicenseType): LicenseFigures {
  return {
    get consumed() {
      return type.consumed
    },
    get covered() {
      return type.covered
    },
    get missing() {
      return missingOf(type) ?? 0
    },
    get compliance() {
      return type.compliance
    },
  }
}

/** List price of the missing licenses; null without a gap or a price. */
export function costOf(
  { cost, unlimited }: CountedLicenseType,
  { consumed, covered }: LicenseFigures,
): number | null {
  return gapCostOf({ cost, unlimited, consumed, covered })
}

/** False for a type that nothing uses; one of which that could not be read may be in use. */
export function isInUse(...figures: readonly LicenseFigures[]): boolean {
  return (
    figures.some(({ consumed }) => consumed !== 0) || isUnread(() => figures.map((each) => each.consumed))
  )
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
