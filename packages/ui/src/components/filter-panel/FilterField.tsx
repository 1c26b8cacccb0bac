import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { Facet } from '../../data-table/engine/facets.ts'
import type { TextColumn } from '../../data-table/engine/keys.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { dayOf } from '../../lib/dates.ts'
import { SuggestField } from '../combobox/SuggestField.tsx'
import { DateRange } from '../date-range/DateRange.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { Select } from '../select/Select.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { Draft } from './draft.ts'
import type { FilterableColumn } from './filterSections.ts'
import { RangeFilter } from './RangeFilter.tsx'

interface FilterFieldProps {
  label: string
  column: TextColumn & Partial<FilterableColumn>
  texts: Pick<ColumnTexts, 'codeLabel'>
  draft: Draft
  /** `null` while the rows are being counted. */
  facets: Facet | null
  onChange: (draft: Draft) => void
  /** Apply was attempted, so errors show even before blur. */
  isSubmitted: boolean
}

const noFacets: Facet = { options: [], blankCount: 0, min: null, max: null }

export function FilterField(props: FilterFieldProps) {
  const { label, column, texts, draft, facets, onChange, isSubmitted } = props
  const t = useText('list')
  const today = dayOf(useNow())
  const { options, blankCount, min, max } = facets ?? noFacets
  const isCounting = facets === null
  switch (draft.kind) {
    case 'text':
      return (
        <SuggestField
          label={label}
          value={draft.text}
          onChange={(text) => onChange({ kind: 'text', text })}
          suggestions={options}
          placeholder={t('filters.anyText')}
        />
      )
    case 'oneOf':
      return (
        <ChoiceFilter
          {...{ label, column, texts, options, blankCount, isCounting }}
          values={draft.values}
          onChange={(values) => onChange({ kind: 'oneOf', values })}
        />
      )
    case 'range':
      return <RangeFilter {...{ label, draft, onChange, min, max, isCounting, isSubmitted }} />
    case 'yesNo':
      return (
        <RadioGroup
          label={label}
          inline
          choices={[
            { value: 'all', label: t('filters.all') },
            { value: 'yes', label: t('filters.yes') },
            { value: 'no', label: t('filters.no') },
          ]}
          value={draft.value === null ? 'all' : draft.value ? 'yes' : 'no'}
          onChange={(choice) =>
            onChange({ kind: 'yesNo', value: choice === 'all' ? null : choice === 'yes' })
          }
        />
      )
    case 'day':
      return <DayFilter {...{ label, draft, onChange, isSubmitted, max: today }} />
    case 'one':
      return (
        <Select
          label={label}
          choices={(column.options ?? []).map((code) => ({
            value: code,
            label: texts.codeLabel(column, code),
          }))}
          value={draft.value}
          onChange={(value) => onChange({ kind: 'one', value })}
        />
      )
    case 'days':
      return (
        <DateRange
          label={label}
          max={today}
          value={{ from: draft.from || null, to: draft.to || null }}
          isSubmitted={isSubmitted}
          onChange={({ from, to }, _problem, sides) =>
            onChange({
              kind: 'days',
              from: sides.from ? null : (from ?? ''),
              to: sides.to ? null : (to ?? ''),
            })
          }
        />
      )
  }
}
