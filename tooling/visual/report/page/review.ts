import type { Decision, ReportData } from '../data.ts'
import type { Reviewed } from './export.ts'

/** Decisions of this run, kept in the browser until they are exported. */
export class Review {
  readonly #storageKey: string
  readonly #byKey: Map<string, Reviewed>
  readonly #history: { key: string; before: Reviewed }[] = []

  constructor({ run }: ReportData) {
    this.#storageKey = `visual-report ${run}`
    this.#byKey = new Map(Object.entries(read(this.#storageKey)))
  }

  of(key: string): Reviewed {
    return this.#byKey.get(key) ?? { decision: null, note: '' }
  }

  decide(key: string, decision: Decision) {
    this.#history.push({ key, before: this.of(key) })
    this.#set(key, { ...this.of(key), decision })
  }

  setNote(key: string, note: string) {
    this.#set(key, { ...this.of(key), note })
  }

  /** Reverts the last decision and returns its cluster. */
  undo(): string | null {
    const last = this.#history.pop()
    if (!last) return null
    this.#set(last.key, { ...this.of(last.key), decision: last.before.decision })
    return last.key
  }

  #set(key: string, reviewed: Reviewed) {
    this.#byKey.set(key, reviewed)
    try {
      localStorage.setItem(this.#storageKey, JSON.stringify(Object.fromEntries(this.#byKey)))
    } catch {
      // Without storage, decisions last as long as the page.
    }
  }
}

function read(storageKey: string): Record<string, Reviewed> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
