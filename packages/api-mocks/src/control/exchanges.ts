/** A logged request and its outcome. */
export interface Exchange {
  id: number
  method: string
  /** Path and query string. */
  path: string
  /** `lost`: network error, no response. */
  outcome: number | 'waiting' | 'lost'
  /** Time until the response started. */
  milliseconds?: number
  faults: readonly string[]
}

const KEPT = 200

/** Log of the last 200 requests, newest first. */
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

  /** Logs a request and returns a callback to be called with its response. */
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
