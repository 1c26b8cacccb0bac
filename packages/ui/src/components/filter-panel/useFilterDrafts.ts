import { startTransition, useState } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/format.ts'
import type { ListView } from '../../lib/listView.ts'
import { deepEqual, ownValue } from '../../lib/records.ts'
import { draftError, toDraft, toFilter, translateDraft, type Draft } from './draft.ts'

export type Filters = ListView['filters']

export interface FilterDrafts {
  /** The typed draft, or the applied filter. */
  draft: (id: string, kind: Draft['kind']) => Draft
  set: (id: string, draft: Draft) => void
  /** Returns false if a field is invalid. */
  apply: () => boolean
  /** Discards unapplied drafts. */
  discard: () => void
  /** Clears all fields and filters. */
  reset: () => void
  /**
   * React key of a field. Incremented when another control resets the field, so that it remounts without its
   * incomplete input.
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
  onApply: (update: (applied: Filters) => Filters) => void,
): FilterDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const [generation, setGeneration] = useState(0)
  const [removed, setRemoved] = useState<ReadonlyMap<string, number>>(new Map())
  const format = useFormat()
  const [draftFormat, setDraftFormat] = useState(format)
  if (draftFormat !== format) {
    setDraftFormat(format)
    setDrafts(new Map([...drafts].map(([id, draft]) => [id, translateDraft(draft, draftFormat, format)])))
  }

  function discard() {
    setDrafts(new Map())
    setGeneration(generation + 1)
  }

  return {
    generation: (id) => generation + (removed.get(id) ?? 0),
    discard,
    changed: [...drafts].some(
      ([id, draft]) =>
        draftError(draft, format) !== null || !deepEqual(toFilter(draft, format), ownValue(applied, id)),
    ),
    draft: (id, kind) => {
      const draft = drafts.get(id)
      return draft?.kind === kind ? draft : toDraft(kind, ownValue(applied, id), format)
    },
    set: (id, draft) => setDrafts((drafts) => new Map(drafts).set(id, draft)),
    apply: () => {
      if ([...drafts.values()].some((draft) => draftError(draft, format) !== null)) return false
      // As a transition, so that the drafts stay until the filters are applied.
      startTransition(() => {
        setDrafts(new Map())
        onApply((applied) => withDrafts(applied, drafts, format))
      })
      return true
    },
    reset: () => {
      startTransition(() => {
        discard()
        onApply(() => ({}))
      })
    },
    remove: (id) => {
      startTransition(() => {
        setDrafts((drafts) => new Map([...drafts].filter(([key]) => key !== id)))
        setRemoved((removed) => new Map(removed).set(id, (removed.get(id) ?? 0) + 1))
        onApply((applied) => Object.fromEntries(Object.entries(applied).filter(([key]) => key !== id)))
      })
    },
  }
}

function withDrafts(applied: Filters, drafts: ReadonlyMap<string, Draft>, format: Format): Filters {
  const filters = new Map(Object.entries(applied))
  for (const [id, draft] of drafts) {
    const filter = toFilter(draft, format)
    if (filter) filters.set(id, filter)
    else filters.delete(id)
  }
  return Object.fromEntries(filters)
}
