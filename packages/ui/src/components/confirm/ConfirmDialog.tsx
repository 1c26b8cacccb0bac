import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { type MutationFailure, useMutationFailure } from '../../lib/mutationErrors.ts'
import { FailureBanner } from '../banner/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { TextArea } from '../field/TextField.tsx'

export type ConfirmState =
  | { status: 'confirming' }
  | { status: 'busy' }
  /** Rejected or with an unknown outcome. The input stays. */
  | { status: 'failed'; error: MutationFailure }

export interface CommentOptions {
  /** Overrides the label "Comment". */
  label?: string
  hint?: string
  initial?: string
  required?: boolean
  maxLength?: number
}

interface ConfirmBase {
  open: boolean
  /** Names the action: "Dismiss host db-014?" */
  title: string
  /** Explains the consequences. */
  description: string
  /** Button label with the title's verb: "Dismiss host". */
  confirmLabel: string
  /** `danger` for irreversible actions. */
  tone?: 'plain' | 'danger'
  state?: ConfirmState
  /** Additional content, such as the affected names. */
  children?: ReactNode
  onClose: () => void
}

export type ConfirmDialogProps = ConfirmBase &
  (
    | { comment?: never; onConfirm: () => void }
    | { comment: CommentOptions; onConfirm: (comment: string) => void }
  )

/** Asks for confirmation, and stays open until the action has finished. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Unmounted while closed, which resets the comment.
  return props.open ? <OpenConfirmDialog {...props} /> : null
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    tone = 'plain',
    state = { status: 'confirming' },
    children,
  } = props
  const common = useText('common')
  const form = useId()
  const [comment, setComment] = useState(props.comment?.initial ?? '')
  const [submitted, setSubmitted] = useState(false)
  const missing = props.comment?.required === true && comment.trim() === ''
  const busy = state.status === 'busy'
  const close = () => (busy ? undefined : props.onClose())

  function confirm(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
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
            {confirmLabel}
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
              rows={2}
              label={props.comment.label ?? common('confirm.comment')}
              hint={props.comment.hint}
              required={props.comment.required}
              maxLength={props.comment.maxLength}
              error={submitted && missing ? common('confirm.commentMissing') : null}
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

/**
 * Runs the mutation of a ConfirmDialog. Further calls are ignored while it runs. An error stays until
 * `clear`, which is called on close.
 */
export function useConfirmedMutation<Args extends readonly unknown[], Result>(
  mutate: (...args: Args) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  const [state, setState] = useState<ConfirmState>({ status: 'confirming' })
  const busy = useRef(false)
  const failureOf = useMutationFailure()
  const clear = () => setState({ status: 'confirming' })

  async function run(args: Args) {
    if (busy.current) return
    busy.current = true
    setState({ status: 'busy' })
    try {
      const result = await mutate(...args)
      clear()
      onSuccess(result)
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    } finally {
      busy.current = false
    }
  }
  return { state, confirm: (...args: Args) => void run(args), clear }
}
