import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { ApiPaths } from '../contract/index.ts'
import { withListMode, errorResponse, damageResponse, isBodyFault } from '../faults/bodyFaults.ts'
import { createFaultSampler, type Fault, faultText, neverHits, type SampledFault } from '../faults/fault.ts'
import { isServiceRequest, mounts, withDateHeader } from '../lib/http/http.ts'
import { assertOptions, mockLink } from '../lib/mockLink.ts'
import { DEFAULT_SEED } from '../lib/random.ts'
import { DAY } from '../lib/time.ts'
import { tokenOf } from '../personas/applyPersona.ts'
import type { Persona } from '../personas/personas.ts'
import type { World } from '../world/world.ts'
import { controlledClock } from './clock.ts'
import type { EnvironmentOptions } from './environment.ts'
import type { MockOptions } from './options.ts'
import { ReplayableWorld } from './replayableWorld.ts'
import { RequestLog, type LoggedRequest } from './requestLog.ts'

/**
 * A running mock session. Its options can change without a restart. `source` is the real time, used unless
 * `now` stops the clock.
 */
export class Control {
  readonly #clock: ReturnType<typeof controlledClock>
  readonly #listeners = new Set<() => void>()
  readonly #faultSampler = createFaultSampler()
  readonly #requestLog: RequestLog
  readonly #replayable: ReplayableWorld
  readonly #customHandlers: readonly HttpHandler[]
  #options: MockOptions = {}

  constructor(options: MockOptions, source: () => number, more: EnvironmentOptions = {}) {
    assertOptions(options)
    this.#customHandlers = more.handlers ?? []
    this.#clock = controlledClock(source)
    this.#requestLog = new RequestLog(source)
    this.#options = options
    this.#clock.configure(options.now, options.ahead)
    this.#replayable = new ReplayableWorld(options, this.#clock.clock, more, () => this.#notify())
    this.#assertFaults(options.faults)
  }

  get world(): World {
    return this.#replayable.world
  }

  get options(): MockOptions {
    return this.#options
  }

  get persona(): Persona {
    return this.#replayable.persona
  }

  /** A token for the current persona, for a page that starts signed in. */
  get token(): string {
    return tokenOf(this.world, this.persona)
  }

  /** Newest first. */
  get exchanges(): readonly LoggedRequest[] {
    return this.#requestLog.entries
  }

  /** Changes that `undo` can revert, newest first. */
  get changes(): readonly string[] {
    return this.#replayable.changes
  }

  /** A new array after each change, so that it can be compared by identity. */
  get journal(): readonly unknown[] {
    return this.#replayable.journal
  }

  /** The changes as text for `restore`, without those beyond the limit. */
  get saved(): string | undefined {
    return this.#replayable.saved
  }

  /** Number of changes that a reload loses. */
  get unsaved(): number {
    return this.#replayable.unsaved
  }

  /** Replays the changes of an earlier page load. Ignores changes of another inventory. */
  restore(text: string): Promise<void> {
    return this.#replayable.restore(text)
  }

  /**
   * Value of `?mock=` that reproduces these options with the clock stopped at the current time. Excludes
   * changes.
   */
  get link(): string {
    const { ahead: _, ...options } = this.#options
    return this.#linkOf({ ...options, now: this.world.clock.now() })
  }

  /** Like `link`, but a running clock keeps running. Used for a reload. */
  get settings(): string {
    return this.#linkOf(this.#options)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Merges options; `undefined` resets to the default. Discards all changes if the inventory changes.
   * Throws `RangeError`, also for a fault that no call can have.
   */
  change(options: MockOptions): void {
    const merged = { ...this.#options, ...options }
    assertOptions(merged)
    this.#assertFaults(options.faults)
    this.#options = merged
    if ('faults' in options) this.#faultSampler.reset()
    if ('now' in options || 'ahead' in options) this.#clock.configure(merged.now, merged.ahead)
    this.#replayable.configure(merged, options)
    this.#notify()
  }

  /** Undefined if the fault can hit a call, else the reason why it never hits. */
  problemOf(fault: Fault): string | undefined {
    return neverHits(fault, this.#replayable.calls)
  }

  /** Applies the saved configuration. */
  restart(): void {
    this.#replayable.restart()
  }

  /** Discards all changes. */
  reset(): void {
    this.#replayable.reset()
  }

  /** Reverts the last change and resolves to its title. */
  undo(): Promise<string | undefined> {
    return this.#replayable.undo()
  }

  /** One handler for all mounts, for a worker or an interceptor. */
  handler(): HttpHandler {
    return handlerOf(() => this)
  }

  /**
   * What a `GET` of the API sends the persona's user, for a test that looks for a row with some property. Bypasses faults,
   * latency and the request log.
   */
  async read<Path extends keyof ApiPaths>(
    path: Path,
    { params = {}, query = {} }: ReadOptions = {},
  ): Promise<JsonOf<Path>> {
    const mount = `${mounts.api}${this.persona.provider === 'ldap' ? '/ldap' : ''}`
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const url = new URL(`http://mocks${mount}${filled}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = { Authorization: `Bearer ${this.token}` }
    const response = await this.#replayable.handle(new Request(url, { headers }))
    if (!response?.ok) throw new Error(`GET ${url.pathname} responded with ${response?.status ?? 404}`)
    const body: JsonOf<Path> = await response.json()
    return body
  }

  /** True if one of the caller's handlers matches the request, also one to another server. */
  async hasCustomHandler(request: Request): Promise<boolean> {
    const resolutionContext = { baseUrl: new URL(request.url).origin }
    const matches = this.#customHandlers.map((handler) => handler.test({ request, resolutionContext }))
    return (await Promise.all(matches)).includes(true)
  }

  /** Resolves to `undefined` if no handler matches the request. */
  async answer(request: Request): Promise<Response | undefined> {
    const { faults = [], seed = DEFAULT_SEED } = this.#options
    const hits = this.#faultSampler.hits(faults, seed, request)
    const end = this.#requestLog.log(
      request,
      hits.map(({ fault }) => faultText(fault)),
    )
    this.#notify()
    let response: Response | undefined
    try {
      response = withDateHeader(await this.#handleWithFaults(request, hits), this.world.clock)
    } finally {
      // Also after an error of a custom handler.
      end(response)
      this.#notify()
    }
    return response
  }

  async #handleWithFaults(request: Request, hits: readonly SampledFault[]): Promise<Response | undefined> {
    const { latency = 0 } = this.#options
    const waits = hits.map(({ fault }) => (fault.kind === 'delay' ? fault.milliseconds : 0))
    const wait = waits.reduce((sum, milliseconds) => sum + milliseconds, latency)
    if (wait > 0) await delay(wait)
    const hit = hits.find(({ fault }) => fault.kind !== 'delay')
    if (hit?.fault.kind === 'hang') return new Promise<never>(() => {})
    if (hit?.fault.kind === 'drop') return HttpResponse.error()
    if (hit?.fault.kind === 'status') return errorResponse(hit.fault.status)
    const response = await this.#replayable.handle(request)
    if (!response) return undefined
    const { nullLists = 'server' } = this.#options
    const withNullLists = nullLists === 'server' ? response : await withListMode(request, response, nullLists)
    return hit && isBodyFault(hit.fault) ? damageResponse(withNullLists, hit.fault, hit.fake) : withNullLists
  }

  #linkOf(options: MockOptions): string {
    const { start: _, ...rest } = options
    const { start } = this.#replayable
    const moved = Math.floor(this.world.clock.now() / DAY) !== Math.floor(start / DAY)
    return mockLink({ ...rest, ...(moved ? { start } : {}) })
  }

  #assertFaults(faults: readonly Fault[] = []): void {
    const problems = faults.flatMap((fault) => {
      const problem = this.problemOf(fault)
      return problem === undefined ? [] : [`${faultText(fault)} (${problem})`]
    })
    if (problems.length > 0) throw new RangeError(`Invalid faults: ${problems.join(', ')}`)
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

interface ReadOptions {
  /** Values of the parameters in the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
}

/** Body of a successful `GET`. */
type JsonOf<Path extends keyof ApiPaths> = ApiPaths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

/** One handler whose mocks are created on the first request. */
export function handlerOf(control: () => Control): HttpHandler {
  const isMocked = async ({ request }: { request: Request }) =>
    isServiceRequest({ request }) ||
    /\/(config|config_sso)\.json$|\/sso\/token$/.test(new URL(request.url).pathname) ||
    (await control().hasCustomHandler(request))
  return http.all(isMocked, ({ request }) => control().answer(request))
}
