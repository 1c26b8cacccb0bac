import { useState, type FormEvent } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/clock.ts'
import { dayOf } from '../../../lib/dates.ts'
import { Button } from '../../button/Button.tsx'
import { Combobox } from '../../combobox/Combobox.tsx'
import { DateField } from '../../date-field/DateField.tsx'
import type { DayProblem } from '../../date-field/readDay.ts'
import { noFilters, type FilterOptions, type GlobalFilters } from './globalFilters.ts'

export interface GlobalFilterFormProps {
  value: GlobalFilters
  onApply: (filters: GlobalFilters) => void
  onReset: () => void
  locations: FilterOptions
  environments: FilterOptions
  /** Custom label of the location, set by the installation. */
  locationLabel?: string | undefined
  /** Pages of a single entity support only the date. */
  dateOnly: boolean
}

const fields = ['location', 'environment', 'date'] as const

/** Form of the global filters. Changes take effect on Apply. */
export function GlobalFilterForm(props: GlobalFilterFormProps) {
  const { value, onApply, onReset, locations, environments, locationLabel, dateOnly } = props
  const t = useText('shell')
  const common = useText('common')
  const now = useNow()
  const [draft, setDraft] = useState(value)
  const [applied, setApplied] = useState(value)
  const [problem, setProblem] = useState<DayProblem | null>(null)
  const [resetKey, setResetKey] = useState(0)

  // The filters changed outside the form, by a removed chip or a reset.
  if (fields.some((field) => applied[field] !== value[field])) {
    setApplied(value)
    setDraft(value)
    // Remounts the date field to discard incomplete input. A valid date keeps focus.
    if (problem) {
      setProblem(null)
      setResetKey(resetKey + 1)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!problem) onApply(draft)
  }
  function reset() {
    setDraft(noFilters)
    setProblem(null)
    // Discards incomplete date input too.
    setResetKey(resetKey + 1)
    onReset()
  }

  return (
    <form
      aria-label={t('filters.label')}
      onSubmit={submit}
      className="grid items-start gap-3 md:flex md:flex-wrap md:gap-4"
    >
      {dateOnly ? null : (
        <>
          <Options
            label={locationLabel || t('filters.location')}
            any={t('filters.anyLocation')}
            options={locations}
            value={draft.location}
            onChange={(location) => setDraft({ ...draft, location })}
          />
          <Options
            label={t('filters.environment')}
            any={t('filters.anyEnvironment')}
            options={environments}
            value={draft.environment}
            onChange={(environment) => setDraft({ ...draft, environment })}
          />
        </>
      )}
      <DateField
        key={resetKey}
        label={t('filters.date')}
        value={draft.date}
        max={dayOf(now)}
        hint={draft.date === null ? undefined : t('filters.dismissedHosts')}
        onChange={(date, problem) => {
          setDraft({ ...draft, date })
          setProblem(problem)
        }}
        className="md:w-44"
      />
      <div className="flex gap-2 md:pt-6">
        <Button type="submit">{common('actions.apply')}</Button>
        <Button variant="ghost" onClick={reset}>
          {common('actions.reset')}
        </Button>
      </div>
    </form>
  )
}

interface OptionsProps {
  label: string
  any: string
  options: FilterOptions
  value: string | null
  onChange: (value: string | null) => void
}

function Options({ label, any, options, value, onChange }: OptionsProps) {
  const t = useText('shell')
  const common = useText('common')
  return (
    <Combobox
      label={label}
      value={value}
      onChange={onChange}
      choices={options.status === 'ready' ? options.values.map((value) => ({ value, label: value })) : []}
      placeholder={options.status === 'loading' ? common('state.loading') : any}
      disabled={options.status !== 'ready'}
      error={options.status === 'failed' ? t('filters.optionsFailed') : null}
      className="md:w-56"
    />
  )
}
