import { PasswordField } from '../../../components/field/PasswordField.tsx'
import { TextArea } from '../../../components/field/TextArea.tsx'
import type { BoundField } from '../../../components/form/useForm.ts'
import type { Cloud } from '../../../domain/tones.ts'

interface SecretFieldProps extends BoundField<string> {
  cloud: Cloud
  hint: string
}

/**
 * Input for a key or password. It is uncontrolled, because React writes a controlled value into the DOM
 * attribute, where session recorders read it.
 */
export function SecretField({ cloud, value: _value, onChange, ...field }: SecretFieldProps) {
  const fieldProps = {
    ...field,
    spellCheck: false,
    autoCapitalize: 'none',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const
  // PEM keys have several lines.
  if (cloud === 'oracle' || cloud === 'google')
    return <TextArea {...fieldProps} autoComplete="off" rows={6} />
  return <PasswordField {...fieldProps} autoComplete="new-password" />
}
