import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { TextColumn } from '../../data-table/engine/texts.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DayFilter } from './DayFilter.tsx'
import { DaysFilter } from './DaysFilter.tsx'
import type { Draft } from './draft.ts'
import type { FilterFacets } from './filterFacets.ts'
import type { FilterableColumn } from './filterSections.ts'
import { RangeFilter } from './RangeFilter.tsx'
import { SingleChoiceFilter } from './SingleChoiceFilter.tsx'
import { TextFilter } from './TextFilter.tsx'
import { YesNoFilter } from './YesNoFilter.tsx'

interface FilterFieldProps {
  label: string
  column: TextColumn & Partial<FilterableColumn>
  texts: Pick<ColumnTexts, 'codeLabel'>
  draft: Draft
  /** `null` while the rows are being counted. */
  facets: FilterFacets | null
  onChange: (draft: Draft) => void
  isSubmitted: boolean
}

const noFacets: FilterFacets = { options: [], blankCount: 0, min: null, max: null }

export function FilterField({
  label,
  column,
  texts,
  draft,
  facets,
  onChange,
  isSubmitted: submitted,
}: FilterFieldProps) {
  const { options, blankCount, min, max } = facets ?? noFacets
  const counting = facets === null
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
          blankCount={blankCount}
          isCounting={counting}
          column={column}
          texts={texts}
        />
      )
    case 'range':
      return (
        <RangeFilter
          label={label}
          draft={draft}
          onChange={onChange}
          min={min}
          max={max}
          isCounting={counting}
          isSubmitted={submitted}
        />
      )
    case 'yesNo':
      return (
        <YesNoFilter
          label={label}
          value={draft.value}
          onChange={(value) => onChange({ kind: 'yesNo', value })}
        />
      )
    case 'day':
      return <DayFilter label={label} draft={draft} onChange={onChange} isSubmitted={submitted} />
    case 'one':
      return (
        <SingleChoiceFilter
          label={label}
          column={column}
          texts={texts}
          value={draft.value}
          onChange={(value) => onChange({ kind: 'one', value })}
        />
      )
    case 'days':
      return <DaysFilter label={label} draft={draft} onChange={onChange} isSubmitted={submitted} />
  }
}
