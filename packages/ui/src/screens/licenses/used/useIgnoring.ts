import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { useState } from 'react'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { Maker } from '../../../domain/licenses/inputs.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../../lib/react/useMutationFailure.ts'

/** A license with its vendor; each vendor has its own calls. */
export type OwnedLicense = DatabaseUsedLicense & { maker: Maker }

/** Outcome of changing several licenses. */
export interface IgnoreReceipt {
  changed: readonly OwnedLicense[]
  refused: readonly OwnedLicense[]
  /** Not confirmed by the server: they may or may not be changed. */
  unknown: readonly OwnedLicense[]
  /** Reasons of the server for refusing some of them. */
  reason: string | null
}

/** Rejects with the reason if the server refused all of them. */
export type Ignore = (
  rows: readonly OwnedLicense[],
  ignored: boolean,
  comment: string,
) => Promise<IgnoreReceipt>

interface Asked extends IgnoreOptions {
  rows: readonly OwnedLicense[]
  ignored: boolean
}

interface IgnoreOptions {
  /** Initial comment; by default that of a single license. */
  comment?: string
  /** Consequences to show in the dialog. */
  note?: string
  onDone?: () => void
}

type IgnoringState =
  | { status: 'asking' }
  | { status: 'busy' }
  | { status: 'failed'; error: MutationFailure }
  | { status: 'receipt'; receipt: IgnoreReceipt; busy: boolean; failure: MutationFailure | null }

export interface Ignoring {
  asked: Asked | null
  state: IgnoringState
  ask: (rows: Asked['rows'], ignored: boolean, options?: IgnoreOptions) => void
  confirm: (comment: string) => void
  /** Sends the refused and unconfirmed ones again. */
  retry: () => void
  close: () => void
}

const asking: IgnoringState = { status: 'asking' }

/** State of the ignore dialog: confirmation, progress and receipt. Only one change runs at a time. */
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

  async function undo(rows: readonly OwnedLicense[]) {
    try {
      const { changed, refused, unknown } = await onIgnore(rows, false, '')
      const open = refused.length + unknown.length
      toast(
        open === 0
          ? { tone: 'success', title: t('ignore.reactivated', { count: changed.length }) }
          : { tone: 'danger', title: t('ignore.receipt', { changed: changed.length, refused: open }) },
      )
    } catch (error) {
      toast({ tone: 'danger', title: t('ignore.undoFailed'), text: failureOf(error).message })
    }
  }

  function end({ rows, ignored, onDone }: Asked, receipt: IgnoreReceipt) {
    onDone?.()
    if (openOf(receipt).length > 0) {
      setState({ status: 'receipt', receipt, busy: false, failure: null })
      return
    }
    close()
    const count = receipt.changed.length
    // Reactivating deletes the comment, so a changed comment cannot be undone.
    const isUndoable = ignored && rows.every((row) => !row.ignored)
    toast({
      tone: 'success',
      title: t(ignored ? 'ignore.done' : 'ignore.reactivated', { count }),
      ...(isUndoable
        ? { action: { label: t('ignore.undo'), onPress: () => void undo(receipt.changed) } }
        : {}),
    })
  }

  async function run(change: Asked) {
    setState({ status: 'busy' })
    try {
      end(change, await onIgnore(change.rows, change.ignored, change.comment ?? ''))
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    }
  }

  async function again(change: Asked, before: IgnoreReceipt) {
    setState({ status: 'receipt', receipt: before, busy: true, failure: null })
    try {
      const next = await onIgnore(openOf(before), change.ignored, change.comment ?? '')
      end(change, { ...next, changed: [...before.changed, ...next.changed] })
    } catch (error) {
      setState({ status: 'receipt', receipt: before, busy: false, failure: failureOf(error) })
    }
  }

  return {
    asked,
    state,
    ask: (rows, ignored, options) => {
      setAsked({ rows, ignored, ...options })
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
