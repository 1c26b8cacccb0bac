import { startTransition, useState } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { FilterValue } from '../../lib/listView.ts'
import { equal } from '../../lib/values/equal.ts'
import type { Format } from '../../lib/values/format.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import { faultOf, toDraft, toFilter, translateDraft, type Draft } from './draft.ts'

export type Filters = Readonly<Record<string, FilterValue>>

export interface FilterDrafts {
  /** What the field shows: what was typed, else what is applied. */
  draft: (id: string, kind: Draft['kind']) => Draft
  set: (id: string, draft: Draft) => void
  /** False where a field cannot be applied as it stands. */
  apply: () => boolean
  /** Empties the fields of what is not applied. */
  forget: () => void
  /** Empties all fields and shows all rows. */
  reset: () => void
  /** Of a field, grows each time it is emptied from elsewhere: made anew it forgets what is half typed. */
  generation: (id: string) => number
  /** Something is entered that is not applied yet. */
  changed: boolean
  /** Lifts one applied filter and forgets what its field holds. */
  remove: (id: string) => void
}

/** What is typed into the filters survives a refresh, closing the panel and a change of the window's width. */
export function useFilterDrafts(
  applied: Filters,
  onApply: (change: (applied: Filters) => Filters) => void,
): FilterDrafts {
  const [typed, setTyped] = useState<ReadonlyMap<string, Draft>>(new Map())
  const [generation, setGeneration] = useState(0)
  const [removed, setRemoved] = useState<ReadonlyMap<string, number>>(new Map())
  const format = useFormat()
  const [typedIn, setTypedIn] = useState(format)
  if (typedIn !== format) {
    setTypedIn(format)
    setTyped(new Map([...typed].map(([id, draft]) => [id, translateDraft(draft, typedIn, format)])))
  }

  function forget() {
    setTyped(new Map())
    setGeneration(generation + 1)
  }

  return {
    generation: (id) => generation + (removed.get(id) ?? 0),
    forget,
    changed: [...typed].some(
      ([id, draft]) =>
        faultOf(draft, format) !== null || !equal(toFilter(draft, format), ownValue(applied, id)),
    ),
    draft: (id, kind) => {
      const draft = typed.get(id)
      return draft?.kind === kind ? draft : toDraft(kind, ownValue(applied, id), format)
    },
    set: (id, draft) => setTyped((typed) => new Map(typed).set(id, draft)),
    apply: () => {
      if ([...typed.values()].some((draft) => faultOf(draft, format) !== null)) return false
      // What was typed stands until it is what is applied.
      startTransition(() => {
        setTyped(new Map())
        onApply((applied) => withDrafts(applied, typed, format))
      })
      return true
    },
    reset: () => {
      startTransition(() => {
        forget()
        onApply(() => ({}))
      })
    },
    remove: (id) => {
      startTransition(() => {
        setTyped((typed) => new Map([...typed].filter(([key]) => key !== id)))
        setRemoved((removed) => new Map(removed).set(id, (removed.get(id) ?? 0) + 1))
        onApply((applied) => Object.fromEntries(Object.entries(applied).filter(([key]) => key !== id)))
      })
    },
  }
}

function withDrafts(applied: Filters, typed: ReadonlyMap<string, Draft>, format: Format): Filters {
  const filters = new Map(Object.entries(applied))
  for (const [id, draft] of typed) {
    const filter = toFilter(draft, format)
    if (filter) filters.set(id, filter)
    else filters.delete(id)
  }
  return Object.fromEntries(filters)
}
