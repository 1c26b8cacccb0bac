import type { BoundField } from '../../../../components/form/useForm.ts'
import { RadioGroup } from '../../../../components/radio-group/RadioGroup.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'

interface YesNoProps {
  field: BoundField<boolean>
  /** Replaces the handler of the field if other fields change with it. */
  onChange?: (value: boolean) => void
  /** Reason why the field is disabled. */
  disabledReason: string | null
}

export function YesNo({ field, onChange = field.onChange, disabledReason }: YesNoProps) {
  const common = useText('common')
  return (
    <RadioGroup
      id={field.id}
      label={field.label}
      inline
      choices={[
        { value: 'yes', label: common('state.yes') },
        { value: 'no', label: common('state.no') },
      ]}
      value={field.value ? 'yes' : 'no'}
      onChange={(value) => onChange(value === 'yes')}
      onBlur={field.onBlur}
      disabled={disabledReason !== null}
      {...(disabledReason === null ? {} : { hint: disabledReason })}
    />
  )
}
