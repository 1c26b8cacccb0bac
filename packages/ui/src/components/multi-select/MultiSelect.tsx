import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Suspense, useMemo, useRef } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useMediaQuery } from '../../lib/layout.ts'
import { lazy } from '../../lib/lazy.ts'
import { Chip } from '../chip/Chip.tsx'
import { usePortalContainer } from '../dialog/modal.tsx'
import { controlClass, Field, type FieldFrameProps } from '../field/Field.tsx'
import { Spinner } from '../progress/Spinner.tsx'
import type { Choice } from '../select/Select.tsx'

// Lazy-loaded with the list box library.
const MultiSelectList = lazy(async () => (await import('./MultiSelectList.tsx')).MultiSelectList)

export interface MultiSelectProps extends FieldFrameProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  /** Shown while nothing is selected. */
  placeholder?: string
  disabled?: boolean
  loading?: boolean
  /** Label of a selected value that is no longer a choice. Defaults to the value. */
  nameOf?: (value: string) => string
  /** Lists the selected values below as removable chips. */
  chips?: boolean
}

const identity = (value: string) => value

/** Form field for several of a known set, with a search. For one value take a Select or Combobox. */
export function MultiSelect(props: MultiSelectProps) {
  const {
    choices,
    value: values,
    onChange,
    nameOf: nameOfUnknown = identity,
    onBlur,
    placeholder,
    disabled = false,
    loading = false,
    chips = false,
    ...frame
  } = props
  const t = useText('common')
  const container = usePortalContainer()
  // Focus in the search would open the keyboard of the phone over the options.
  const isTouch = useMediaQuery('(pointer: coarse)')
  const trigger = useRef<HTMLButtonElement>(null)
  const names = useMemo(() => new Map(choices.map(({ value, label }) => [value, label])), [choices])
  const nameOf = (value: string) => names.get(value) ?? nameOfUnknown(value)

  function remove(removed: string) {
    onChange(values.filter((value) => value !== removed))
    trigger.current?.focus()
  }

  return (
    <Field {...frame}>
      {({ required: _required, ...control }) => (
        <Popover.Root onOpenChange={(open) => (open ? undefined : onBlur?.())}>
          <Popover.Trigger
            ref={trigger}
            data-slot="multi-select"
            {...control}
            onFocus={() => void MultiSelectList.preload()}
            onPointerEnter={() => void MultiSelectList.preload()}
            aria-labelledby={`${control.id}-label ${control.id}-value`}
            disabled={disabled}
            className={clsx(controlClass(), 'flex items-center gap-2 text-left')}
          >
            <bdi
              translate="no"
              id={`${control.id}-value`}
              className={clsx('min-w-0 flex-1 truncate', values.length === 0 && 'text-text-muted')}
            >
              {values.length === 0 ? (placeholder ?? t('select.placeholder')) : values.map(nameOf).join(', ')}
            </bdi>
            <ChevronDown size={16} className="shrink-0 text-text-muted" />
          </Popover.Trigger>
          {chips && values.length > 0 ? (
            <ul aria-labelledby={`${control.id}-label`} className="flex flex-wrap gap-1">
              {values.map((value) => (
                <li key={value} className="flex max-w-full min-w-0">
                  <Chip label={nameOf(value)} onRemove={disabled ? undefined : () => remove(value)} />
                </li>
              ))}
            </ul>
          ) : null}
          <Popover.Portal {...container}>
            <Popover.Content
              aria-label={frame.label}
              onOpenAutoFocus={(event) => (isTouch ? event.preventDefault() : undefined)}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className="inventory-console z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-56 animate-appear flex-col rounded-panel border border-line bg-surface-raised text-13 shadow-float outline-none"
            >
              <Suspense fallback={<Spinner className="m-3" />}>
                <MultiSelectList
                  focusSearch={!isTouch}
                  loading={loading}
                  label={frame.label}
                  choices={choices}
                  nameOf={nameOfUnknown}
                  values={values}
                  onChange={onChange}
                />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
