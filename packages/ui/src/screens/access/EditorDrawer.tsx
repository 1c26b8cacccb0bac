import { type ReactNode, useEffect, useState } from 'react'
import { Banner, ChoicesFailed } from '../../components/banner/Banner.tsx'
import { FormDrawer } from '../../components/form/FormDrawer.tsx'
import { type FormModel, type FormOptions, useForm } from '../../components/form/useForm.ts'
import { MultiSelect, type MultiSelectProps } from '../../components/multi-select/MultiSelect.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { type MutationFailure, useMutationFailure, ValidationError } from '../../lib/mutationErrors.ts'
import type { ListState } from '../../lib/state.ts'
import type { AdministrationEntity } from './AdministrationScreen.tsx'

/** Passed from the list to its form. */
export interface FormSlot<Values extends object> {
  /** Input that was not saved before the session ended. */
  draft?: Values | undefined
  onDraftChange: (values: Values | null) => void
  /** Rejects with an error, which may name the field that caused it. The input is kept. */
  onSave: (values: Values) => Promise<void>
  /** Called after saving and on cancel. */
  onClose: () => void
}

interface EditorDrawerProps<Values extends object>
  extends FormSlot<Values>, Pick<FormOptions<Values>, 'initialValues' | 'labels' | 'rules'> {
  entity: AdministrationEntity
  /** Name of the edited row; null for a new one. */
  name: string | null
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
export function EditorDrawer<Values extends object>(props: EditorDrawerProps<Values>) {
  const { entity, name, initialValues, labels, rules, draft, onDraftChange, onSave, onClose, children } =
    props
  const t = useText('administration')
  const common = useText('common')
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
      title={name === null ? t(`${entity}.add`) : t(`${entity}.editTitle`, { name })}
      submitLabel={name === null ? t(`${entity}.add`) : common('actions.save')}
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
  labels: FormOptions<Values>['labels'],
): { readonly [K in keyof Values]?: string } | null {
  if (!(error instanceof ValidationError) || error.field === null || !Object.hasOwn(labels, error.field))
    return null
  const fieldErrors: { [K in keyof Values]?: string } = {}
  Reflect.set(fieldErrors, error.field, error.message)
  return fieldErrors
}

interface NamedChoicesProps extends Omit<MultiSelectProps, 'choices' | 'loading' | 'chips'> {
  list: ListState<{ name: string; description: string }>
  /** Name to leave out of the options. */
  exclude?: string
}

/** Multi-select of roles or groups by name. Shows the error if the list fails to load. */
export function NamedChoices({ list, exclude, ...field }: NamedChoicesProps) {
  const choices = list.status === 'ready' ? list.value.filter(({ name }) => name !== exclude) : []
  return (
    <>
      <MultiSelect
        {...field}
        choices={choices.map(({ name, description }) => ({ value: name, label: name, detail: description }))}
        loading={list.status === 'loading'}
        chips
      />
      <Failed list={list} />
    </>
  )
}

function Failed({ list }: Pick<NamedChoicesProps, 'list'>) {
  const t = useText('administration')
  if (list.status === 'forbidden') return <Banner tone="warning">{t('choicesForbidden')}</Banner>
  return <ChoicesFailed onRetry={list.status === 'failed' ? list.retry : undefined} />
}
