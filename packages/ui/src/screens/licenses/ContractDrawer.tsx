import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Drawer } from '../../components/dialog/Drawer.tsx'
import { Form } from '../../components/form/Form.tsx'
import { UnsavedChangesDialog } from '../../components/form/UnsavedChangesDialog.tsx'
import { useForm, type FormModel, type FormOptions } from '../../components/form/useForm.ts'
import { useUnsavedChanges } from '../../components/form/useUnsavedChanges.ts'
import { useToast } from '../../components/toast/Toast.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { OpenForm } from './contractForms.ts'

interface SavingOptions<Values> extends Pick<FormOptions<Values>, 'labels' | 'rules'> {
  opened: OpenForm<Values>
  onTyped: (values: Values | null) => void
  onClose: () => void
  onSave: (values: Values) => Promise<unknown>
  nameOf: (values: Values) => string
}

export interface SavingForm<Values> {
  form: FormModel<Values>
  saving: boolean
  failure: string | null
  title: string
  isNew: boolean
  onClose: () => void
}

/** A contract that is saved once, and whose form stays as it is when that fails. */
export function useSavingForm<Values extends object>(options: SavingOptions<Values>): SavingForm<Values> {
  const { opened, onTyped, onClose, onSave, nameOf, ...rest } = options
  const { start, typed } = opened
  const t = useText('contractForm')
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function close() {
    onTyped(null)
    onClose()
  }

  async function save(values: Values) {
    setSaving(true)
    setFailure(null)
    try {
      await onSave(values)
      const name = nameOf(values)
      toast({ tone: 'success', title: t(start.id === null ? 'added' : 'changed', { name }) })
      close()
    } catch (error) {
      setFailure(t('failed', { reason: error instanceof Error ? error.message : String(error) }))
      setSaving(false)
    }
  }

  const form = useForm({
    ...rest,
    start: start.values,
    typed,
    onSubmit: (values) => void save(values),
    saving,
  })
  const { values, dirty } = form
  useEffect(() => onTyped(dirty ? values : null), [onTyped, dirty, values])

  const isNew = start.id === null
  const title = isNew
    ? start.name === ''
      ? t('titleNew')
      : t('titleCopy', { name: start.name })
    : t('titleChange', { name: start.name })
  return { form, saving, failure, title, isNew, onClose: close }
}

interface ContractDrawerProps<Values> {
  model: SavingForm<Values>
  children: ReactNode
}

export function ContractDrawer<Values extends object>({ model, children }: ContractDrawerProps<Values>) {
  const { form, saving, failure, title, isNew, onClose } = model
  const t = useText('contractForm')
  const common = useText('common')
  const id = useId()
  const guard = useUnsavedChanges(form.dirty)
  const leave = () => (saving ? undefined : guard.attempt(onClose))
  return (
    <Drawer
      open
      side="right"
      title={title}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave} aria-disabled={saving}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={saving}>
            {t(isNew ? 'add' : 'save')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label={title} failure={failure} className="p-4">
        {children}
        <UnsavedChangesDialog {...guard.question} />
      </Form>
    </Drawer>
  )
}
