import { createHash } from 'node:crypto'
import { readLines, writeLines } from './lines.ts'

/** The digest of an accepted picture, and that of the same pixels as the browser writes them in a hurry. */
type Pair = readonly [accepted: string, quick: string]

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/**
 * What the browser writes in a hurry takes it half of the time, and has other bytes than the accepted picture: a file beside
 * the pictures knows which. It only saves time. A picture that it does not know, or of which it knows another accepted one, is
 * compared with the accepted one itself.
 */
export class QuickDigests {
  readonly #file: string
  readonly #pairs: Map<string, Pair>
  #isNew = false

  constructor(file: string) {
    this.#file = file
    this.#pairs = new Map(readLines(file, isPair))
  }

  has(name: string, accepted: Buffer, quick: Buffer): boolean {
    const pair = this.#pairs.get(name)
    return pair !== undefined && pair[0] === digestOf(accepted) && pair[1] === digestOf(quick)
  }

  learn(name: string, accepted: Buffer, quick: Buffer): void {
    this.#pairs.set(name, [digestOf(accepted), digestOf(quick)])
    this.#isNew = true
  }

  /** `isThere`: the others are forgotten. */
  write(isThere: (name: string) => boolean): void {
    if (!this.#isNew) return
    writeLines(
      this.#file,
      [...this.#pairs].filter(([name]) => isThere(name)),
    )
    this.#isNew = false
  }
}

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((digest) => typeof digest === 'string')
