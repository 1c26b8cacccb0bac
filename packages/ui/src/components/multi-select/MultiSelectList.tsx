import { useMemo, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { filterChoices } from '../combobox/filterChoices.ts'
import { controlClass } from '../field/controlClass.ts'
import type { Choice } from '../select/Select.tsx'
import { moveWithArrows, toggleWithEnter } from './moveWithArrows.ts'

interface MultiSelectListProps {
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  nameOf: (value: string) => string
  loading: boolean
}

/** Number of choices from which the list is searchable. */
const searchThreshold = 8
/** Limit of rendered options. The others are counted. */
const limit = 100

/** Arrow keys move between search and checkboxes, Space and Enter toggle. */
export function MultiSelectList({ label, choices, values, onChange, nameOf, loading }: MultiSelectListProps) {
  const t = useText('common')
  const format = useFormat()
  const [searchText, setSearchText] = useState('')
  // Fixed while the list is open, so that a selected option does not move under the pointer.
  const [initialValues] = useState(values)
  const allChoices = useMemo(
    () => withSelected(choices, initialValues, nameOf),
    [choices, initialValues, nameOf],
  )
  const matches = useMemo(() => filterChoices(allChoices, searchText), [allChoices, searchText])
  const visibleChoices = matches.slice(0, limit)
  const selected = new Set(values)

  function toggle(toggled: string) {
    onChange(selected.has(toggled) ? values.filter((value) => value !== toggled) : [...values, toggled])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its checkboxes
    <div
      role="presentation"
      onKeyDown={(event) => {
        moveWithArrows(event)
        toggleWithEnter(event)
      }}
      className="flex min-h-0 flex-col"
    >
      {allChoices.length > searchThreshold ? (
        <div className="border-b border-line p-2">
          <input
            type="text"
            role="searchbox"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('select.find', { name: label })}
            placeholder={t('select.find', { name: label })}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
            className={cn(controlClass())}
          />
        </div>
      ) : null}
      <ul aria-label={label} className="max-h-80 min-h-0 flex-1 overflow-y-auto p-1 empty:hidden">
        {visibleChoices.map(({ value, label, detail, count, disabled }) => (
          <li
            key={value}
            className="flex min-h-7 items-center gap-2 rounded-control px-2 hover:bg-surface-hover"
          >
            <span className="min-w-0 flex-1">
              <Checkbox
                label={label}
                checked={selected.has(value)}
                disabled={disabled}
                onCheckedChange={() => toggle(value)}
              />
              {detail ? (
                <bdi translate="no" className="block pb-1 pl-6 text-12 text-text-muted">
                  {detail}
                </bdi>
              ) : null}
            </span>
            {count === undefined ? null : (
              <span className="text-12 text-text-muted tabular-nums">{format.number(count)}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex min-h-9 items-center gap-2 border-t border-line px-3 py-1 text-12 text-text-muted">
        <p aria-live="polite" className="min-w-0 flex-1 wrap-anywhere">
          {matches.length === 0
            ? searchText === ''
              ? loading
                ? t('state.loading')
                : t('select.none')
              : t('select.noMatch', { text: searchText })
            : matches.length > limit
              ? t('select.more', { count: matches.length - limit })
              : t('select.chosen', { count: values.length })}
        </p>
        {values.length > 0 ? (
          <Button variant="ghost" size="small" onClick={() => onChange([])}>
            {t('select.clearChosen')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Keeps selected values that are no longer choices, and lists them first if there are too many to render. */
function withSelected(
  choices: readonly Choice[],
  values: readonly string[],
  nameOf: (value: string) => string,
): readonly Choice[] {
  const choiceValues = new Set(choices.map(({ value }) => value))
  const hasCounts = choices.some(({ count }) => count !== undefined)
  const unknownChoices = values
    .filter((value) => !choiceValues.has(value))
    .map((value) => ({ value, label: nameOf(value), ...(hasCounts ? { count: 0 } : {}) }))
  const allChoices = [...unknownChoices, ...choices]
  if (allChoices.length <= limit) return allChoices
  const selected = new Set(values)
  return [
    ...allChoices.filter(({ value }) => selected.has(value)),
    ...allChoices.filter(({ value }) => !selected.has(value)),
  ]
}
