/** A request and what became of it. */
export interface Exchange {
  id: number
  method: string
  /** With its query. */
  path: string
  /** `lost`: no answer at all. */
  outcome: number | 'waiting' | 'lost'
  /** Until the answer began. */
  milliseconds?: number
  faults: readonly string[]
}

const KEPT = 200

/** The last requests, the newest first. */
export class ExchangeLog {
  readonly #source: () => number
  #asked = 0
  #shown: readonly Exchange[] = []

  constructor(source: () => number) {
    this.#source = source
  }

  get shown(): readonly Exchange[] {
    return this.#shown
  }

  /** What comes back is called with the answer. */
  begin({ method, url }: Request, faults: readonly string[]): (response: Response | undefined) => void {
    const { pathname, search } = new URL(url)
    const begun = this.#source()
    this.#asked += 1
    const exchange: Exchange = {
      id: this.#asked,
      method,
      path: pathname + search,
      outcome: 'waiting',
      faults,
    }
    this.#shown = [exchange, ...this.#shown].slice(0, KEPT)
    return (response) => {
      const done: Exchange = {
        ...exchange,
        outcome: !response || response.type === 'error' ? 'lost' : response.status,
        milliseconds: this.#source() - begun,
      }
      this.#shown = this.#shown.map((shown) => (shown.id === done.id ? done : shown))
    }
  }
}
