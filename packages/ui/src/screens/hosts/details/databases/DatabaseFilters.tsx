import { RotateCcw } from 'lucide-react'
import { Button } from '../../../../components/button/Button.tsx'
import { TextField } from '../../../../components/field/TextField.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'

export interface DatabaseFiltersProps {
  fields: readonly { id: string; label: string }[]
  search: string
  onSearch: (search: string) => void
  selectedFields: readonly string[]
  onFieldsChange: (selectedFields: readonly string[]) => void
}

/** Search text and fields. Only the selected fields of a database are shown. */
export function DatabaseFilters({
  fields,
  search,
  onSearch,
  selectedFields,
  onFieldsChange,
}: DatabaseFiltersProps) {
  const t = useText('hostDetails')
  return (
    <search
      aria-label={t('box.search')}
      className="grid items-end gap-3 rounded-panel border border-line bg-surface-raised p-3 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField label={t('box.text')} value={search} onChange={(event) => onSearch(event.target.value)} />
      <MultiSelect
        label={t('box.fields')}
        placeholder={t('box.nameOnly')}
        choices={fields.map(({ id, label }) => ({ value: id, label }))}
        value={selectedFields}
        onChange={onFieldsChange}
      />
      <Button
        onClick={() => {
          onSearch('')
          onFieldsChange([])
        }}
      >
        <RotateCcw size={16} />
        {t('box.reset')}
      </Button>
    </search>
  )
}
