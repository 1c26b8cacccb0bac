import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../components/field/Field.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asTexts } from '../settingValue.ts'
import type { InputProps } from './inputProps.ts'

const allProviders = ['basic', 'ldap'] as const

/** Login providers. Unknown providers are kept. */
export function ProvidersField({ value, onChange, disabled = false, ...frame }: InputProps) {
  const t = useText('settings')
  const selectedProviders = asTexts(value)
  return (
    <FieldGroup {...frame}>
      {allProviders.map((provider) => (
        <Checkbox
          key={provider}
          label={t(`types.${provider}`)}
          checked={selectedProviders.includes(provider)}
          disabled={disabled}
          onCheckedChange={(checked) =>
            onChange(
              checked
                ? [...selectedProviders, provider]
                : selectedProviders.filter((candidate) => candidate !== provider),
            )
          }
        />
      ))}
    </FieldGroup>
  )
}
