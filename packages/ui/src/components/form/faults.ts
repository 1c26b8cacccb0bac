/** Why a value cannot be taken. The texts are in the catalogue: form.faults. */
export type Fault =
  | { kind: 'required' | 'digits' | 'noSpaces' | 'mismatch' }
  | { kind: 'minLength' | 'tooFew'; count: number }
  /** What the field says about itself, such as a date that cannot be read. */
  | { kind: 'unreadable' }
  /** Words of the screen or of the server. */
  | { kind: 'told'; text: string }

export type Rule<Value> = (value: Value) => Fault | null

/** Something has to be there: text that is not only spaces, a choice, at least one entry. */
export const required: Rule<unknown> = (value) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
    ? { kind: 'required' }
    : null

// What is left empty is the concern of `required` alone.
export const digits: Rule<string> = (text) => (/^\d*$/.test(text.trim()) ? null : { kind: 'digits' })

export const noSpaces: Rule<string> = (text) => (/\s/.test(text) ? { kind: 'noSpaces' } : null)

export function minLength(count: number): Rule<string> {
  return (text) => (text !== '' && text.length < count ? { kind: 'minLength', count } : null)
}

export function atLeast(count: number): Rule<readonly unknown[]> {
  return (entries) => (entries.length < count ? { kind: 'tooFew', count } : null)
}

/** The password once more. */
export function sameAs(other: string): Rule<string> {
  return (text) => (text === other ? null : { kind: 'mismatch' })
}

export function firstFault<Value>(value: Value, rules: readonly Rule<Value>[]): Fault | null {
  for (const rule of rules) {
    const fault = rule(value)
    if (fault) return fault
  }
  return null
}
