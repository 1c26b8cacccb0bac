import { PartialImportError, UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import type { ImportLine } from './importFile.ts'

/** A contract in the list, as far as an import compares it. */
export interface ListedContract {
  contractID: string
  licenseTypeID: string
}

export type Duplicate = 'listed' | 'repeated'

/** Lines whose contract number and license type are in the list, or in an earlier valid line of the file. */
export function duplicatesOf(
  lines: readonly ImportLine[],
  listed: readonly ListedContract[],
): ReadonlyMap<ImportLine, Duplicate> {
  const existingKeys = new Set(listed.map(keyOf))
  const seenKeys = new Set<string>()
  const duplicateLines = new Map<ImportLine, Duplicate>()
  for (const line of lines) {
    if (line.contractID === '') continue
    const key = keyOf(line)
    if (existingKeys.has(key)) duplicateLines.set(line, 'listed')
    else if (seenKeys.has(key)) duplicateLines.set(line, 'repeated')
    // A line with problems is never stored.
    if (line.problems.length === 0) seenKeys.add(key)
  }
  return duplicateLines
}

function keyOf({ contractID, licenseTypeID }: ListedContract): string {
  return JSON.stringify([contractID.trim(), licenseTypeID.trim()])
}

/** What happens to a line when the file is imported; the server stops at the first line with errors. */
export const plans = ['stored', 'again', 'stops', 'notRead', 'skipped'] as const
export type Plan = (typeof plans)[number]

export interface Skipping {
  isInvalid: boolean
  duplicates: boolean
}

export function plansOf(
  lines: readonly ImportLine[],
  duplicates: ReadonlyMap<ImportLine, Duplicate>,
  skipping: Skipping,
): ReadonlyMap<ImportLine, Plan> {
  let stopped = false
  return new Map(
    lines.map((line): [ImportLine, Plan] => {
      const isWrong = line.problems.length > 0
      const isSkipped = isWrong ? skipping.isInvalid : skipping.duplicates && duplicates.has(line)
      if (isSkipped) return [line, 'skipped']
      if (stopped) return [line, 'notRead']
      if (isWrong) stopped = true
      return [line, isWrong ? 'stops' : duplicates.has(line) ? 'again' : 'stored']
    }),
  )
}

/** `unknown`: the server did not say whether the contract is stored. */
export const outcomes = ['stored', 'refused', 'unknown', 'notRead', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

export interface ReceiptLine {
  line: ImportLine
  outcome: Outcome
  /** The server's message about this line. */
  reason: string
}

/** The lines that are in the list after an import and were not before, by contract number and license type. */
export function storedLines(
  sent: readonly ImportLine[],
  before: readonly ListedContract[],
  after: readonly ListedContract[],
): ReadonlySet<ImportLine> {
  const added = new Map<string, number>()
  const add = (contract: ListedContract, count: number) =>
    added.set(keyOf(contract), (added.get(keyOf(contract)) ?? 0) + count)
  for (const contract of after) add(contract, 1)
  for (const contract of before) add(contract, -1)
  return new Set(
    sent.filter((line) => {
      const left = added.get(keyOf(line)) ?? 0
      if (left > 0) add(line, -1)
      return left > 0
    }),
  )
}

/**
 * The outcome of every line of the file. `sent` are the uploaded lines in order, `error` null after success, `stored`
 * null if the list could not be read after a failure.
 */
export function receiptOf(
  lines: readonly ImportLine[],
  sent: readonly ImportLine[],
  error: Error | null,
  stored: ReadonlySet<ImportLine> | null = null,
): readonly ReceiptLine[] {
  const outcomeOf = outcomeAfter(error, stored && sent.findIndex((line) => !stored.has(line)))
  const indexes = new Map(sent.map((line, index) => [line, index]))
  return lines.map((line) => {
    const index = indexes.get(line)
    if (index === undefined) return { line, outcome: 'skipped', reason: '' }
    if (stored?.has(line)) return { line, outcome: 'stored', reason: '' }
    const expected = outcomeOf(index)
    const isMissing = error !== null && stored !== null && expected.outcome === 'stored'
    return { line, ...expected, ...(isMissing && { outcome: 'unknown' }) }
  })
}

type LineOutcome = (index: number) => Omit<ReceiptLine, 'line'>

/** `firstMissing` is the index of the first line that is not in the list; null if unknown. */
function outcomeAfter(error: Error | null, firstMissing: number | null): LineOutcome {
  if (error === null) return () => ({ outcome: 'stored', reason: '' })
  const reason = error.message
  // The server may still be storing lines.
  if (error instanceof UnknownOutcomeError) return () => ({ outcome: 'unknown', reason: '' })
  if (!(error instanceof PartialImportError)) return () => ({ outcome: 'refused', reason })
  const stop = error.line === null ? firstMissing : stoppedIndex(error.line)
  if (stop === null) return () => ({ outcome: 'unknown', reason })
  return (index) => {
    if (index < stop) return { outcome: 'stored', reason: '' }
    return index === stop ? { outcome: 'refused', reason } : { outcome: 'notRead', reason: '' }
  }
}

/** Index of the uploaded line that stopped the server; -1 for the header, which is line 1. */
export function stoppedIndex(line: number): number {
  return line < 2 ? -1 : line - 2
}
