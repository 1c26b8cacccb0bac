import { useState } from 'react'
import { StoredSecretField } from '../../../components/field/StoredSecretField.tsx'
import { PasswordField } from '../../../components/field/TextField.tsx'
import type { InputFrame } from './inputProps.ts'

interface SecretSettingProps extends InputFrame {
  /** True if the server has a value. */
  isStored: boolean
  /** New value; '' clears the stored one, `undefined` keeps it. */
  edit: string | undefined
  onEdit: (edit: string | undefined) => void
}

/** A password or key of the configuration. The stored value never reaches the page. */
export function SecretSetting({ isStored, edit, onEdit, ...field }: SecretSettingProps) {
  const [typing, setTyping] = useState(false)
  const mode = edit === '' ? 'clear' : typing || edit !== undefined ? 'replace' : 'keep'
  return (
    <StoredSecretField
      {...field}
      isStored={isStored}
      mode={mode}
      onModeChange={(next) => {
        setTyping(next === 'replace')
        onEdit(next === 'clear' ? '' : undefined)
      }}
    >
      <PasswordField
        {...field}
        autoComplete="new-password"
        value={edit ?? ''}
        // An empty input is no edit; clearing has its own button.
        onChange={({ target }) => onEdit(target.value === '' ? undefined : target.value)}
      />
    </StoredSecretField>
  )
}
