/** A logged request and its outcome. */
export interface LoggedRequest {
  id: number
  method: string
  /** Path and query string. */
  path: string
  /** `failed`: network error, no response. */
  outcome: number | 'pending' | 'failed'
  /** Time until the response started. */
  milliseconds?: number
  faults: readonly string[]
}

const maxEntries = 200

/** Log of the last 200 requests, newest first. */
export class RequestLog {
  readonly #source: () => number
  #requestCount = 0
  #entries: readonly LoggedRequest[] = []

  constructor(source: () => number) {
    this.#source = source
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries
  }

  /** Logs a request and returns a callback to be called with its response. */
  log({ method, url }: Request, faults: readonly string[]): (response: Response | undefined) => void {
    const { pathname, search } = new URL(url)
    const startTime = this.#source()
    this.#requestCount += 1
    const entry: LoggedRequest = {
      id: this.#requestCount,
      method,
      path: pathname + search,
      outcome: 'pending',
      faults,
    }
    this.#entries = [entry, ...this.#entries].slice(0, maxEntries)
    return (response) => {
      const done: LoggedRequest = {
        ...entry,
        outcome: !response || response.type === 'error' ? 'failed' : response.status,
        milliseconds: this.#source() - startTime,
      }
      this.#entries = this.#entries.map((entries) => (entries.id === done.id ? done : entries))
    }
  }
}
