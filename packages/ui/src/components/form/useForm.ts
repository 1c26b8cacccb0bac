import { useId, useState, type SubmitEvent } from 'react'
import { equal } from '../../lib/values/equal.ts'
import { afterPress } from '../field/afterPress.ts'
import { firstFault, required, type Fault, type Rule } from './faults.ts'
import { useFaultText } from './useFaultText.ts'

type Names<Values> = keyof Values & string
type Rules<Values> = { readonly [K in keyof Values]?: readonly Rule<Values[K]>[] }

export interface FormOptions<Values> {
  /** Initial or saved values. */
  start: Values
  /** Input restored from before, such as a session that expired. The fields start with it. */
  typed?: Values | undefined
  /** In field order. */
  labels: Readonly<Record<Names<Values>, string>>
  /** Depends on the values, because some fields are conditionally required. */
  rules?: (values: Values) => Rules<Values>
  /** Called with valid values only, and never while `saving`. */
  onSubmit: (values: Values) => void
  saving?: boolean
  /** Server errors by field, each shown until the field changes. */
  refused?: { readonly [K in keyof Values]?: string } | null
}

/**
 * Props of a control: `<NumberField {...form.field('count')} />`; for controls with DOM events:
 * `text(form.field('name'))`.
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
  solved: boolean
}

export interface FormModel<Values> {
  values: Values
  field: <K extends Names<Values>>(name: K) => BoundField<Values[K]>
  set: (change: Partial<Values>) => void
  submit: (event: SubmitEvent) => void
  dirty: boolean
  /** Resets to `start` or to the saved values. */
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
  left: ReadonlySet<string>
  unreadable: ReadonlySet<string>
  told: readonly string[]
  attempt: number
  generation: number
  sent: Values | null
}

function fresh<Values>(base: Values, generation = 0): Draft<Values> {
  const nothing = { left: new Set<string>(), unreadable: new Set<string>(), told: [], sent: null }
  return { ...nothing, base, values: base, attempt: 0, generation }
}

/** State and validation of a form. Fields are validated on blur, and all of them on submit. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormModel<Values> {
  const { start, typed, labels, rules: rulesOf, onSubmit, saving = false, refused } = options
  const id = useId()
  const faultText = useFaultText()
  const [draft, setDraft] = useState(() => ({ ...fresh(start), values: typed ?? start }))
  const { base, values, left, unreadable, told, attempt, sent } = draft
  const rules = rulesOf?.(values) ?? {}
  const isName = (name: string): name is Names<Values> => Object.hasOwn(labels, name)
  const names = Object.keys(labels).filter(isName)
  const edit = (change: Partial<Draft<Values>>) => setDraft((draft) => ({ ...draft, ...change }))

  function rulesFor<K extends Names<Values>>(name: K): readonly Rule<Values[K]>[] {
    const known: Rules<Values> = rules
    return known[name] ?? []
  }
  function faultOf(name: Names<Values>): Fault | null {
    return unreadable.has(name) ? { kind: 'unreadable' } : firstFault(values[name], rulesFor(name))
  }
  function refusalOf(name: Names<Values>): Fault | null {
    const text = refused?.[name]
    return text && sent && !saving && equal(sent[name], values[name]) ? { kind: 'told', text } : null
  }
  function errorOf(name: Names<Values>): string | null {
    const fault = (left.has(name) ? faultOf(name) : null) ?? refusalOf(name)
    return fault && fault.kind !== 'unreadable' ? faultText(fault) : null
  }
  function problemOf(name: Names<Values>): Problem {
    const fault = faultOf(name) ?? refusalOf(name)
    return {
      id: `${id}-${name}`,
      text: fault ? faultText(fault, labels[name]) : labels[name],
      solved: fault === null,
    }
  }

  return {
    values,
    attempt,
    generation: draft.generation,
    dirty: unreadable.size > 0 || names.some((name) => !equal(base[name], values[name])),
    problems: names
      .filter((name) => told.includes(name) || (sent && !saving && refused?.[name]))
      .map(problemOf),
    set: (change) => setDraft((draft) => ({ ...draft, values: { ...draft.values, ...change } })),
    reset: (values = start) => setDraft((draft) => fresh(values, draft.generation + 1)),
    field: (name) => ({
      id: `${id}-${name}`,
      label: labels[name],
      required: rulesFor(name).some((rule) => rule === required),
      error: errorOf(name),
      value: values[name],
      onChange: (value, problem = null) =>
        setDraft((draft) => ({
          ...draft,
          values: { ...draft.values, [name]: value },
          unreadable: withOrWithout(draft.unreadable, name, problem !== null),
        })),
      onBlur: () =>
        afterPress(() => setDraft((draft) => ({ ...draft, left: withOrWithout(draft.left, name, true) }))),
    }),
    submit(event) {
      event.preventDefault()
      if (saving) return
      const wrong = names.filter((name) => faultOf(name) !== null)
      if (wrong.length > 0) edit({ left: new Set(names), told: wrong, attempt: attempt + 1, sent: null })
      else {
        edit({ left: new Set(names), told: [], sent: values })
        onSubmit(values)
      }
    },
  }
}

/** For controls with DOM events: `<TextField {...text(form.field('name'))} />`. */
export function text({ onChange, ...field }: BoundField<string>) {
  return { ...field, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
}

/** For Checkbox and Switch: `<Checkbox {...ticked(form.field('unlimited'))} />`. */
export function ticked({ id, label, value, onChange, onBlur }: BoundField<boolean>) {
  return { id, label, checked: value, onCheckedChange: onChange, onBlur }
}

function withOrWithout(names: ReadonlySet<string>, name: string, wanted: boolean): ReadonlySet<string> {
  if (names.has(name) === wanted) return names
  return new Set(wanted ? [...names, name] : [...names].filter((other) => other !== name))
}
