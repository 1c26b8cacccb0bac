import { useText } from '../../i18n/I18nProvider.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'

interface YesNoFilterProps {
  label: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

export function YesNoFilter({ label, value, onChange }: YesNoFilterProps) {
  const t = useText('list')
  return (
    <RadioGroup
      label={label}
      inline
      choices={[
        { value: 'all', label: t('filters.all') },
        { value: 'yes', label: t('filters.yes') },
        { value: 'no', label: t('filters.no') },
      ]}
      value={value === null ? 'all' : value ? 'yes' : 'no'}
      onChange={(choice) => onChange(choice === 'all' ? null : choice === 'yes')}
    />
  )
}
