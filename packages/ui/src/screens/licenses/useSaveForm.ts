import { useEffect, useState } from 'react'
import { useForm, type FormModel, type FormOptions } from '../../components/form/useForm.ts'
import { useToast } from '../../components/toast/Toast.tsx'
import { useMutationFailure, type MutationFailure } from '../../lib/mutationErrors.ts'

interface SaveFormTexts {
  added: (name: string) => string
  changed: (name: string) => string
  failed: (reason: string) => string
  /** Label of the button that reveals the saved row. */
  revealLabel: string
}

export interface SaveFormOptions<Values> extends Pick<FormOptions<Values>, 'labels' | 'rules'> {
  texts: SaveFormTexts
  openForm: OpenForm<Values>
  onDraftChange: (values: Values | null) => void
  onSaved: (id: string | null) => void
  onReveal: (id: string) => void
  onClose: () => void
  onSave: (values: Values) => Promise<unknown>
  nameOf: (values: Values) => string
}

export interface SaveForm<Values> {
  form: FormModel<Values>
  saving: boolean
  failure: MutationFailure | null
  onClose: () => void
}

/** A form that keeps its input if saving fails. */
export function useSaveForm<Values extends object>(options: SaveFormOptions<Values>): SaveForm<Values> {
  const { texts, openForm, onDraftChange, onSaved, onReveal, onClose, onSave, nameOf, ...rest } = options
  const { initial, restoredValues } = openForm
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<MutationFailure | null>(null)
  const failureOf = useMutationFailure()

  function close() {
    onDraftChange(null)
    onClose()
  }

  async function save(values: Values) {
    setSaving(true)
    setFailure(null)
    try {
      const id = idOf(await onSave(values)) ?? initial.id
      const name = nameOf(values)
      toast({
        tone: 'success',
        title: initial.id === null ? texts.added(name) : texts.changed(name),
        ...(id === null ? {} : { action: { label: texts.revealLabel, onPress: () => onReveal(id) } }),
      })
      onSaved(id)
      close()
    } catch (error) {
      setFailure(failureOf(error, texts.failed))
      setSaving(false)
    }
  }

  const form = useForm({
    ...rest,
    initialValues: initial.values,
    restoredValues,
    onSubmit: (values) => void save(values),
    saving,
  })
  const { values, dirty } = form
  useEffect(() => onDraftChange(dirty ? values : null), [onDraftChange, dirty, values])

  return { form, saving, failure, onClose: close }
}

/** The id in the response of a save. */
function idOf(saved: unknown): string | null {
  if (typeof saved !== 'object' || saved === null || !('id' in saved)) return null
  return typeof saved.id === 'string' && saved.id !== '' ? saved.id : null
}

/** Initial values of a form. */
export interface InitialForm<Values> {
  /** Id of the edited contract; `null` for a new one. */
  id: string | null
  /** Number of the edited or copied contract; '' for a new one. */
  name: string
  values: Values
}

/** An open form with its initial values and restored input, such as after an expired session. */
export interface OpenForm<Values> {
  initial: InitialForm<Values>
  restoredValues?: Values | undefined
}
