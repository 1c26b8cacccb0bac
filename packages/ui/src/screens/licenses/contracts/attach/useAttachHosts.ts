import { useState } from 'react'
import { UnknownOutcomeError } from '../../../../lib/react/useMutationFailure.ts'
import type { AttachTarget } from './attachTargets.ts'

/** Outcome of attaching hosts to several contracts. */
export interface AttachReceipt {
  done: readonly AttachTarget[]
  refused: readonly { target: AttachTarget; reason: string }[]
  /** Not confirmed by the server: they may or may not be changed. */
  unknown: readonly AttachTarget[]
}

type AttachState =
  | { status: 'asking' }
  /** `sent`: contracts whose outcome is known, of `count`. */
  | { status: 'busy'; sent: number; count: number }
  | { status: 'receipt'; receipt: AttachReceipt }

const emptyReceipt: AttachReceipt = { done: [], refused: [], unknown: [] }

/** One request per contract, in order; a refused contract does not stop the others. */
export function useAttachHosts(onDone: (receipt: AttachReceipt) => void) {
  const [state, setState] = useState<AttachState>({ status: 'asking' })

  async function attachAll(
    targets: readonly AttachTarget[],
    hostnames: readonly string[],
    previous = emptyReceipt,
  ) {
    let receipt: AttachReceipt = { ...emptyReceipt, done: previous.done }
    for (const [sent, target] of targets.entries()) {
      setState({ status: 'busy', sent, count: targets.length })
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      receipt = await attachToTarget(target, hostnames, receipt)
    }
    setState({ status: 'receipt', receipt })
    onDone(receipt)
  }

  return {
    state,
    start: (targets: readonly AttachTarget[], hostnames: readonly string[]) =>
      void attachAll(targets, hostnames),
    /** Sends the refused and unconfirmed contracts again. */
    retry: (hostnames: readonly string[]) => {
      if (state.status !== 'receipt') return
      const { refused, unknown } = state.receipt
      void attachAll([...refused.map(({ target }) => target), ...unknown], hostnames, state.receipt)
    },
  }
}

async function attachToTarget(
  target: AttachTarget,
  hostnames: readonly string[],
  receipt: AttachReceipt,
): Promise<AttachReceipt> {
  try {
    await target.attach(hostnames)
    return { ...receipt, done: [...receipt.done, target] }
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return { ...receipt, unknown: [...receipt.unknown, target] }
    const reason = error instanceof Error ? error.message : String(error)
    return { ...receipt, refused: [...receipt.refused, { target, reason }] }
  }
}
