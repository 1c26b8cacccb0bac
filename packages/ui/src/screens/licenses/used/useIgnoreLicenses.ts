import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { type ReactNode, useState } from 'react'
import { failureToast, useToast } from '../../../components/toast/Toast.tsx'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../../lib/mutationErrors.ts'

/** A license with its vendor; each vendor has its own calls. */
export type OwnedLicense = DatabaseUsedLicense & { vendor: Vendor }

/** Outcome of changing several licenses. */
export interface IgnoreReceipt {
  changed: readonly OwnedLicense[]
  rejected: readonly OwnedLicense[]
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

interface PendingChange extends IgnoreOptions {
  rows: readonly OwnedLicense[]
  ignored: boolean
}

interface IgnoreOptions {
  /** Initial comment; by default that of a single license. */
  comment?: string
  /** What the change does to the figures, first in the dialog. */
  effect?: ReactNode
  /** Consequences to show in the dialog. */
  note?: string
  /** What the licenses belong to, named in the messages of success. */
  of?: string
  /** Selected rows that the search or the filters hide. */
  hidden?: number
  onComplete?: () => void
  /** Called when the dialog closes, changed or not. */
  onClose?: () => void
}

type IgnoreState =
  | { status: 'confirming' }
  | { status: 'busy' }
  | { status: 'failed'; error: MutationFailure }
  | { status: 'receipt'; receipt: IgnoreReceipt; busy: boolean; failure: MutationFailure | null }

export interface IgnoreFlow {
  pendingChange: PendingChange | null
  state: IgnoreState
  requestChange: (rows: PendingChange['rows'], ignored: boolean, options?: IgnoreOptions) => void
  confirm: (comment: string) => void
  /** Sends the refused and unconfirmed ones again. */
  retry: () => void
  close: () => void
}

const initialState: IgnoreState = { status: 'confirming' }

/**
 * State of the ignore dialog: confirmation, progress and receipt. Only one change runs at a time. With `initial` the
 * dialog opens on mount.
 */
export function useIgnoreLicenses(onIgnore: Ignore, initial: PendingChange | null = null): IgnoreFlow {
  const t = useText('usedLicenses')
  const common = useText('common')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const [pendingChange, setPendingChange] = useState(initial)
  const [state, setState] = useState<IgnoreState>(initialState)

  function close() {
    pendingChange?.onClose?.()
    setPendingChange(null)
    setState(initialState)
  }

  async function undo(rows: readonly OwnedLicense[], of: { text?: string }) {
    try {
      const { changed, rejected, unknown } = await onIgnore(rows, false, '')
      const counts = { changed: changed.length, refused: rejected.length }
      if (unknown.length > 0)
        toast({ tone: 'warning', title: t('ignore.receiptUnknown', { ...counts, unknown: unknown.length }) })
      else if (rejected.length > 0) toast({ tone: 'danger', title: t('ignore.receipt', counts) })
      else toast({ tone: 'success', title: t('ignore.reactivated', { count: changed.length }), ...of })
    } catch (error) {
      toast(failureToast(failureOf(error), common('actions.undoFailed')))
    }
  }

  function finish({ rows, ignored, of, onComplete }: PendingChange, receipt: IgnoreReceipt) {
    onComplete?.()
    if (unchangedRows(receipt).length > 0) {
      setState({ status: 'receipt', receipt, busy: false, failure: null })
      return
    }
    close()
    const count = receipt.changed.length
    // Reactivating deletes the comment, so a changed comment cannot be undone.
    const isUndoable = ignored && rows.every((row) => !row.ignored)
    const named = of === undefined ? {} : { text: of }
    toast({
      tone: 'success',
      ...named,
      title: t(ignored ? 'ignore.done' : 'ignore.reactivated', { count }),
      ...(isUndoable
        ? { action: { label: common('actions.undo'), onPress: () => void undo(receipt.changed, named) } }
        : {}),
    })
  }

  async function submit(change: PendingChange) {
    setState({ status: 'busy' })
    try {
      finish(change, await onIgnore(change.rows, change.ignored, change.comment ?? ''))
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    }
  }

  async function retryRemaining(change: PendingChange, previous: IgnoreReceipt) {
    setState({ status: 'receipt', receipt: previous, busy: true, failure: null })
    try {
      const next = await onIgnore(unchangedRows(previous), change.ignored, change.comment ?? '')
      finish(change, { ...next, changed: [...previous.changed, ...next.changed] })
    } catch (error) {
      setState({ status: 'receipt', receipt: previous, busy: false, failure: failureOf(error) })
    }
  }

  return {
    pendingChange,
    state,
    requestChange: (rows, ignored, options) => {
      setPendingChange({ rows, ignored, ...options })
      setState(initialState)
    },
    confirm: (comment) => {
      if (!pendingChange || state.status === 'busy') return
      const change = { ...pendingChange, comment }
      setPendingChange(change)
      void submit(change)
    },
    retry: () => {
      if (pendingChange && state.status === 'receipt' && !state.busy)
        void retryRemaining(pendingChange, state.receipt)
    },
    close,
  }
}

function unchangedRows({ rejected, unknown }: IgnoreReceipt): readonly OwnedLicense[] {
  return [...rejected, ...unknown]
}
