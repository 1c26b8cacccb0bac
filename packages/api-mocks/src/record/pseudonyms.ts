import type { Service } from '../contract/documents.ts'
import { itemSchemas, propertySchemas, valueSchemas, type Schema } from '../contract/schemas.ts'
import { isRecord } from '../lib/records.ts'
import {
  isCommonName,
  isDeclared,
  isVocabulary,
  kindOf,
  mayStay,
  publicWords,
  wordsOf,
  type Field,
  type Kind,
} from './kinds.ts'

/** Kinds that identify a person or an object. No word of such a name may remain. */
const naming = new Set<Kind>(['host', 'user', 'database', 'cluster', 'place', 'address', 'mail', 'id'])

/** Numeric fields that identify something. */
const numberKeys = new Set(['dbID', 'dbid', 'accountNumber', 'resourceID'])

/** Response body with its schemas. */
export interface Body {
  service: Service | undefined
  schemas: readonly Schema[]
  value: unknown
}

interface Visitor {
  text: (field: Field, value: string) => string
  number: (field: Field, value: number) => number
  /** Maps a key of a map, which the contract does not define. */
  key: (name: string) => string
}

/** Replaces names consistently: equal originals get equal pseudonyms. */
export class Pseudonyms {
  readonly #given = new Map<string, string>()
  readonly #numbers = new Map<number, number>()
  readonly #counts = new Map<Kind, number>()
  /** Words of names, which must not remain in any response. */
  readonly #forbidden = new Set<string>()
  readonly #kinds = new Map<string, Kind>()
  /** Texts kept by the allow-list. */
  readonly #kept = new Set<string>()

  /** First pass over all responses, so that every name is known before any text is replaced. */
  learn(body: Body): void {
    walked(body, {
      text: (field, value) => {
        this.learnName(field, value)
        return value
      },
      number: ({ key }, value) => {
        if (numberKeys.has(key)) this.#forbidden.add(String(value))
        return value
      },
      key: (name) => {
        if (!isCommonName(name)) this.learnName({ key: '', schemas: [] }, name)
        return name
      },
    })
  }

  learnName(field: Field, value: string): void {
    if (value === '' || isVocabulary(field, value) || mayStay(field, value)) return
    const kind = kindOf(field.key, value)
    const known = this.#kinds.get(value)
    if (known === undefined || known === 'text') this.#kinds.set(value, kind)
    if (!naming.has(kind)) return
    for (const word of wordsOf(value)) if (!publicWords.has(word)) this.#forbidden.add(word)
  }

  rewritten(body: Body): unknown {
    return walked(body, {
      text: (field, value) => this.text(field, value),
      number: (field, value) => {
        if (numberKeys.has(field.key)) return this.#number(value)
        return isDeclared(field, value) ? value : 0
      },
      key: (name) => (isCommonName(name) ? name : this.text({ key: '', schemas: [] }, name)),
    })
  }

  text(field: Field, value: string): string {
    if (value === '') return value
    if (isVocabulary(field, value) || (mayStay(field, value) && !this.#betrays(value))) {
      this.#kept.add(value)
      return value
    }
    const given =
      this.#given.get(value) ?? this.#pseudonym(this.#kinds.get(value) ?? kindOf(field.key, value))
    this.#given.set(value, given)
    return given
  }

  /**
   * Originals and words of names that remain in a response. If there are any, the recording must not be
   * written.
   */
  remains(value: unknown): string[] {
    const left = new Set<string>()
    const look = (text: string) => {
      if (this.#given.has(text) && !this.#kept.has(text)) left.add(text)
      for (const word of wordsOf(text)) if (this.#forbidden.has(word)) left.add(word)
    }
    const walk = (item: unknown): void => {
      if (typeof item === 'string') look(item)
      else if (Array.isArray(item)) for (const each of item) walk(each)
      else if (isRecord(item)) for (const each of Object.values(item)) walk(each)
      else if (typeof item === 'number' && this.#numbers.has(item)) left.add(String(item))
    }
    walk(value)
    return [...left]
  }

  /** True for an allow-listed text that contains a name, such as a version with a host name. */
  #betrays(value: string): boolean {
    return (
      naming.has(this.#kinds.get(value) ?? 'text') || wordsOf(value).some((word) => this.#forbidden.has(word))
    )
  }

  #pseudonym(kind: Kind): string {
    for (;;) {
      const count = (this.#counts.get(kind) ?? 0) + 1
      this.#counts.set(kind, count)
      const made = looks[kind](count)
      const taken = this.#kinds.has(made) || wordsOf(made).some((word) => this.#forbidden.has(word))
      if (!taken) return made
    }
  }

  #number(value: number): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    let made = 1_000_000 + this.#numbers.size
    while (this.#forbidden.has(String(made))) made += 1_000_000
    this.#numbers.set(value, made)
    return made
  }
}

function walked({ service, schemas, value }: Body, visitor: Visitor): unknown {
  return visited({ key: '', schemas }, value)

  function visited(field: Field, item: unknown): unknown {
    if (typeof item === 'string') return visitor.text(field, item)
    if (typeof item === 'number') return visitor.number(field, item)
    if (typeof item === 'boolean') return item && isDeclared(field, item)
    if (Array.isArray(item)) {
      const below = { key: field.key, schemas: service ? itemSchemas(service, field.schemas) : [] }
      return item.map((each) => visited(below, each))
    }
    if (!isRecord(item)) return item
    return Object.fromEntries(Object.entries(item).map(([name, each]) => member(field, name, each)))
  }

  function member(field: Field, name: string, item: unknown): [string, unknown] {
    const own = service && propertySchemas(service, field.schemas, name)
    if (own) return [name, visited({ key: name, schemas: own }, item)]
    const schemas = service ? valueSchemas(service, field.schemas) : []
    return [visitor.key(name), visited({ key: name, schemas }, item)]
  }
}

const four = (count: number) => String(count).padStart(4, '0')

const looks: Readonly<Record<Kind, (count: number) => string>> = {
  host: (count) => `phost${four(count)}`,
  user: (count) => `puser${four(count)}`,
  database: (count) => `PDB${four(count)}`,
  cluster: (count) => `pcluster${four(count)}`,
  place: (count) => `Place${four(count)}`,
  address: (count) => `https://paddress${four(count)}.example.invalid`,
  mail: (count) => `pmail${four(count)}@example.invalid`,
  id: (count) => `5eed${count.toString(16).padStart(20, '0')}`,
  text: (count) => `Text${four(count)}`,
}
