import { useMemo } from 'react'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { Facet } from '../../data-table/engine/facets.ts'
import type { TextColumn } from '../../data-table/engine/keys.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { MultiSelect } from '../multi-select/MultiSelect.tsx'
import { labelerOf } from './filterSections.ts'

interface ChoiceFilterProps {
  label: string
  column: TextColumn
  texts: Pick<ColumnTexts, 'codeLabel'>
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  options: Facet['options']
  /** Rows without a value. */
  blankCount: number
  /** The rows are still being counted. */
  isCounting: boolean
}

/** Multi-select of the column's values, including blank. Values match exactly. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, column, texts, values, onChange, options, blankCount, isCounting } = props
  const { id, kind } = column
  const t = useText('list')
  const blankLabel = t('filters.none')
  const labelOf = useMemo(() => labelerOf(texts, { id, kind }), [texts, id, kind])
  const valueChoices = useMemo(
    () => options.map(({ text, count }) => ({ value: text, label: labelOf(text), count })),
    [options, labelOf],
  )
  const isBlankSelected = values.includes('')
  const choices = useMemo(
    () =>
      blankCount > 0 || isBlankSelected
        ? [{ value: '', label: blankLabel, count: blankCount }, ...valueChoices]
        : valueChoices,
    [valueChoices, blankCount, isBlankSelected, blankLabel],
  )
  return (
    <MultiSelect
      label={label}
      choices={choices}
      value={values}
      onChange={onChange}
      nameOf={labelOf}
      loading={isCounting}
      placeholder={t('filters.any')}
    />
  )
}
