import { useMemo, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { fold } from '../data-table/engine/fold.ts'
import { controlClass } from '../field/controlClass.ts'
import type { Options } from './FilterField.tsx'

interface ChoiceListProps {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  options: Options
  blanks: number
}

/** From here on the list can be searched. */
const many = 8
/** More are told by their number: nobody reads a list of thousands. */
const limit = 100

export function ChoiceList({ label, values, onChange, options, blanks }: ChoiceListProps) {
  const t = useText('list')
  const format = useFormat()
  const [wanted, setWanted] = useState('')
  // Fixed while the list is open: a choice must not move under the pointer that makes it.
  const [first] = useState(values)
  const all = useMemo(() => allChoices(options, blanks, first), [options, blanks, first])
  const chosen = new Set(values)
  const name = (text: string) => (text === '' ? t('filters.none') : text)
  const needle = fold(wanted.trim())
  const found = needle === '' ? all : all.filter(({ text }) => fold(name(text)).includes(needle))
  const shown = found.slice(0, limit)

  function toggle(text: string) {
    onChange(chosen.has(text) ? values.filter((value) => value !== text) : [...values, text])
  }

  return (
    <>
      {all.length > many ? (
        <div className="border-b border-line p-2">
          <input
            type="text"
            role="searchbox"
            autoComplete="off"
            aria-label={t('filters.find', { name: label })}
            placeholder={t('filters.find', { name: label })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            className={cn(controlClass())}
          />
        </div>
      ) : null}
      <ul aria-label={label} className="max-h-80 min-h-0 flex-1 overflow-y-auto p-1">
        {shown.map(({ text, count }) => (
          <li
            key={text}
            className="flex min-h-7 items-center gap-2 rounded-control px-2 hover:bg-surface-hover"
          >
            <span className="min-w-0 flex-1">
              <Checkbox label={name(text)} checked={chosen.has(text)} onCheckedChange={() => toggle(text)} />
            </span>
            <span className="text-12 text-text-muted tabular-nums">{format.number(count)}</span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="px-3 pb-2 text-12 text-text-muted empty:hidden">
        {found.length === 0 ? t('filters.nothingFound') : null}
        {found.length > shown.length ? t('filters.more', { count: found.length - shown.length }) : null}
      </p>
    </>
  )
}

/** Blanks first. What is chosen stays in the list even when no row has it any more, and in reach when there are many. */
function allChoices(options: Options, blanks: number, values: readonly string[]): Options {
  const known = new Set(options.map(({ text }) => text))
  const gone = values.filter((value) => value !== '' && !known.has(value)).map((text) => ({ text, count: 0 }))
  const none = blanks > 0 || values.includes('') ? [{ text: '', count: blanks }] : []
  const all = [...none, ...gone, ...options]
  if (all.length <= limit) return all
  const chosen = new Set(values)
  return [...all.filter(({ text }) => chosen.has(text)), ...all.filter(({ text }) => !chosen.has(text))]
}
