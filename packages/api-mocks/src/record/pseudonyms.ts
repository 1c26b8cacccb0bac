import type { Service } from '../contract/documents.ts'
import { itemSchemas, propertySchemas, valueSchemas, type Schema } from '../contract/schemas.ts'
import { isRecord } from '../lib/records.ts'
import {
  isAllowListed,
  isCommonName,
  isDeclared,
  isVocabulary,
  publicWords,
  wordsOf,
  type Field,
} from './allowList.ts'
import { kindOf, type Kind } from './kinds.ts'

/** Kinds that identify a person or an object. No word of such a name may remain. */
const identifyingKinds = new Set<Kind>([
  'host',
  'user',
  'database',
  'cluster',
  'location',
  'address',
  'mail',
  'id',
])

/** Numeric fields that identify something. */
const numberKeys = new Set(['dbID', 'dbid', 'accountNumber', 'resourceID'])

/** Short numbers, such as 0 for an unknown database, identify nothing and are equal to counts. */
function isIdentifying(key: string, value: number): boolean {
  return numberKeys.has(key) && Math.abs(value) > 99_999
}

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
  readonly #pseudonyms = new Map<string, string>()
  readonly #numbers = new Map<number, number>()
  readonly #counts = new Map<Kind, number>()
  /** Words of names, which must not remain in any response. */
  readonly #forbidden = new Set<string>()
  readonly #kinds = new Map<string, Kind>()
  /** Texts kept by the allow-list. */
  readonly #allowListed = new Set<string>()

  /** First pass over all responses, so that every name is known before any text is replaced. */
  collect(body: Body): void {
    mapBody(body, {
      text: (field, value) => {
        this.collectName(field, value)
        return value
      },
      number: ({ key }, value) => {
        if (isIdentifying(key, value)) this.#forbidden.add(String(value))
        return value
      },
      key: (name) => {
        if (!isCommonName(name)) this.collectName({ key: '', schemas: [] }, name)
        return name
      },
    })
  }

  collectName(field: Field, value: string): void {
    if (value === '' || isVocabulary(field, value) || isAllowListed(field, value)) return
    const kind = kindOf(field.key, value)
    const known = this.#kinds.get(value)
    if (known === undefined || known === 'text') this.#kinds.set(value, kind)
    if (!identifyingKinds.has(kind)) return
    for (const word of wordsOf(value)) if (!publicWords.has(word)) this.#forbidden.add(word)
  }

  rewrite(body: Body): unknown {
    return mapBody(body, {
      text: (field, value) => this.text(field, value),
      number: (field, value) => {
        if (isIdentifying(field.key, value)) return this.#number(value)
        return isDeclared(field, value) ? value : 0
      },
      key: (name) => (isCommonName(name) ? name : this.text({ key: '', schemas: [] }, name)),
    })
  }

  text(field: Field, value: string): string {
    if (value === '') return value
    if (isVocabulary(field, value) || (isAllowListed(field, value) && !this.#containsName(value))) {
      this.#allowListed.add(value)
      return value
    }
    const pseudonym =
      this.#pseudonyms.get(value) ?? this.#pseudonym(this.#kinds.get(value) ?? kindOf(field.key, value))
    this.#pseudonyms.set(value, pseudonym)
    return pseudonym
  }

  /**
   * Originals and words of names that remain in a response. If there are any, the recording must not be
   * written.
   */
  findRemaining(value: unknown): string[] {
    const remaining = new Set<string>()
    const check = (text: string) => {
      if (this.#pseudonyms.has(text) && !this.#allowListed.has(text)) remaining.add(text)
      for (const word of wordsOf(text)) if (this.#forbidden.has(word)) remaining.add(word)
    }
    const visitValue = (item: unknown): void => {
      if (typeof item === 'string') check(item)
      else if (Array.isArray(item)) for (const each of item) visitValue(each)
      else if (isRecord(item)) for (const each of Object.values(item)) visitValue(each)
      else if (typeof item === 'number' && this.#numbers.has(item)) remaining.add(String(item))
    }
    visitValue(value)
    return [...remaining]
  }

  /** True for an allow-listed text that contains a name, such as a version with a host name. */
  #containsName(value: string): boolean {
    return (
      identifyingKinds.has(this.#kinds.get(value) ?? 'text') ||
      wordsOf(value).some((word) => this.#forbidden.has(word))
    )
  }

  #pseudonym(kind: Kind): string {
    for (;;) {
      const count = (this.#counts.get(kind) ?? 0) + 1
      this.#counts.set(kind, count)
      const pseudonym = formats[kind](count)
      const isTaken =
        this.#kinds.has(pseudonym) || wordsOf(pseudonym).some((word) => this.#forbidden.has(word))
      if (!isTaken) return pseudonym
    }
  }

  #number(value: number): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    let replacement = 1_000_000 + this.#numbers.size
    while (this.#forbidden.has(String(replacement))) replacement += 1_000_000
    this.#numbers.set(value, replacement)
    return replacement
  }
}

function mapBody({ service, schemas, value }: Body, visitor: Visitor): unknown {
  return visit({ key: '', schemas }, value)

  function visit(field: Field, item: unknown): unknown {
    if (typeof item === 'string') return visitor.text(field, item)
    if (typeof item === 'number') return visitor.number(field, item)
    if (typeof item === 'boolean') return item && isDeclared(field, item)
    if (Array.isArray(item)) {
      const itemField = { key: field.key, schemas: service ? itemSchemas(service, field.schemas) : [] }
      return item.map((each) => visit(itemField, each))
    }
    if (!isRecord(item)) return item
    return Object.fromEntries(Object.entries(item).map(([name, each]) => member(field, name, each)))
  }

  function member(field: Field, name: string, item: unknown): [string, unknown] {
    const own = service && propertySchemas(service, field.schemas, name)
    if (own) return [name, visit({ key: name, schemas: own }, item)]
    const schemas = service ? valueSchemas(service, field.schemas) : []
    return [visitor.key(name), visit({ key: name, schemas }, item)]
  }
}

const padNumber = (count: number) => String(count).padStart(4, '0')

const formats: Readonly<Record<Kind, (count: number) => string>> = {
  host: (count) => `phost${padNumber(count)}`,
  user: (count) => `puser${padNumber(count)}`,
  database: (count) => `PDB${padNumber(count)}`,
  cluster: (count) => `pcluster${padNumber(count)}`,
  location: (count) => `Place${padNumber(count)}`,
  address: (count) => `https://paddress${padNumber(count)}.example.invalid`,
  mail: (count) => `pmail${padNumber(count)}@example.invalid`,
  id: (count) => `5eed${count.toString(16).padStart(20, '0')}`,
  text: (count) => `Text${padNumber(count)}`,
}
