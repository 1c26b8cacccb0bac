import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import type { Kind } from '../../data-table/columns/column.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { Facet } from '../../data-table/engine/facets.ts'
import type { TextColumn } from '../../data-table/engine/keys.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../lib/dates.ts'
import { SuggestField } from '../combobox/SuggestField.tsx'
import { DateField, type DayProblem } from '../date-field/DateField.tsx'
import { DateRange } from '../date-range/DateRange.tsx'
import { afterPointerUp, controlClass, FieldGroup } from '../field/Field.tsx'
import { MultiSelect } from '../multi-select/MultiSelect.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { RangeSlider } from '../range-slider/RangeSlider.tsx'
import { Select } from '../select/Select.tsx'
import { type FilterableColumn, labelerOf } from './filterColumns.ts'
import { type Draft, draftError, type DraftOf, parseRange } from './filterDrafts.ts'

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
  const { options, blankCount, min, max, isWhole = false } = facets ?? noFacets
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
      return <RangeFilter {...{ label, draft, onChange, min, max, isWhole, isCounting, isSubmitted }} />
    case 'yesNo':
      return <YesNoFilter {...{ label, draft, onChange, options, kind: column.kind }} />
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

interface YesNoFilterProps {
  label: string
  kind: Kind
  draft: DraftOf<'yesNo'>
  onChange: (draft: DraftOf<'yesNo'>) => void
  options: Facet['options']
}

/** All, yes, no, and each text of the rows that is neither. */
function YesNoFilter({ label, kind, draft, onChange, options }: YesNoFilterProps) {
  const t = useText('common')
  const texts = new Set(kind === 'boolean' ? options.map(({ text }) => text) : [])
  texts.delete('true')
  texts.delete('false')
  if (typeof draft.value === 'string') texts.add(draft.value)
  const choices: { key: string; label: string; value: boolean | string | null }[] = [
    { key: 'all', label: t('all'), value: null },
    { key: 'yes', label: t('state.yes'), value: true },
    { key: 'no', label: t('state.no'), value: false },
    ...[...texts].map((text) => ({ key: `text ${text}`, label: text, value: text })),
  ]
  return (
    <RadioGroup
      label={label}
      inline
      choices={choices.map(({ key, label }) => ({ value: key, label }))}
      value={choices.find(({ value }) => value === draft.value)?.key ?? 'all'}
      onChange={(key) =>
        onChange({ kind: 'yesNo', value: choices.find((choice) => choice.key === key)?.value ?? null })
      }
    />
  )
}

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
  const common = useText('common')
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
      placeholder={common('select.clear')}
    />
  )
}

interface DayFilterProps {
  label: string
  max: string
  draft: DraftOf<'day'>
  onChange: (draft: DraftOf<'day'>) => void
  isSubmitted: boolean
}

export function DayFilter({ label, max, draft, onChange, isSubmitted }: DayFilterProps) {
  const t = useText('common')
  const [problem, setProblem] = useState<DayProblem | null>(null)
  return (
    <DateField
      label={label}
      max={max}
      value={draft.day || null}
      error={isSubmitted && problem === 'notADate' ? t('date.notADate') : null}
      onChange={(day, problem) => {
        setProblem(problem)
        onChange({ kind: 'day', day: problem ? null : (day ?? '') })
      }}
    />
  )
}

interface RangeFilterProps {
  label: string
  draft: DraftOf<'range'>
  onChange: (draft: DraftOf<'range'>) => void
  /** Minimum and maximum in the rows. */
  min: number | null
  max: number | null
  /** The rows have only whole numbers. */
  isWhole: boolean
  /** The rows are still being counted. */
  isCounting: boolean
  isSubmitted: boolean
}

/** Number inputs with a range slider. An empty end does not filter, so rows without a number stay. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, draft, onChange, min, max, isWhole, isCounting, isSubmitted } = props
  const t = useText('list')
  const common = useText('common')
  const format = useFormat()
  const [touched, setTouched] = useState(false)
  const error = touched || isSubmitted ? draftError(draft, format) : null
  const messages = {
    notANumber: common('notANumber', { example: format.number(isWhole ? 12_345 : 12_345.6) }),
    wrongOrder: common('range.wrongOrder'),
  }

  const textOf = (value: number | null) => (value === null ? '' : format.forInput(value))
  const ends = parseRange(draft, format)
  const isInvalid = (side: 'min' | 'max') =>
    error === 'wrongOrder' || (error !== null && Number.isNaN(ends[side]))

  const renderEnd = (side: 'min' | 'max', bound: number | null) => (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={common(side === 'min' ? 'range.fromOf' : 'range.toOf', { name: label })}
      {...(isInvalid(side) ? { 'aria-invalid': true } : {})}
      placeholder={
        bound === null ? common(side === 'min' ? 'range.from' : 'range.to') : format.forInput(bound, 2)
      }
      value={draft[side]}
      onChange={(event) => onChange({ ...draft, [side]: event.target.value, isWhole })}
      onBlur={() => afterPointerUp(() => setTouched(true))}
      onFocus={() => setTouched(false)}
      className={clsx(controlClass(), 'tabular-nums')}
    />
  )

  return (
    <FieldGroup
      label={label}
      hint={min === null && !isCounting ? t('filters.noNumbers') : undefined}
      error={error && error !== 'notADay' ? messages[error] : null}
    >
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {renderEnd('min', min)}
        <span aria-hidden className="text-text-muted">
          –
        </span>
        {renderEnd('max', max)}
      </div>
      {min !== null && max !== null && min < max ? (
        <RangeSlider
          label={label}
          bounds={[min, max]}
          values={[ends.min, ends.max]}
          onChange={([from, to]) => onChange({ kind: 'range', min: textOf(from), max: textOf(to) })}
        />
      ) : null}
    </FieldGroup>
  )
}
