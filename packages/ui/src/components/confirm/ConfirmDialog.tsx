import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { MutationFailure } from '../../lib/react/useMutationFailure.ts'
import { FailureBanner } from '../banner/FailureBanner.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { TextArea } from '../field/TextArea.tsx'

/** Where the action stands. */
export type ConfirmState =
  | { status: 'asking' }
  | { status: 'busy' }
  /** Refused, or not confirmed. The input stays. */
  | { status: 'failed'; error: MutationFailure }

export interface CommentOptions {
  /** What it is called, where "Comment" does not do. */
  label?: string
  hint?: string
  /** What was written before. */
  initial?: string
  required?: boolean
  maxLength?: number
}

interface ConfirmBase {
  open: boolean
  /** Says what will happen: "Dismiss host db-014?" */
  title: string
  /** What goes and what stays. */
  description: string
  /** The title's verb, on the button: "Dismiss host". */
  verb: string
  /** `danger` for what cannot be taken back. */
  tone?: 'plain' | 'danger'
  state?: ConfirmState
  /** More than a sentence: the names that go with it. */
  children?: ReactNode
  onClose: () => void
}

export type ConfirmDialogProps = ConfirmBase &
  (
    | { comment?: never; onConfirm: () => void }
    | { comment: CommentOptions; onConfirm: (comment: string) => void }
  )

/** Asks before something happens that cannot be undone, and stays until it has happened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // What was typed is gone the next time it opens.
  return props.open ? <Question {...props} /> : null
}

function Question(props: ConfirmDialogProps) {
  const { title, description, verb, tone = 'plain', state = { status: 'asking' }, children } = props
  const common = useText('common')
  const form = useId()
  const [comment, setComment] = useState(props.comment?.initial ?? '')
  const [told, setTold] = useState(false)
  const missing = props.comment?.required === true && comment.trim() === ''
  const busy = state.status === 'busy'
  const close = () => (busy ? undefined : props.onClose())

  function confirm(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (busy || missing) return
    if (props.comment) props.onConfirm(comment.trim())
    else props.onConfirm()
  }

  return (
    <Dialog
      kind="alert"
      open
      title={title}
      description={description}
      onClose={close}
      actions={
        <form id={form} noValidate onSubmit={confirm} className="contents">
          <Button onClick={close} aria-disabled={busy}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy}>
            {verb}
          </Button>
        </form>
      }
    >
      {children || props.comment || state.status === 'failed' ? (
        <div className="flex flex-col gap-3">
          {state.status === 'failed' ? <FailureBanner failure={state.error} /> : null}
          {children}
          {props.comment ? (
            <TextArea
              form={form}
              label={props.comment.label ?? common('confirm.comment')}
              hint={props.comment.hint}
              required={props.comment.required}
              maxLength={props.comment.maxLength}
              error={told && missing ? common('confirm.commentMissing') : null}
              value={comment}
              readOnly={busy}
              onChange={(event) => setComment(event.target.value)}
            />
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
