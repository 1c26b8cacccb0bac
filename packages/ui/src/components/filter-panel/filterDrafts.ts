import { startTransition, useState } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/format.ts'
import type { FilterValue, ListView } from '../../lib/listView.ts'
import { deepEqual, ownValue } from '../../lib/records.ts'

/** Input of one filter before it is applied. Numbers stay as typed. */
export type Draft =
  | { kind: 'text'; text: string }
  | { kind: 'oneOf'; values: readonly string[] }
  /** `isWhole`: the column has only whole numbers. */
  | { kind: 'range'; min: string; max: string; isWhole?: boolean }
  /** A string is a value of the rows other than yes and no. */
  | { kind: 'yesNo'; value: boolean | string | null }
  /** `null` if the typed text is not a valid day. */
  | { kind: 'days'; from: string | null; to: string | null }
  | { kind: 'day'; day: string | null }
  | { kind: 'one'; value: string | null }

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>

export type DraftError = 'notANumber' | 'notADay' | 'wrongOrder'

export function toDraft(
  kind: Draft['kind'],
  filter: FilterValue | undefined,
  { forInput }: Pick<Format, 'forInput'>,
): Draft {
  switch (kind) {
    case 'text':
      if (filter?.kind === 'oneOf')
        return { kind, text: filter.values.map((value) => `"${value}"`).join('; ') }
      return { kind, text: filter?.kind === kind ? filter.text : '' }
    case 'oneOf':
      return { kind, values: filter?.kind === kind ? filter.values : [] }
    case 'range':
      return filter?.kind === kind
        ? {
            kind,
            min: filter.min === undefined ? '' : forInput(filter.min),
            max: filter.max === undefined ? '' : forInput(filter.max),
          }
        : { kind, min: '', max: '' }
    case 'yesNo':
      if (filter?.kind === 'oneOf') return { kind, value: filter.values[0] ?? null }
      return { kind, value: filter?.kind === kind ? filter.value : null }
    case 'days':
      return filter?.kind === kind
        ? { kind, from: filter.from ?? '', to: filter.to ?? '' }
        : { kind, from: '', to: '' }
    case 'day':
      return { kind, day: filter?.kind === 'days' && filter.from === filter.to ? (filter.from ?? '') : '' }
    case 'one':
      return { kind, value: filter?.kind === 'oneOf' ? (filter.values[0] ?? null) : null }
  }
}

/** Returns `undefined` if the draft is empty. */
export function toFilter(draft: Draft, format: NumberFormat): FilterValue | undefined {
  switch (draft.kind) {
    case 'text': {
      const text = draft.text.trim()
      return text === '' ? undefined : { kind: 'text', text }
    }
    case 'oneOf':
      return draft.values.length === 0 ? undefined : { kind: 'oneOf', values: draft.values }
    case 'range': {
      const { min, max } = parseRange(draft, format)
      if (min === null && max === null) return undefined
      return { kind: 'range', ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
    }
    case 'yesNo':
      if (draft.value === null) return undefined
      return typeof draft.value === 'string'
        ? { kind: 'oneOf', values: [draft.value] }
        : { kind: 'yesNo', value: draft.value }
    case 'days': {
      const { from, to } = draft
      return from || to ? { kind: 'days', ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined
    }
    case 'day':
      return draft.day ? { kind: 'days', from: draft.day, to: draft.day } : undefined
    case 'one':
      return draft.value === null ? undefined : { kind: 'oneOf', values: [draft.value] }
  }
}

type NumberFormat = Pick<Format, 'parse' | 'parseWhole'>

/** The typed ends: `null` if empty, NaN if invalid. */
export function parseRange({ min, max, isWhole = false }: DraftOf<'range'>, format: NumberFormat) {
  const parse = isWhole ? format.parseWhole : format.parse
  return { min: parse(min), max: parse(max) }
}

/** Rewrites the numbers of a draft in another locale. */
export function translateDraft(draft: Draft, from: Format, to: Format): Draft {
  if (draft.kind !== 'range') return draft
  const translate = (text: string) => {
    const value = draft.isWhole ? from.parseWhole(text) : from.parse(text)
    return value === null || Number.isNaN(value) ? text : to.forInput(value)
  }
  return { ...draft, min: translate(draft.min), max: translate(draft.max) }
}

/** Returns why a draft is invalid, or null. */
export function draftError(draft: Draft, format: NumberFormat): DraftError | null {
  switch (draft.kind) {
    case 'days': {
      const { from, to } = draft
      if (from === null || to === null) return 'notADay'
      return from !== '' && to !== '' && from > to ? 'wrongOrder' : null
    }
    case 'range': {
      const { min, max } = parseRange(draft, format)
      if (Number.isNaN(min) || Number.isNaN(max)) return 'notANumber'
      return min !== null && max !== null && min > max ? 'wrongOrder' : null
    }
    case 'day':
      return draft.day === null ? 'notADay' : null
    case 'text':
    case 'oneOf':
    case 'yesNo':
    case 'one':
      return null
  }
}

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
