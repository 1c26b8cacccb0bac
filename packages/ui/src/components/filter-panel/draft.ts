import type { Format } from '../../lib/format.ts'
import type { FilterValue } from '../../lib/listView.ts'

/** Input of one filter before it is applied. Numbers stay as typed. */
export type Draft =
  | { kind: 'text'; text: string }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'range'; min: string; max: string }
  | { kind: 'yesNo'; value: boolean | null }
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
export function toFilter(draft: Draft, { parse }: Pick<Format, 'parse'>): FilterValue | undefined {
  switch (draft.kind) {
    case 'text': {
      const text = draft.text.trim()
      return text === '' ? undefined : { kind: 'text', text }
    }
    case 'oneOf':
      return draft.values.length === 0 ? undefined : { kind: 'oneOf', values: draft.values }
    case 'range': {
      const [min, max] = [parse(draft.min), parse(draft.max)]
      if (min === null && max === null) return undefined
      return { kind: 'range', ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
    }
    case 'yesNo':
      return draft.value === null ? undefined : { kind: 'yesNo', value: draft.value }
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

/** Rewrites the numbers of a draft in another locale. */
export function translateDraft(draft: Draft, from: Format, to: Format): Draft {
  if (draft.kind !== 'range') return draft
  const translate = (text: string) => {
    const value = from.parse(text)
    return value === null || Number.isNaN(value) ? text : to.forInput(value)
  }
  return { kind: 'range', min: translate(draft.min), max: translate(draft.max) }
}

/** Returns why a draft is invalid, or null. */
export function draftError(draft: Draft, { parse }: Pick<Format, 'parse'>): DraftError | null {
  switch (draft.kind) {
    case 'days': {
      const { from, to } = draft
      if (from === null || to === null) return 'notADay'
      return from !== '' && to !== '' && from > to ? 'wrongOrder' : null
    }
    case 'range': {
      const [min, max] = [parse(draft.min), parse(draft.max)]
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
