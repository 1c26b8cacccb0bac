import { type SubmitEvent, useId, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { isPathSegment } from '../../lib/links.ts'
import { deepEqual } from '../../lib/records.ts'
import { afterPointerUp } from '../field/Field.tsx'

type Names<Values> = keyof Values & string
type Rules<Values> = { readonly [K in keyof Values]?: readonly Rule<Values[K]>[] }

export interface FormOptions<Values> {
  /** Initial or saved values. */
  initialValues: Values
  /** Input restored from before, such as a session that expired. The fields start with it. */
  restoredValues?: Values | undefined
  /** In field order. */
  labels: Readonly<Record<Names<Values>, string>>
  /** Depends on the values, because some fields are conditionally required. */
  rules?: (values: Values) => Rules<Values>
  /** Called with valid values only, and never while `saving`. */
  onSubmit: (values: Values) => void
  saving?: boolean
  /** Server errors by field, each shown until the field changes. */
  serverErrors?: { readonly [K in keyof Values]?: string } | null
}

/**
 * Props of a control: `<NumberField {...form.field('count')} />`; for controls with DOM events:
 * `textFieldProps(form.field('name'))`.
 */
export interface BoundField<Value> {
  id: string
  label: string
  required: boolean
  error: string | null
  value: Value
  /** With a problem the control shows the error itself and the form cannot be submitted. */
  onChange: (value: Value, problem?: string | null) => void
  onBlur: () => void
}

export interface Problem {
  id: string
  text: string
  isFixed: boolean
}

export interface FormModel<Values> {
  values: Values
  field: <K extends Names<Values>>(name: K) => BoundField<Values[K]>
  set: (change: Partial<Values>) => void
  submit: (event: SubmitEvent) => void
  dirty: boolean
  /** Resets to `values` or to the saved values. */
  reset: (values?: Values) => void
  /** Errors of the last attempt, including those fixed since. */
  problems: readonly Problem[]
  /** Incremented on reset, which remounts fields and discards incomplete input. */
  generation: number
  /** Incremented with each invalid submit. */
  attempt: number
}

interface Draft<Values> {
  base: Values
  values: Values
  touched: ReadonlySet<string>
  unparsable: ReadonlySet<string>
  reportedNames: readonly string[]
  attempt: number
  generation: number
  submittedValues: Values | null
}

function createDraft<Values>(base: Values, generation = 0): Draft<Values> {
  const cleared = {
    touched: new Set<string>(),
    unparsable: new Set<string>(),
    reportedNames: [],
    submittedValues: null,
  }
  return { ...cleared, base, values: base, attempt: 0, generation }
}

/** State and validation of a form. Fields are validated on blur, and all of them on submit. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormModel<Values> {
  const {
    initialValues,
    restoredValues,
    labels,
    rules: getRules,
    onSubmit,
    saving = false,
    serverErrors,
  } = options
  const id = useId()
  const errorText = useErrorText()
  const [draft, setDraft] = useState(() => ({
    ...createDraft(initialValues),
    values: restoredValues ?? initialValues,
  }))
  const { base, values, touched, unparsable, reportedNames, attempt, submittedValues } = draft
  const rules = getRules?.(values) ?? {}
  const isName = (name: string): name is Names<Values> => Object.hasOwn(labels, name)
  const names = Object.keys(labels).filter(isName)
  const updateDraft = (change: Partial<Draft<Values>>) => setDraft((draft) => ({ ...draft, ...change }))

  function rulesFor<K extends Names<Values>>(name: K): readonly Rule<Values[K]>[] {
    const typedRules: Rules<Values> = rules
    return typedRules[name] ?? []
  }
  function validationErrorOf(name: Names<Values>): FieldError | null {
    return unparsable.has(name) ? { kind: 'unreadable' } : firstError(values[name], rulesFor(name))
  }
  function serverErrorOf(name: Names<Values>): FieldError | null {
    const text = serverErrors?.[name]
    return text && submittedValues && !saving && deepEqual(submittedValues[name], values[name])
      ? { kind: 'message', text }
      : null
  }
  function visibleErrorOf(name: Names<Values>): string | null {
    const error = (touched.has(name) ? validationErrorOf(name) : null) ?? serverErrorOf(name)
    return error && error.kind !== 'unreadable' ? errorText(error) : null
  }
  function problemOf(name: Names<Values>): Problem {
    const error = validationErrorOf(name) ?? serverErrorOf(name)
    return {
      id: `${id}-${name}`,
      text: error ? errorText(error, labels[name]) : labels[name],
      isFixed: error === null,
    }
  }

  return {
    values,
    attempt,
    generation: draft.generation,
    dirty: unparsable.size > 0 || names.some((name) => !deepEqual(base[name], values[name])),
    problems: names
      .filter((name) => reportedNames.includes(name) || (submittedValues && !saving && serverErrors?.[name]))
      .map(problemOf),
    set: (change) => setDraft((draft) => ({ ...draft, values: { ...draft.values, ...change } })),
    reset: (values = initialValues) => setDraft((draft) => createDraft(values, draft.generation + 1)),
    field: (name) => ({
      id: `${id}-${name}`,
      label: labels[name],
      required: rulesFor(name).some((rule) => rule === required),
      error: visibleErrorOf(name),
      value: values[name],
      onChange: (value, problem = null) =>
        setDraft((draft) => ({
          ...draft,
          values: { ...draft.values, [name]: value },
          unparsable: withOrWithout(draft.unparsable, name, problem !== null),
        })),
      onBlur: () =>
        afterPointerUp(() =>
          setDraft((draft) => ({ ...draft, touched: withOrWithout(draft.touched, name, true) })),
        ),
    }),
    submit(event) {
      event.preventDefault()
      if (saving) return
      const invalidNames = names.filter((name) => validationErrorOf(name) !== null)
      if (invalidNames.length > 0)
        updateDraft({
          touched: new Set(names),
          reportedNames: invalidNames,
          attempt: attempt + 1,
          submittedValues: null,
        })
      else {
        updateDraft({ touched: new Set(names), reportedNames: [], submittedValues: values })
        onSubmit(values)
      }
    },
  }
}

/** For controls with DOM events: `<TextField {...textFieldProps(form.field('name'))} />`. */
export function textFieldProps({ onChange, ...field }: BoundField<string>) {
  return { ...field, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
}

/** For Checkbox and Switch: `<Checkbox {...checkboxProps(form.field('unlimited'))} />`. */
export function checkboxProps({ id, label, value, onChange, onBlur }: BoundField<boolean>) {
  return { id, label, checked: value, onCheckedChange: onChange, onBlur }
}

function withOrWithout(names: ReadonlySet<string>, name: string, isIncluded: boolean): ReadonlySet<string> {
  if (names.has(name) === isIncluded) return names
  return new Set(isIncluded ? [...names, name] : [...names].filter((other) => other !== name))
}

/** Validation error. The texts are in the catalogue under form.faults. */
export type FieldError =
  | { kind: 'required' | 'digits' | 'noSpaces' | 'pathSegment' | 'mismatch' }
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

/** For a name that becomes part of the address of requests. */
export const pathSegment: Rule<string> = (text) =>
  isPathSegment(text.trim()) ? null : { kind: 'pathSegment' }

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

/** Formats a validation error. With a field name the text names the field, for the error summary. */
function useErrorText(): (error: FieldError, field?: string) => string {
  const t = useText('form')
  const common = useText('common')
  const shortText = (error: FieldError) => {
    if (error.kind === 'message') return error.text
    return error.kind === 'minLength' || error.kind === 'tooFew'
      ? t(`faults.${error.kind}`, { count: error.count })
      : t(`faults.${error.kind}`)
  }
  return (error, field) => {
    if (field === undefined) return shortText(error)
    return error.kind === 'required'
      ? common('fieldRequired', { field })
      : t('summary.problem', { field, problem: shortText(error) })
  }
}
