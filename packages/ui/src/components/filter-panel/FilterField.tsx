import type { FilterKind } from '../data-table/column.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DaysFilter } from './DaysFilter.tsx'
import type { Draft } from './draft.ts'
import { RangeFilter } from './RangeFilter.tsx'
import { TextFilter } from './TextFilter.tsx'
import { YesNoFilter } from './YesNoFilter.tsx'

/** Distinct values with the number of rows that have them. */
export type Options = readonly { text: string; count: number }[]

/** What the rows hold in one column. */
export interface FilterFacts {
  options: Options
  blanks: number
  min: number | null
  max: number | null
}

export interface FilterableColumn {
  id: string
  filter: FilterKind
  group: string | null
}

interface FilterFieldProps {
  label: string
  draft: Draft
  facts: FilterFacts
  onChange: (draft: Draft) => void
  tried: boolean
}

/** The control for one kind of filter. */
export function FilterField({ label, draft, facts, onChange, tried }: FilterFieldProps) {
  const { options, blanks, min, max } = facts
  switch (draft.kind) {
    case 'text':
      return (
        <TextFilter
          label={label}
          text={draft.text}
          onChange={(text) => onChange({ kind: 'text', text })}
          options={options}
        />
      )
    case 'oneOf':
      return (
        <ChoiceFilter
          label={label}
          values={draft.values}
          onChange={(values) => onChange({ kind: 'oneOf', values })}
          options={options}
          blanks={blanks}
        />
      )
    case 'range':
      return <RangeFilter label={label} draft={draft} onChange={onChange} min={min} max={max} tried={tried} />
    case 'yesNo':
      return (
        <YesNoFilter
          label={label}
          value={draft.value}
          onChange={(value) => onChange({ kind: 'yesNo', value })}
        />
      )
    case 'days':
      return <DaysFilter label={label} draft={draft} onChange={onChange} tried={tried} />
  }
}
