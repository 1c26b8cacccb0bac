import { useEffect, useState, type ReactNode } from 'react'
import { ChoicesFailed } from '../../../../components/banner/ChoicesFailed.tsx'
import { FormDrawer } from '../../../../components/form/FormDrawer.tsx'
import { useForm, type FormModel, type FormOptions } from '../../../../components/form/useForm.ts'
import { useToast } from '../../../../components/toast/Toast.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../../../lib/react/useMutationFailure.ts'
import type { OpenForm } from './contractForms.ts'

interface SaveFormOptions<Values> extends Pick<FormOptions<Values>, 'labels' | 'rules'> {
  opened: OpenForm<Values>
  onTyped: (values: Values | null) => void
  onSaved: (id: string | null) => void
  onShow: (id: string) => void
  onClose: () => void
  onSave: (values: Values) => Promise<unknown>
  nameOf: (values: Values) => string
}

export interface SaveForm<Values> {
  form: FormModel<Values>
  saving: boolean
  failure: MutationFailure | null
  title: string
  isNew: boolean
  onClose: () => void
}

/** A form that keeps its input if saving fails. */
export function useSaveForm<Values extends object>(options: SaveFormOptions<Values>): SaveForm<Values> {
  const {
    opened: openForm,
    onTyped: onDraftChange,
    onSaved,
    onShow: onReveal,
    onClose,
    onSave,
    nameOf,
    ...formOptions
  } = options
  const { start: initial, typed: draft } = openForm
  const t = useText('contractForm')
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
        title: t(initial.id === null ? 'added' : 'changed', { name }),
        ...(id === null ? {} : { action: { label: t('show'), onPress: () => onReveal(id) } }),
      })
      onSaved(id)
      close()
    } catch (error) {
      setFailure(failureOf(error, (reason) => t('failed', { reason })))
      setSaving(false)
    }
  }

  const form = useForm({
    ...formOptions,
    start: initial.values,
    typed: draft,
    onSubmit: (values) => void save(values),
    saving,
  })
  const { values, dirty } = form
  useEffect(() => onDraftChange(dirty ? values : null), [onDraftChange, dirty, values])

  const isNew = initial.id === null
  const title = isNew
    ? initial.name === ''
      ? t('titleNew')
      : t('titleCopy', { name: initial.name })
    : t('titleChange', { name: initial.name })
  return { form, saving, failure, title, isNew, onClose: close }
}

/** The id in the response of a save. */
function idOf(saved: unknown): string | null {
  if (typeof saved !== 'object' || saved === null || !('id' in saved)) return null
  return typeof saved.id === 'string' && saved.id !== '' ? saved.id : null
}

interface ContractDrawerProps<Values> {
  model: SaveForm<Values>
  /** Retries options that failed to load. */
  onRetry: (() => void) | undefined
  children: ReactNode
}

export function ContractDrawer<Values extends object>({
  model,
  onRetry,
  children,
}: ContractDrawerProps<Values>) {
  const { isNew, ...drawer } = model
  const t = useText('contractForm')
  return (
    <FormDrawer {...drawer} verb={t(isNew ? 'add' : 'save')}>
      <ChoicesFailed onRetry={onRetry} />
      {children}
    </FormDrawer>
  )
}
