import { Combobox } from '@base-ui/react/combobox'
import { useMemo, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { ChoiceOption, filterChoices } from '../combobox/ComboboxPopup.tsx'
import { controlClass } from '../field/Field.tsx'
import type { Choice } from '../select/Select.tsx'

export interface MultiSelectListProps {
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  nameOf: (value: string) => string
  loading: boolean
  focusSearch: boolean
}

/** Limit of rendered options. The others are counted. */
const limit = 100

/** Searchable list: type to filter, arrow keys to move, Enter to toggle. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { label, choices, values, onChange, nameOf, loading, focusSearch } = props
  const t = useText('common')
  const [searchText, setSearchText] = useState('')
  // Fixed while the list is open, so that a selected option does not move under the pointer.
  const [initialValues] = useState(values)
  const allChoices = useMemo(
    () => withSelected(choices, initialValues, nameOf),
    [choices, initialValues, nameOf],
  )
  const matches = useMemo(() => filterChoices(allChoices, searchText), [allChoices, searchText])
  const visibleChoices = matches.slice(0, limit)

  return (
    <Combobox.Root
      inline
      open
      multiple
      items={visibleChoices.map(({ value }) => value)}
      filter={null}
      autoHighlight
      inputValue={searchText}
      // Base UI would clear the filter after each selection.
      onInputValueChange={(text, { reason }) => (reason === 'input-change' ? setSearchText(text) : undefined)}
      value={values}
      onValueChange={(next, { reason }) => (reason === 'item-press' ? onChange(next) : undefined)}
    >
      <div className="border-b border-line p-2">
        <Combobox.Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list has just been opened
          autoFocus={focusSearch}
          aria-label={t('select.find', { name: label })}
          placeholder={t('select.find', { name: label })}
          className={controlClass()}
        />
      </div>
      <Combobox.List
        aria-label={label}
        className="relative max-h-80 min-h-0 flex-1 overflow-y-auto p-1 outline-none empty:hidden"
      >
        {visibleChoices.map((choice) => (
          <ChoiceOption key={choice.value} choice={choice} multiple />
        ))}
      </Combobox.List>
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
    </Combobox.Root>
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
