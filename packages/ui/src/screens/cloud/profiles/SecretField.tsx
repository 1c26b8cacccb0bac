import { PasswordField } from '../../../components/field/PasswordField.tsx'
import { TextArea } from '../../../components/field/TextArea.tsx'
import type { BoundField } from '../../../components/form/useForm.ts'
import type { Cloud } from '../../../domain/tones.ts'

interface SecretFieldProps extends BoundField<string> {
  cloud: Cloud
  hint: string
}

/**
 * A key or a password to be typed. The browser holds what is typed; React is not given it back, for it would write it
 * into the page's source, where tools that record pages find it.
 */
export function SecretField({ cloud, value: _value, onChange, ...field }: SecretFieldProps) {
  const shared = {
    ...field,
    spellCheck: false,
    autoCapitalize: 'none',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const
  // A key in PEM form has lines.
  if (cloud === 'oracle' || cloud === 'google') return <TextArea {...shared} autoComplete="off" rows={6} />
  return <PasswordField {...shared} autoComplete="new-password" />
}
