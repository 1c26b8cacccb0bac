import { isRecord } from '../lib/records.ts'
import {
  isContractKey,
  isContractWord,
  isVocabulary,
  kindOf,
  looksPublic,
  publicWords,
  wordsOf,
  type Kind,
} from './kinds.ts'

/** Kinds that name a thing or a person: no part of them may be left. */
const naming = new Set<Kind>(['host', 'user', 'database', 'cluster', 'place', 'address', 'mail', 'id'])

/** The numbers that name something. */
const numberKeys = new Set(['dbID', 'dbid', 'accountNumber', 'resourceID'])

/** Replaces names consistently: the same original is the same pseudonym wherever it stands. */
export class Pseudonyms {
  readonly #given = new Map<string, string>()
  readonly #numbers = new Map<number, number>()
  readonly #counts = new Map<Kind, number>()
  /** Words of names, which may not be left in any answer. */
  readonly #forbidden = new Set<string>()
  readonly #kinds = new Map<string, Kind>()
  /** Versions, models, licences: texts that stand somewhere under a key that says so. */
  readonly #products = new Set<string>()

  /** First over everything, so that a name is known for one before any text is looked at. */
  learn(value: unknown, key = ''): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, key)
    else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) {
        if (!isContractKey(name)) this.#learnText('', name)
        this.learn(item, isContractKey(name) ? name : key)
      }
    } else if (typeof value === 'string') this.#learnText(key, value)
    else if (typeof value === 'number' && numberKeys.has(key)) this.#forbidden.add(String(value))
  }

  #learnText(key: string, value: string): void {
    if (value === '' || isVocabulary(key, value)) return
    if (looksPublic(key, value)) {
      this.#products.add(value)
      return
    }
    const kind = kindOf(key, value)
    const known = this.#kinds.get(value)
    if (known === undefined || known === 'text') this.#kinds.set(value, kind)
    if (!naming.has(kind)) return
    for (const word of wordsOf(value)) if (!publicWords.has(word)) this.#forbidden.add(word)
  }

  rewritten(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.rewritten(item, key))
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) =>
          isContractKey(name)
            ? [name, this.rewritten(item, name)]
            : [this.text('', name), this.rewritten(item, key)],
        ),
      )
    }
    if (typeof value === 'string') return this.text(key, value)
    if (typeof value === 'number' && numberKeys.has(key)) return this.#number(value)
    return value
  }

  text(key: string, value: string): string {
    if (value === '' || isVocabulary(key, value)) return value
    const names = naming.has(this.#kinds.get(value) ?? 'text')
    if ((looksPublic(key, value) || this.#products.has(value)) && !names && !this.#betrays(value))
      return value
    const given = this.#given.get(value) ?? this.#pseudonym(this.#kinds.get(value) ?? kindOf(key, value))
    this.#given.set(value, given)
    return given
  }

  /** Originals, or words of names, that stand in these answers: none, or they must not be written. */
  remains(value: unknown): string[] {
    const left = new Set<string>()
    const look = (text: string) => {
      if (this.#given.has(text) && !isContractWord(text)) left.add(text)
      for (const word of wordsOf(text)) if (this.#forbidden.has(word)) left.add(word)
    }
    const walk = (item: unknown): void => {
      if (typeof item === 'string') look(item)
      else if (Array.isArray(item)) for (const each of item) walk(each)
      else if (isRecord(item)) {
        for (const [name, each] of Object.entries(item)) {
          if (!isContractKey(name)) look(name)
          walk(each)
        }
      } else if (typeof item === 'number' && this.#numbers.has(item)) left.add(String(item))
    }
    walk(value)
    return [...left]
  }

  /** A public text that holds a name after all, such as a version with the name of its machine. */
  #betrays(value: string): boolean {
    return wordsOf(value).some((word) => this.#forbidden.has(word))
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
