import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../components/field/FieldGroup.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asTexts } from '../settingValue.ts'
import type { InputProps } from './inputProps.ts'

const known = ['basic', 'ldap'] as const

/** Login providers. Unknown providers are kept. */
export function ProvidersField({ value, onChange, disabled = false, ...frame }: InputProps) {
  const t = useText('settings')
  const chosen = asTexts(value)
  return (
    <FieldGroup {...frame}>
      {known.map((provider) => (
        <Checkbox
          key={provider}
          label={t(`types.${provider}`)}
          checked={chosen.includes(provider)}
          disabled={disabled}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, provider] : chosen.filter((other) => other !== provider))
          }
        />
      ))}
    </FieldGroup>
  )
}
