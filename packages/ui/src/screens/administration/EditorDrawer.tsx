import { useEffect, useState, type ReactNode } from 'react'
import { FormDrawer } from '../../components/form/FormDrawer.tsx'
import { useForm, type FormModel, type FormOptions } from '../../components/form/useForm.ts'
import { useMutationFailure, type MutationFailure } from '../../lib/react/useMutationFailure.ts'
import { ValidationError } from '../../lib/validationError.ts'

export interface EditorProps<Values extends object> extends Pick<
  FormOptions<Values>,
  'initialValues' | 'labels' | 'rules'
> {
  title: string
  /** Button text, such as "Add user". */
  submitLabel: string
  /** Input that was not saved before the session ended. */
  draft?: Values | undefined
  onDraftChange: (values: Values | null) => void
  /** Rejects with an error, which may name the field that caused it. The input is kept. */
  onSave: (values: Values) => Promise<void>
  /** Called after saving and on cancel. */
  onClose: () => void
  children: (form: FormModel<Values>) => ReactNode
}

type Saving<Values> =
  | { status: 'idle' | 'busy' }
  | {
      status: 'failed'
      failure: MutationFailure
      serverErrors: { readonly [K in keyof Values]?: string } | null
    }

/** Form in a drawer next to the list. */
export function EditorDrawer<Values extends object>(props: EditorProps<Values>) {
  const {
    title,
    submitLabel,
    initialValues,
    labels,
    rules,
    draft,
    onDraftChange,
    onSave,
    onClose,
    children,
  } = props
  const [saving, setSaving] = useState<Saving<Values>>({ status: 'idle' })
  const busy = saving.status === 'busy'
  const failureOf = useMutationFailure()
  const form = useForm({
    initialValues,
    restoredValues: draft,
    labels,
    ...(rules === undefined ? {} : { rules }),
    saving: busy,
    serverErrors: saving.status === 'failed' ? saving.serverErrors : null,
    onSubmit: (values) => void save(values),
  })

  useEffect(() => {
    onDraftChange(form.dirty ? form.values : null)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- runs after each change of the input
  }, [form.values])

  async function save(values: Values) {
    setSaving({ status: 'busy' })
    try {
      await onSave(values)
      onDraftChange(null)
      onClose()
    } catch (error) {
      setSaving({ status: 'failed', failure: failureOf(error), serverErrors: fieldErrorsOf(error, labels) })
    }
  }

  function closeForm() {
    onDraftChange(null)
    onClose()
  }

  return (
    <FormDrawer
      form={form}
      title={title}
      submitLabel={submitLabel}
      saving={busy}
      failure={saving.status === 'failed' && saving.serverErrors === null ? saving.failure : null}
      onClose={closeForm}
    >
      {children(form)}
    </FormDrawer>
  )
}

/** Field errors of a rejected save. */
function fieldErrorsOf<Values extends object>(
  error: unknown,
  labels: EditorProps<Values>['labels'],
): { readonly [K in keyof Values]?: string } | null {
  if (!(error instanceof ValidationError) || error.field === null || !Object.hasOwn(labels, error.field))
    return null
  const fieldErrors: { [K in keyof Values]?: string } = {}
  Reflect.set(fieldErrors, error.field, error.message)
  return fieldErrors
}
