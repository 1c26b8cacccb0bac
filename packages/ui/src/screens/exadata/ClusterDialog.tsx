import { useEffect, useId, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from '../../components/form/UnsavedChangesDialog.tsx'
import { minLength, textFieldProps, useForm } from '../../components/form/useForm.ts'
import { TagInput } from '../../components/tag-input/TagInput.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { UnknownOutcomeError, useMutationFailure } from '../../lib/mutationErrors.ts'
import { HiddenRowsNote } from '../../list-screen/bulk/BulkActionBar.tsx'
import type { ClusterEdit, ClusterValues, RackActions, SaveFailure } from './rackEdit.ts'

interface ClusterDialogProps {
  edit: ClusterEdit
  /** Input that was not saved before the session ended. */
  draft: ClusterValues | undefined
  /** Called with `null` when there is no unsaved input. Must be memoized. */
  onDraftChange: (draft: ClusterValues | null) => void
  onSave: RackActions['onSaveClusters']
  /** Called when all targets are saved. */
  onSaved: (count: number) => void
  onClose: () => void
}

/** Minimum length of a cluster name. */
const minNameLength = 4

/**
 * Edits the cluster names of one or several targets. Targets that failed to save stay open with their
 * error.
 */
export function ClusterDialog({ edit, draft, onDraftChange, onSave, onSaved, onClose }: ClusterDialogProps) {
  const t = useText('exadata')
  const common = useText('common')
  const id = useId()
  const [saving, setSaving] = useState(false)
  const [failures, setFailures] = useState<readonly SaveFailure[]>([])
  const singleTarget = edit.targets.length === 1 ? edit.targets[0] : undefined
  const isVm = edit.kind === 'vm'
  const form = useForm<ClusterValues>({
    restoredValues: draft,
    initialValues: { name: singleTarget?.clusterNames[0] ?? '', names: singleTarget?.clusterNames ?? [] },
    labels: { name: common('columns.clusterName'), names: common('columns.clusterNames') },
    rules: () => (isVm ? { name: [minLength(minNameLength)] } : {}),
    onSubmit: ({ name, names }) => void save(isVm ? [name.trim()].filter((entry) => entry !== '') : names),
    saving,
  })
  const { values, dirty } = form
  useEffect(() => onDraftChange(dirty ? values : null), [onDraftChange, dirty, values])
  const guard = useUnsavedChanges(dirty, () => {
    onDraftChange(null)
    onClose()
  })
  const close = () => (saving ? undefined : guard.confirmDiscard())

  async function save(clusterNames: readonly string[]) {
    // A retry sends only the targets that failed.
    const open = edit.targets.filter(
      (target) => failures.length === 0 || failures.some((failure) => failure.id === target.id),
    )
    setSaving(true)
    const failed = await onSave({ ...edit, targets: open }, clusterNames)
    setSaving(false)
    setFailures(failed)
    if (failed.length > 0) return
    onDraftChange(null)
    onSaved(edit.targets.length)
  }

  return (
    <Dialog
      open
      kind="alert"
      title={useTitle(edit)}
      {...(singleTarget ? {} : { description: t('cluster.replaces') })}
      onClose={close}
      actions={
        <>
          <Button onClick={close} aria-disabled={saving}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={saving}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label={isVm ? common('columns.clusterName') : common('columns.clusterNames')}>
        {draft ? <Banner tone="info">{t('restored')}</Banner> : null}
        <HiddenRowsNote count={edit.hidden} />
        {failures.length === 0 ? null : <Failures edit={edit} failures={failures} />}
        {isVm ? (
          <TextField {...textFieldProps(form.field('name'))} hint={t('cluster.hint')} autoComplete="off" />
        ) : (
          <TagInput
            {...form.field('names')}
            validate={(entry) => (entry.length < minNameLength ? t('cluster.short') : null)}
          />
        )}
      </Form>
      <UnsavedChangesDialog {...guard.dialogProps} />
    </Dialog>
  )
}

function useTitle({ kind, targets }: ClusterEdit): string {
  const t = useText('exadata')
  const count = targets.length
  const name = targets[0]?.name ?? ''
  if (kind === 'vm') return count === 1 ? t('cluster.titleOne', { name }) : t('cluster.titleVms', { count })
  return count === 1 ? t('cluster.titleCell', { name }) : t('cluster.titleCells', { count })
}

function Failures({ edit, failures }: { edit: ClusterEdit; failures: readonly SaveFailure[] }) {
  const t = useText('exadata')
  const failureOf = useMutationFailure()
  const nameOf = (id: string) => edit.targets.find((target) => target.id === id)?.name ?? id
  const unconfirmed = failures.filter(({ error }) => error instanceof UnknownOutcomeError)
  const refused = failures.filter(({ error }) => !(error instanceof UnknownOutcomeError))
  return (
    <>
      {refused.length === 0 ? null : (
        <Banner tone="danger">
          <p className="font-medium">{t('cluster.failed', { count: refused.length })}</p>
          <ul className="relative max-h-40 overflow-y-auto">
            {refused.map(({ id, error }) => (
              <li key={id}>{`${nameOf(id)}: ${failureOf(error).message}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      {unconfirmed.length === 0 ? null : (
        <Banner tone="warning">
          <p className="font-medium">{failureOf(unconfirmed[0]?.error).message}</p>
          <ul className="relative max-h-40 overflow-y-auto">
            {unconfirmed.map(({ id }) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
