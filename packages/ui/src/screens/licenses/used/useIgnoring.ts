import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { useState } from 'react'
import { useToast } from '../../../components/toast/Toast.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../../lib/react/useMutationFailure.ts'
import type { Maker } from '../licenseFacts.ts'

/** A licence whose maker is known: each has calls of its own. */
export type OwnedLicense = DatabaseUsedLicense & { maker: Maker }

/** What became of a change of several licences. */
export interface IgnoreReceipt {
  changed: readonly OwnedLicense[]
  refused: readonly OwnedLicense[]
  /** The server did not confirm: they may be changed or not. */
  unknown: readonly OwnedLicense[]
  /** Why some were refused, if the server says. */
  reason: string | null
}

/** Rejects with the reason if the server refused all of them. */
export type Ignore = (
  rows: readonly OwnedLicense[],
  ignored: boolean,
  comment: string,
) => Promise<IgnoreReceipt>

interface Asked {
  rows: readonly OwnedLicense[]
  ignored: boolean
  comment: string
  onDone: () => void
}

type IgnoringState =
  | { status: 'asking' }
  | { status: 'busy' }
  | { status: 'failed'; error: MutationFailure }
  | { status: 'receipt'; receipt: IgnoreReceipt; busy: boolean; failure: MutationFailure | null }

export interface Ignoring {
  asked: Asked | null
  state: IgnoringState
  ask: (rows: Asked['rows'], ignored: boolean, onDone?: () => void) => void
  confirm: (comment: string) => void
  /** Sends those again that were refused or not confirmed. */
  retry: () => void
  close: () => void
}

const asking: IgnoringState = { status: 'asking' }
const nothing = () => {}

/** From the question over the work to its receipt. One change at a time. */
export function useIgnoring(onIgnore: Ignore): Ignoring {
  const t = useText('usedLicenses')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [state, setState] = useState<IgnoringState>(asking)

  function close() {
    setAsked(null)
    setState(asking)
  }

  function end({ ignored, onDone }: Asked, receipt: IgnoreReceipt) {
    onDone()
    if (openOf(receipt).length > 0) {
      setState({ status: 'receipt', receipt, busy: false, failure: null })
      return
    }
    close()
    const count = receipt.changed.length
    toast({ tone: 'success', title: t(ignored ? 'ignore.done' : 'ignore.reactivated', { count }) })
  }

  async function run(change: Asked) {
    setState({ status: 'busy' })
    try {
      end(change, await onIgnore(change.rows, change.ignored, change.comment))
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    }
  }

  async function again(change: Asked, before: IgnoreReceipt) {
    setState({ status: 'receipt', receipt: before, busy: true, failure: null })
    try {
      const next = await onIgnore(openOf(before), change.ignored, change.comment)
      end(change, { ...next, changed: [...before.changed, ...next.changed] })
    } catch (error) {
      setState({ status: 'receipt', receipt: before, busy: false, failure: failureOf(error) })
    }
  }

  return {
    asked,
    state,
    ask: (rows, ignored, onDone = nothing) => {
      setAsked({ rows, ignored, comment: '', onDone })
      setState(asking)
    },
    confirm: (comment) => {
      if (!asked || state.status === 'busy') return
      const change = { ...asked, comment }
      setAsked(change)
      void run(change)
    },
    retry: () => {
      if (asked && state.status === 'receipt' && !state.busy) void again(asked, state.receipt)
    },
    close,
  }
}

function openOf({ refused, unknown }: IgnoreReceipt): readonly OwnedLicense[] {
  return [...refused, ...unknown]
}
