import { useText } from '../../i18n/I18nProvider.tsx'
import { SuggestField } from '../combobox/SuggestField.tsx'
import type { Options } from './filterFacets.ts'

interface TextFilterProps {
  label: string
  text: string
  onChange: (text: string) => void
  /** Values in the rows, suggested while typing. */
  options: Options
}

export function TextFilter({ label, text, onChange, options }: TextFilterProps) {
  const t = useText('list')
  return (
    <SuggestField
      label={label}
      value={text}
      onChange={onChange}
      suggestions={options}
      placeholder={t('filters.anyText')}
    />
  )
}
