import { Button } from '../../components/button/Button.tsx'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { DateField } from '../../components/date-field/DateField.tsx'
import { PasswordField, TextField } from '../../components/field/TextField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from '../../components/form/UnsavedChangesDialog.tsx'
import {
  checkboxProps,
  digits,
  required,
  sameAs,
  textFieldProps,
  useForm,
} from '../../components/form/useForm.ts'
import { MultiSelect } from '../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../components/number-field/NumberField.tsx'
import type { MutationFailure } from '../../lib/mutationErrors.ts'

export interface SampleValues {
  number: string
  csi: string
  unlimited: boolean
  licenses: number | null
  hosts: readonly string[]
  expires: string | null
  password: string
  again: string
}

const empty: SampleValues = {
  number: '',
  csi: '',
  unlimited: false,
  licenses: null,
  hosts: [],
  expires: null,
  password: '',
  again: '',
}

const labels: Record<keyof SampleValues, string> = {
  number: 'Contract number',
  csi: 'CSI',
  unlimited: 'Unlimited',
  licenses: 'Licenses',
  hosts: 'Hosts',
  expires: 'Support expiration',
  password: 'Password',
  again: 'Confirm password',
}

interface SampleFormProps {
  initialValues?: Partial<SampleValues>
  saving?: boolean
  failure?: MutationFailure
  serverErrors?: { readonly [K in keyof SampleValues]?: string }
  onSubmit?: (values: SampleValues) => void
  onClose?: () => void
}

const hosts = ['db-001', 'db-002', 'db-003'].map((value) => ({ value, label: value }))
const noop = () => {}

/** A form with most kinds of fields. */
export function SampleForm({
  initialValues,
  saving = false,
  failure,
  serverErrors,
  ...callbacks
}: SampleFormProps) {
  const { onSubmit = noop, onClose = noop } = callbacks
  const form = useForm({
    initialValues: { ...empty, ...initialValues },
    labels,
    rules: ({ unlimited, password }) => ({
      number: [required, digits],
      csi: [required],
      licenses: unlimited ? [] : [required],
      password: [required],
      again: [required, sameAs(password)],
    }),
    onSubmit,
    saving,
    serverErrors: serverErrors ?? null,
  })
  const guard = useUnsavedChanges(form.dirty, onClose)
  return (
    <Form
      form={form}
      label="Contract"
      failure={failure}
      actions={
        <>
          <Button variant="ghost" onClick={() => form.reset()}>
            Reset
          </Button>
          <Button onClick={guard.confirmDiscard}>Cancel</Button>
          <Button type="submit" variant="primary" busy={saving}>
            Add
          </Button>
        </>
      }
    >
      <TextField {...textFieldProps(form.field('number'))} inputMode="numeric" />
      <TextField {...textFieldProps(form.field('csi'))} />
      <Checkbox {...checkboxProps(form.field('unlimited'))} />
      <NumberField {...form.field('licenses')} min={1} disabled={form.values.unlimited} />
      <MultiSelect {...form.field('hosts')} choices={hosts} chips />
      <DateField {...form.field('expires')} />
      <PasswordField {...textFieldProps(form.field('password'))} autoComplete="new-password" />
      <PasswordField {...textFieldProps(form.field('again'))} autoComplete="new-password" />
      <UnsavedChangesDialog {...guard.dialogProps} />
    </Form>
  )
}
