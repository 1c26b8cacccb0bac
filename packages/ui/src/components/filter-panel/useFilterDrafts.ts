import { startTransition, useState } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { FilterValue } from '../../lib/listView.ts'
import { equal } from '../../lib/values/equal.ts'
import type { Format } from '../../lib/values/format.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import { faultOf, toDraft, toFilter, translateDraft, type Draft } from './draft.ts'

export type Filters = Readonly<Record<string, FilterValue>>

export interface FilterDrafts {
  /** The typed draft, or the applied filter. */
  draft: (id: string, kind: Draft['kind']) => Draft
  set: (id: string, draft: Draft) => void
  /** Returns false if a field is invalid. */
  apply: () => boolean
  /** Discards unapplied drafts. */
  forget: () => void
  /** Clears all fields and filters. */
  reset: () => void
  /**
   * React key of a field. Incremented when the field is reset from elsewhere, so that it remounts without
   * its incomplete input.
   */
  generation: (id: string) => number
  /** There are unapplied drafts. */
  changed: boolean
  /** Removes one applied filter and resets its field. */
  remove: (id: string) => void
}

/** Drafts of all filters. They survive a refresh, closing the panel and viewport changes. */
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
      // As a transition, so that the drafts stay until the filters are applied.
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
