import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Drawer } from '../../components/dialog/Drawer.tsx'
import { Form } from '../../components/form/Form.tsx'
import { UnsavedChangesDialog } from '../../components/form/UnsavedChangesDialog.tsx'
import { useForm, type FormModel, type FormOptions } from '../../components/form/useForm.ts'
import { useUnsavedChanges } from '../../components/form/useUnsavedChanges.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Refusal } from '../../lib/refusal.ts'

export interface EditorProps<Values extends object> extends Pick<
  FormOptions<Values>,
  'start' | 'labels' | 'rules'
> {
  title: string
  /** On the button: "Add user". */
  verb: string
  /** What was typed before the session ended in the middle of it. */
  draft?: Values | undefined
  onDraft: (values: Values | null) => void
  /** Rejects with the reason, a Refusal where one field is the cause. What is typed stays. */
  onSave: (values: Values) => Promise<void>
  /** Saved or given up. */
  onClose: () => void
  children: (form: FormModel<Values>) => ReactNode
}

type Saving<Values> =
  | { status: 'idle' | 'busy' }
  | { status: 'failed'; message: string; refused: { readonly [K in keyof Values]?: string } | null }

/** A form beside the list whose row it is about. */
export function EditorDrawer<Values extends object>(props: EditorProps<Values>) {
  const { title, verb, start, labels, rules, draft, onDraft, onSave, onClose, children } = props
  const common = useText('common')
  const id = useId()
  const [saving, setSaving] = useState<Saving<Values>>({ status: 'idle' })
  const busy = saving.status === 'busy'
  const form = useForm({
    start,
    typed: draft,
    labels,
    ...(rules === undefined ? {} : { rules }),
    saving: busy,
    refused: saving.status === 'failed' ? saving.refused : null,
    onSubmit: (values) => void save(values),
  })
  const guard = useUnsavedChanges(form.dirty)

  useEffect(() => {
    onDraft(form.dirty ? form.values : null)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- as often as something is typed
  }, [form.values])

  async function save(values: Values) {
    setSaving({ status: 'busy' })
    try {
      await onSave(values)
      onDraft(null)
      onClose()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      setSaving({ status: 'failed', message, refused: refusedBy(error, labels) })
    }
  }

  function leave() {
    onDraft(null)
    onClose()
  }

  return (
    <Drawer
      open
      side="right"
      title={title}
      onClose={() => (busy ? undefined : guard.attempt(leave))}
      actions={
        <>
          <Button aria-disabled={busy} onClick={() => guard.attempt(leave)}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        label={title}
        failure={saving.status === 'failed' && saving.refused === null ? saving.message : null}
        className="p-4"
      >
        {children(form)}
      </Form>
      <UnsavedChangesDialog {...guard.question} />
    </Drawer>
  )
}

/** What is wrong with which field, where the reason is about one. */
function refusedBy<Values extends object>(
  error: unknown,
  labels: EditorProps<Values>['labels'],
): { readonly [K in keyof Values]?: string } | null {
  if (!(error instanceof Refusal) || error.field === null || !Object.hasOwn(labels, error.field)) return null
  const refused: { [K in keyof Values]?: string } = {}
  Reflect.set(refused, error.field, error.message)
  return refused
}
