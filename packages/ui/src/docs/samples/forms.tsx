import { useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { Combobox } from '../../components/combobox/Combobox.tsx'
import { PasswordField } from '../../components/field/PasswordField.tsx'
import { StoredSecretField, type SecretMode } from '../../components/field/StoredSecretField.tsx'
import { TextArea } from '../../components/field/TextArea.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { FormDrawer } from '../../components/form/FormDrawer.tsx'
import { UnsavedChangesDialog } from '../../components/form/UnsavedChangesDialog.tsx'
import { textFieldProps, useForm } from '../../components/form/useForm.ts'
import { useUnsavedChanges } from '../../components/form/useUnsavedChanges.ts'
import { atLeast, required } from '../../components/form/validationRules.ts'
import { MultiSelect } from '../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../components/number-field/NumberField.tsx'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { Select } from '../../components/select/Select.tsx'
import { Switch } from '../../components/switch/Switch.tsx'

interface Contract {
  name: string
  hosts: readonly string[]
}

export function FormSample({ onSave }: { onSave: (contract: Contract) => void }) {
  const form = useForm<Contract>({
    initialValues: { name: '', hosts: [] },
    labels: { name: 'Name', hosts: 'Hosts' },
    rules: () => ({ name: [required], hosts: [atLeast(1)] }),
    onSubmit: onSave,
  })
  return (
    <Form
      form={form}
      label="Contract"
      actions={
        <Button type="submit" variant="primary">
          Save contract
        </Button>
      }
    >
      <TextField {...textFieldProps(form.field('name'))} />
      <MultiSelect {...form.field('hosts')} choices={[{ value: 'db-001', label: 'db-001' }]} />
    </Form>
  )
}

export function FormDrawerSample({ onSave, onClose }: { onSave: () => void; onClose: () => void }) {
  const form = useForm({ initialValues: { name: '' }, labels: { name: 'Name' }, onSubmit: onSave })
  return (
    <FormDrawer form={form} title="Add group" submitLabel="Add" saving={false} onClose={onClose}>
      <TextField {...textFieldProps(form.field('name'))} />
    </FormDrawer>
  )
}

export function UnsavedChangesDialogSample({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const guard = useUnsavedChanges(dirty)
  return (
    <>
      <Button onClick={() => guard.confirmLeave(onLeave)}>Cancel</Button>
      <UnsavedChangesDialog {...guard.dialogProps} />
    </>
  )
}

export function TextFieldSample() {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Name"
      hint="As it stands in the contract"
      value={name}
      onChange={({ target }) => setName(target.value)}
    />
  )
}

export function TextAreaSample() {
  return <TextArea label="Comment" required rows={4} />
}

export function PasswordFieldSample() {
  return <PasswordField label="Password" autoComplete="current-password" required />
}

export function StoredSecretFieldSample() {
  const [mode, setMode] = useState<SecretMode>('keep')
  return (
    <StoredSecretField label="SMTP password" isStored mode={mode} onModeChange={setMode}>
      <PasswordField label="SMTP password" autoComplete="new-password" />
    </StoredSecretField>
  )
}

export function NumberFieldSample() {
  const [count, setCount] = useState<number | null>(30)
  return <NumberField label="Keep for" unit="days" min={1} integer value={count} onChange={setCount} />
}

const locations = [
  { value: 'milan', label: 'Milan', count: 12 },
  { value: 'turin', label: 'Turin', count: 3 },
]

export function SelectSample() {
  const [location, setLocation] = useState<string | null>(null)
  return (
    <Select label="Location" clearLabel="Any" choices={locations} value={location} onChange={setLocation} />
  )
}

export function ComboboxSample() {
  const [location, setLocation] = useState<string | null>('milan')
  return <Combobox label="Location" choices={locations} value={location} onChange={setLocation} />
}

export function MultiSelectSample() {
  const [selected, setSelected] = useState<readonly string[]>([])
  return <MultiSelect label="Locations" choices={locations} value={selected} onChange={setSelected} chips />
}

export function CheckboxSample() {
  return <Checkbox label="Unlimited" defaultChecked />
}

export function SwitchSample() {
  const [on, setOn] = useState(true)
  return <Switch label="Collect every hour" checked={on} onCheckedChange={setOn} />
}

export function RadioGroupSample() {
  const [role, setRole] = useState<'reader' | 'writer'>('reader')
  return (
    <RadioGroup
      label="Role"
      value={role}
      onChange={setRole}
      choices={[
        { value: 'reader', label: 'Reads' },
        { value: 'writer', label: 'Reads and writes' },
      ]}
    />
  )
}
