import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { withListMode, errorResponse, damageResponse, isBodyFault } from '../faults/bodyFaults.ts'
import { faultText } from '../faults/fault.ts'
import { createFaultSampler, type SampledFault } from '../faults/faultSampler.ts'
import { DAY, toTimestamp } from '../lib/clock.ts'
import { withDateHeader, mounts } from '../lib/http/http.ts'
import { assertOptions, mockLink } from '../lib/mockLink.ts'
import { DEFAULT_SEED } from '../lib/random.ts'
import { applyPersona, tokenOf } from '../personas/applyPersona.ts'
import { personas, type Persona } from '../personas/personas.ts'
import type { World } from '../world/world.ts'
import { controlledClock } from './clock.ts'
import {
  createEnvironment,
  replayChanges,
  environmentKey,
  type Environment,
  type EnvironmentOptions,
} from './environment.ts'
import { applyChange, changeOf, isLogin, isUndoable, isWrite, titleOf, type Change } from './journal.ts'
import { withoutAlertModes } from './olderServer.ts'
import type { MockOptions } from './options.ts'
import { RequestLog, type LoggedRequest } from './requestLog.ts'
import { parseSavedChanges, serializeChanges, type SerializedChanges } from './savedChanges.ts'

/**
 * A running mock session. Its options can change without a restart. `source` is the real time, used unless
 * `now` stops the clock.
 */
export class Control {
  readonly #clock: ReturnType<typeof controlledClock>
  readonly #environmentOptions: EnvironmentOptions
  readonly #listeners = new Set<() => void>()
  readonly #faultSampler = createFaultSampler()
  readonly #requestLog: RequestLog
  #options: MockOptions = {}
  /** Day on which the inventory starts, in milliseconds since 1970. */
  #start = 0
  #key: string
  #environment: Environment
  #journal: readonly Change[] = []
  /** Queue that serializes writes, undo and restore. */
  #queue: Promise<unknown> = Promise.resolve()
  /** Rejects all tokens until the next login. */
  #sessionOver = false

  constructor(options: MockOptions, source: () => number, more: EnvironmentOptions = {}) {
    assertOptions(options)
    this.#clock = controlledClock(source)
    this.#requestLog = new RequestLog(source)
    this.#environmentOptions = more
    this.#options = options
    this.#clock.configure(options.now, options.ahead)
    this.#start = this.#startOf(options)
    this.#key = environmentKey(options)
    this.#environment = this.#createEnvironment()
    this.#signIn()
  }

  get world(): World {
    return this.#environment.world
  }

  get options(): MockOptions {
    return this.#options
  }

  get persona(): Persona {
    return personas[this.#options.persona ?? 'admin']
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
    return this.#journal.filter(isUndoable).map(titleOf).toReversed()
  }

  /** A new array after each change, so that it can be compared by identity. */
  get journal(): readonly unknown[] {
    return this.#journal
  }

  /** The changes as text for `restore`, without those beyond the limit. */
  get saved(): string | undefined {
    return this.#savedText().text
  }

  /** Number of changes that a reload loses. */
  get unsaved(): number {
    return this.#journal.length - this.#savedText().count
  }

  /** Replays the changes of an earlier page load. Ignores changes of another inventory. */
  restore(text: string): Promise<void> {
    return this.#enqueue(async () => {
      const saved = parseSavedChanges(text)
      if (saved?.key !== this.#key) return
      this.#start = saved.start
      const environment = this.#createEnvironment()
      await replayChanges(saved.changes, environment)
      this.#environment = environment
      this.#journal = saved.changes
      if (saved.changes.some((change) => !isUndoable(change))) this.#sessionOver = false
      this.#notify()
    })
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
   * Throws `RangeError`.
   */
  change(options: MockOptions): void {
    const changed = { ...this.#options, ...options }
    assertOptions(changed)
    this.#options = changed
    if ('faults' in options) this.#faultSampler.reset()
    if ('now' in options || 'ahead' in options) this.#clock.configure(changed.now, changed.ahead)
    const key = environmentKey(changed)
    if (key !== this.#key || 'start' in options) {
      this.#key = key
      this.#start = this.#startOf(changed)
      this.reset()
    } else if ('persona' in options) {
      this.#signIn()
    }
    this.#notify()
  }

  /** Applies the saved configuration. */
  restart(): void {
    const change: Change = { kind: 'restart', at: this.world.clock.now() }
    void applyChange(change, this.#environment)
    this.#journal = [...this.#journal, change]
    this.#notify()
  }

  /** Discards all changes. */
  reset(): void {
    this.#journal = []
    this.#environment = this.#createEnvironment()
    this.#signIn()
    this.#notify()
  }

  /**
   * Reverts the last change by rebuilding the world and replaying all other writes. Resolves to the title
   * of the change.
   */
  undo(): Promise<string | undefined> {
    return this.#enqueue(async () => {
      const last = this.#journal.findLast(isUndoable)
      if (!last) return undefined
      const { world } = this.#environment
      const journal = this.#journal.filter((change) => change !== last)
      const environment = this.#createEnvironment()
      await replayChanges(journal, environment)
      // The inventory may have changed during the replay.
      if (this.world !== world) return undefined
      this.#environment = environment
      this.#journal = journal
      this.#notify()
      return titleOf(last)
    })
  }

  /** One handler for all mounts, for a worker or an interceptor. */
  handler(): HttpHandler {
    return handlerOf(() => this)
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
    const response = withDateHeader(await this.#handleWithFaults(request, hits), this.world.clock)
    end(response)
    this.#notify()
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
    const response = await this.#handleWithoutFaults(request)
    if (!response) return undefined
    const { nullLists = 'server' } = this.#options
    const withNullLists = nullLists === 'server' ? response : await withListMode(request, response, nullLists)
    return hit && isBodyFault(hit.fault) ? damageResponse(withNullLists, hit.fault, hit.fake) : withNullLists
  }

  async #handleWithoutFaults(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    if (this.#sessionOver && request.headers.has('Authorization') && !isLogin(pathname))
      return errorResponse(401)
    return isWrite(request)
      ? this.#enqueue(() => this.#handleWrite(request, pathname))
      : this.#environment.handleRequest(withoutAlertModes(request, this.#options.alertModes))
  }

  async #handleWrite(request: Request, pathname: string): Promise<Response | undefined> {
    const { world, handleRequest } = this.#environment
    const change = await changeOf(request, world.clock.now())
    const response = await handleRequest(request)
    if (!response?.ok || this.world !== world) return response
    if (isLogin(pathname)) this.#sessionOver = false
    this.#journal = [...this.#journal, change]
    return response
  }

  #savedText(): SerializedChanges {
    return serializeChanges({ key: this.#key, start: this.#start, changes: this.#journal })
  }

  #enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(run)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #startOf({ start }: MockOptions): number {
    return start === undefined ? this.#clock.clock.now() : toTimestamp(start)
  }

  #linkOf(options: MockOptions): string {
    const { start: _, ...rest } = options
    const moved = Math.floor(this.world.clock.now() / DAY) !== Math.floor(this.#start / DAY)
    return mockLink({ ...rest, ...(moved ? { start: this.#start } : {}) })
  }

  #createEnvironment(): Environment {
    return createEnvironment(this.#options, this.#clock.clock, this.#start, this.#environmentOptions)
  }

  #signIn(): void {
    applyPersona(this.world, this.persona, this.#environmentOptions.sso)
    this.#sessionOver = this.persona.session === 'expired'
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** One handler whose mocks are created on the first request. */
export function handlerOf(control: () => Control): HttpHandler {
  const ours = ({ request }: { request: Request }) => isMockedPath(new URL(request.url).pathname)
  return http.all(ours, ({ request }) => control().answer(request))
}

function isMockedPath(pathname: string): boolean {
  if (/\/(config|config_sso)\.json$|\/sso\/token$/.test(pathname)) return true
  return Object.values(mounts).some((base) => pathname.startsWith(`${base}/`))
}
