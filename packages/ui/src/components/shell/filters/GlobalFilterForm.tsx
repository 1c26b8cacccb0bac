import { Popover } from 'radix-ui'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../../lib/dates.ts'
import { Button } from '../../button/Button.tsx'
import { Combobox } from '../../combobox/Combobox.tsx'
import { DateField, type DayProblem, useDayPresets } from '../../date-field/DateField.tsx'
import { type FilterOptions, type GlobalFilters, noFilters } from './globalFilters.ts'

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
  const presets = useDayPresets()
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
    setDraft(dateOnly ? { ...value, date: null } : noFilters)
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
            label={locationLabel || common('columns.location')}
            any={common('all')}
            options={locations}
            value={draft.location}
            onChange={(location) => setDraft({ ...draft, location })}
          />
          <Options
            label={common('columns.environment')}
            any={common('all')}
            options={environments}
            value={draft.environment}
            onChange={(environment) => setDraft({ ...draft, environment })}
          />
        </>
      )}
      <DateField
        key={resetKey}
        label={common('columns.date')}
        value={draft.date}
        presets={presets}
        max={dayOf(now)}
        hint={draft.date === null ? undefined : t('filters.dismissedHosts')}
        onChange={(date, problem) => {
          setDraft({ ...draft, date })
          setProblem(problem)
        }}
        className="md:w-72"
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
  const common = useText('common')
  return (
    <Combobox
      label={label}
      value={value}
      onChange={onChange}
      choices={options.status === 'ready' ? options.values.map((value) => ({ value, label: value })) : []}
      placeholder={options.status === 'loading' ? common('state.loading') : any}
      disabled={options.status !== 'ready'}
      error={options.status === 'failed' ? common('optionsFailed') : null}
      className="md:w-56"
    />
  )
}

export interface GlobalFilterPopoverProps extends GlobalFilterFormProps {
  fields: readonly (keyof GlobalFilters)[]
  /** Chips that the popover is anchored to. */
  anchor: RefObject<HTMLElement | null>
  /** Field that receives focus; null keeps focus in the page. */
  initialField: keyof GlobalFilters | null
  onClose: () => void
  timeline: ReactNode
}

export function GlobalFilterPopover(props: GlobalFilterPopoverProps) {
  const { fields, anchor, initialField, onClose, timeline, ...form } = props
  const t = useText('shell')
  const content = useRef<HTMLDivElement>(null)
  const fieldIndex = initialField === null ? -1 : fields.indexOf(initialField)
  // Another chip was clicked while the popover is open.
  useEffect(() => focusField(content.current, fieldIndex), [fieldIndex])
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={t('filters.label')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusField(content.current, fieldIndex)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const isFocusLost = document.activeElement === null || document.activeElement === document.body
            if (!isFocusLost) return
            const chips = [...(anchor.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
            const visibleChips = chips.filter((chip) => chip.checkVisibility())
            ;(visibleChips.find((chip) => chip.dataset['field'] === initialField) ?? visibleChips[0])?.focus()
          }}
          // Chips close or move the popover themselves. The target is disconnected if a chip was removed.
          onInteractOutside={(event) => {
            const { target } = event
            if (!(target instanceof Node)) return
            if (!target.isConnected || anchor.current?.contains(target)) event.preventDefault()
          }}
          className="inventory-console z-40 flex max-w-[calc(100vw-1rem)] animate-appear flex-col gap-3 rounded-panel border border-line bg-surface-raised p-4 text-text shadow-float outline-none"
        >
          <GlobalFilterForm
            {...form}
            onApply={(filters) => {
              form.onApply(filters)
              onClose()
            }}
          />
          {timeline}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function focusField(content: HTMLElement | null, fieldIndex: number) {
  // Base UI adds a hidden input to each combobox.
  content?.querySelectorAll<HTMLInputElement>('form input:not([aria-hidden])')[fieldIndex]?.focus()
}
