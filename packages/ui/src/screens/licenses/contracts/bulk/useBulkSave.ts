import { useState } from 'react'
import { UnknownOutcomeError } from '../../../../lib/mutationErrors.ts'
import type { ContractTarget } from './contractTargets.ts'

/** Outcome of saving several contracts. */
export interface BulkReceipt {
  done: readonly ContractTarget[]
  refused: readonly { target: ContractTarget; reason: string }[]
  /** Not confirmed by the server: they may or may not be changed. */
  unknown: readonly ContractTarget[]
}

type BulkState =
  | { status: 'confirming' }
  /** `sent`: contracts whose outcome is known, of `count`. */
  | { status: 'busy'; sent: number; count: number }
  | { status: 'receipt'; receipt: BulkReceipt }

const emptyReceipt: BulkReceipt = { done: [], refused: [], unknown: [] }

/** Saves contracts one after the other; a refused contract does not stop the others. */
export function useBulkSave(
  save: (target: ContractTarget) => Promise<unknown>,
  onDone: (receipt: BulkReceipt) => void,
) {
  const [state, setState] = useState<BulkState>({ status: 'confirming' })

  async function saveAll(targets: readonly ContractTarget[], previous = emptyReceipt) {
    let receipt: BulkReceipt = { ...emptyReceipt, done: previous.done }
    for (const [sent, target] of targets.entries()) {
      setState({ status: 'busy', sent, count: targets.length })
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      receipt = withOutcome(receipt, target, await outcomeOf(save(target)))
    }
    setState({ status: 'receipt', receipt })
    onDone(receipt)
  }

  return {
    state,
    start: (targets: readonly ContractTarget[]) => void saveAll(targets),
    /** Sends the refused and unconfirmed contracts again. */
    retry: () => {
      if (state.status !== 'receipt') return
      const { refused, unknown } = state.receipt
      void saveAll([...refused.map(({ target }) => target), ...unknown], state.receipt)
    },
  }
}

type Outcome = { status: 'done' | 'unknown' } | { status: 'refused'; reason: string }

async function outcomeOf(saving: Promise<unknown>): Promise<Outcome> {
  try {
    await saving
    return { status: 'done' }
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return { status: 'unknown' }
    return { status: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

function withOutcome(receipt: BulkReceipt, target: ContractTarget, outcome: Outcome): BulkReceipt {
  if (outcome.status === 'refused')
    return { ...receipt, refused: [...receipt.refused, { target, reason: outcome.reason }] }
  return { ...receipt, [outcome.status]: [...receipt[outcome.status], target] }
}
