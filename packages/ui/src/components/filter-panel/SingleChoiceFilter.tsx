import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { TextColumn } from '../../data-table/engine/texts.ts'
import { Select } from '../select/Select.tsx'

interface SingleChoiceFilterProps {
  label: string
  column: TextColumn & { options?: readonly string[] }
  texts: Pick<ColumnTexts, 'codeLabel'>
  value: string | null
  onChange: (value: string | null) => void
}

/** Single select of the column's `options`, if the API accepts only one value or the rows do not contain it. */
export function SingleChoiceFilter({ label, column, texts, value, onChange }: SingleChoiceFilterProps) {
  const choices = (column.options ?? []).map((code) => ({
    value: code,
    label: texts.codeLabel(column, code),
  }))
  return <Select label={label} choices={choices} value={value} onChange={onChange} />
}
