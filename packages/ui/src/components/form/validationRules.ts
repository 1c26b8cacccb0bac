/** Validation error. The texts are in the catalogue under form.faults. */
export type FieldError =
  | { kind: 'required' | 'digits' | 'noSpaces' | 'mismatch' }
  | { kind: 'minLength' | 'tooFew'; count: number }
  /** Reported by the control, such as for an invalid date. */
  | { kind: 'unreadable' }
  /** Text from the screen or the server. */
  | { kind: 'message'; text: string }

export type Rule<Value> = (value: Value) => FieldError | null

/** Rejects blank text, null and empty lists. */
export const required: Rule<unknown> = (value) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
    ? { kind: 'required' }
    : null

// The other rules accept empty values, which `required` covers.
export const digits: Rule<string> = (text) => (/^\d*$/.test(text.trim()) ? null : { kind: 'digits' })

export const noSpaces: Rule<string> = (text) => (/\s/.test(text) ? { kind: 'noSpaces' } : null)

export function minLength(count: number): Rule<string> {
  return (text) => (text !== '' && text.length < count ? { kind: 'minLength', count } : null)
}

export function atLeast(count: number): Rule<readonly unknown[]> {
  return (entries) => (entries.length < count ? { kind: 'tooFew', count } : null)
}

/** Confirms a repeated password. */
export function sameAs(other: string): Rule<string> {
  return (text) => (text === other ? null : { kind: 'mismatch' })
}

export function firstError<Value>(value: Value, rules: readonly Rule<Value>[]): FieldError | null {
  for (const rule of rules) {
    const error = rule(value)
    if (error) return error
  }
  return null
}
