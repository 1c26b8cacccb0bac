import type { ExadataRdma } from '@inventory-console/api-mocks/contract'
import { useEffect, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from '../../components/form/UnsavedChangesDialog.tsx'
import { required, textFieldProps, useForm } from '../../components/form/useForm.ts'
import { useToast } from '../../components/toast/Toast.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../lib/mutationErrors.ts'

interface RdmaFormProps {
  rdma: ExadataRdma | null
  /** Input that was not saved when the form was closed. */
  draft: ExadataRdma | undefined
  /** Called with `null` when there is no unsaved input. Must be memoized. */
  onDraftChange: (draft: ExadataRdma | null) => void
  /** Rejects with the error. */
  onSave: (rdma: ExadataRdma) => Promise<void>
}

const emptyRdma: ExadataRdma = { switchName: '', model: '', swVersion: '' }

/** RDMA network of a rack without InfiniBand switches. It is entered by hand, because no agent reports it. */
export function RdmaForm({ rdma, draft, onDraftChange, onSave }: RdmaFormProps) {
  const t = useText('exadata')
  const common = useText('common')
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<MutationFailure | null>(null)
  const failureOf = useMutationFailure()
  const [isRestored] = useState(draft !== undefined)
  const form = useForm({
    initialValues: rdma ?? emptyRdma,
    restoredValues: draft,
    labels: {
      switchName: common('columns.switchName'),
      model: common('columns.model'),
      swVersion: common('columns.version'),
    },
    rules: () => ({ switchName: [required], model: [required], swVersion: [required] }),
    onSubmit: (values) => void save(values),
    saving,
  })
  const { values, dirty } = form
  useEffect(() => onDraftChange(dirty ? values : null), [onDraftChange, dirty, values])
  const guard = useUnsavedChanges(dirty, () => onDraftChange(null))

  async function save({ switchName, model, swVersion }: ExadataRdma) {
    const trimmed = { switchName: switchName.trim(), model: model.trim(), swVersion: swVersion.trim() }
    setSaving(true)
    setFailure(null)
    try {
      await onSave(trimmed)
      form.reset(trimmed)
      toast({ tone: 'success', title: t('rdma.done') })
    } catch (error) {
      setFailure(failureOf(error, (reason) => t('rdma.failed', { reason })))
    } finally {
      setSaving(false)
    }
  }

  return (
    <section aria-label={t('rdma.title')} className="flex max-w-lg flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('rdma.title')}</h3>
      {rdma ? null : <p className="text-13 text-text-muted">{t('rdma.none')}</p>}
      <Form
        form={form}
        label={t('rdma.title')}
        failure={failure}
        actions={
          <>
            <Button disabled={!dirty || saving} onClick={() => form.reset()}>
              {common('actions.reset')}
            </Button>
            <Button type="submit" variant="primary" busy={saving}>
              {t('rdma.save')}
            </Button>
          </>
        }
      >
        {isRestored && dirty ? <Banner tone="info">{t('restored')}</Banner> : null}
        <TextField {...textFieldProps(form.field('switchName'))} autoComplete="off" />
        <TextField {...textFieldProps(form.field('model'))} autoComplete="off" />
        <TextField {...textFieldProps(form.field('swVersion'))} autoComplete="off" />
      </Form>
      <UnsavedChangesDialog {...guard.dialogProps} />
    </section>
  )
}
