import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { faultChances, type Hit } from '../faults/chances.ts'
import { faultText } from '../faults/fault.ts'
import { adjusted, refusalOf, spoiled, spoils } from '../faults/spoil.ts'
import { DAY, instant } from '../lib/clock.ts'
import { dated, mounts } from '../lib/http/http.ts'
import { assertOptions, mockLink } from '../lib/mockLink.ts'
import { DEFAULT_SEED } from '../lib/random.ts'
import { readmit, tokenOf } from '../personas/admission.ts'
import { personas, type Persona } from '../personas/personas.ts'
import type { World } from '../world/world.ts'
import { controlledClock } from './clock.ts'
import { ExchangeLog, type Exchange } from './exchanges.ts'
import { apply, changeOf, isLogin, isUndoable, mayChange, titleOf, type Change } from './journal.ts'
import { withoutAlertModes } from './olderServer.ts'
import type { MockOptions } from './options.ts'
import { readSaved, savedText, type SavedText } from './savedChanges.ts'
import { newStage, repeat, stageKey, type Stage, type StageOptions } from './stage.ts'

/**
 * A running mock session. Its options can change without a restart. `source` is the real time, used unless
 * `now` stops the clock.
 */
export class Control {
  readonly #clock: ReturnType<typeof controlledClock>
  readonly #more: StageOptions
  readonly #listeners = new Set<() => void>()
  readonly #chances = faultChances()
  readonly #log: ExchangeLog
  #options: MockOptions = {}
  /** Day on which the inventory starts, in milliseconds since 1970. */
  #start = 0
  #key: string
  #stage: Stage
  #journal: readonly Change[] = []
  /** Queue that serializes writes, undo and restore. */
  #turns: Promise<unknown> = Promise.resolve()
  /** Rejects all tokens until the next login. */
  #sessionOver = false

  constructor(options: MockOptions, source: () => number, more: StageOptions = {}) {
    assertOptions(options)
    this.#clock = controlledClock(source)
    this.#log = new ExchangeLog(source)
    this.#more = more
    this.#options = options
    this.#clock.follow(options.now, options.ahead)
    this.#start = this.#startOf(options)
    this.#key = stageKey(options)
    this.#stage = this.#newStage()
    this.#admit()
  }

  get world(): World {
    return this.#stage.world
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
  get exchanges(): readonly Exchange[] {
    return this.#log.shown
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
    return this.#inTurn(async () => {
      const saved = readSaved(text)
      if (saved?.key !== this.#key) return
      this.#start = saved.start
      const made = this.#newStage()
      await repeat(saved.changes, made)
      this.#stage = made
      this.#journal = saved.changes
      if (saved.changes.some((change) => !isUndoable(change))) this.#sessionOver = false
      this.#tell()
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
    if ('faults' in options) this.#chances.startAgain()
    if ('now' in options || 'ahead' in options) this.#clock.follow(changed.now, changed.ahead)
    const key = stageKey(changed)
    if (key !== this.#key || 'start' in options) {
      this.#key = key
      this.#start = this.#startOf(changed)
      this.reset()
    } else if ('persona' in options) {
      this.#admit()
    }
    this.#tell()
  }

  /** Applies the saved configuration. */
  restart(): void {
    const change: Change = { kind: 'restart', at: this.world.clock.now() }
    void apply(change, this.#stage)
    this.#journal = [...this.#journal, change]
    this.#tell()
  }

  /** Discards all changes. */
  reset(): void {
    this.#journal = []
    this.#stage = this.#newStage()
    this.#admit()
    this.#tell()
  }

  /**
   * Reverts the last change by rebuilding the world and replaying all other writes. Resolves to the title
   * of the change.
   */
  undo(): Promise<string | undefined> {
    return this.#inTurn(async () => {
      const last = this.#journal.findLast(isUndoable)
      if (!last) return undefined
      const { world } = this.#stage
      const journal = this.#journal.filter((change) => change !== last)
      const made = this.#newStage()
      await repeat(journal, made)
      // The inventory may have changed during the replay.
      if (this.world !== world) return undefined
      this.#stage = made
      this.#journal = journal
      this.#tell()
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
    const hits = this.#chances.hits(faults, seed, request)
    const end = this.#log.begin(
      request,
      hits.map(({ fault }) => faultText(fault)),
    )
    this.#tell()
    const response = dated(await this.#faulty(request, hits), this.world.clock)
    end(response)
    this.#tell()
    return response
  }

  async #faulty(request: Request, hits: readonly Hit[]): Promise<Response | undefined> {
    const { latency = 0 } = this.#options
    const waits = hits.map(({ fault }) => (fault.kind === 'delay' ? fault.milliseconds : 0))
    const wait = waits.reduce((sum, milliseconds) => sum + milliseconds, latency)
    if (wait > 0) await delay(wait)
    const hit = hits.find(({ fault }) => fault.kind !== 'delay')
    if (hit?.fault.kind === 'hang') return new Promise<never>(() => {})
    if (hit?.fault.kind === 'drop') return HttpResponse.error()
    if (hit?.fault.kind === 'status') return refusalOf(hit.fault.status)
    const response = await this.#good(request)
    if (!response) return undefined
    const { nullLists = 'server' } = this.#options
    const told = nullLists === 'server' ? response : await adjusted(request, response, nullLists)
    return hit && spoils(hit.fault) ? spoiled(told, hit.fault, hit.fake) : told
  }

  async #good(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    if (this.#sessionOver && request.headers.has('Authorization') && !isLogin(pathname)) return refusalOf(401)
    return mayChange(request)
      ? this.#inTurn(() => this.#written(request, pathname))
      : this.#stage.ask(withoutAlertModes(request, this.#options.alertModes))
  }

  async #written(request: Request, pathname: string): Promise<Response | undefined> {
    const { world, ask } = this.#stage
    const change = await changeOf(request, world.clock.now())
    const response = await ask(request)
    if (!response?.ok || this.world !== world) return response
    if (isLogin(pathname)) this.#sessionOver = false
    this.#journal = [...this.#journal, change]
    return response
  }

  #savedText(): SavedText {
    return savedText({ key: this.#key, start: this.#start, changes: this.#journal })
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.then(run)
    this.#turns = turn.catch(() => undefined)
    return turn
  }

  #startOf({ start }: MockOptions): number {
    return start === undefined ? this.#clock.clock.now() : instant(start)
  }

  #linkOf(options: MockOptions): string {
    const { start: _, ...rest } = options
    const moved = Math.floor(this.world.clock.now() / DAY) !== Math.floor(this.#start / DAY)
    return mockLink({ ...rest, ...(moved ? { start: this.#start } : {}) })
  }

  #newStage(): Stage {
    return newStage(this.#options, this.#clock.clock, this.#start, this.#more)
  }

  #admit(): void {
    readmit(this.world, this.persona, this.#more.sso)
    this.#sessionOver = this.persona.session === 'expired'
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** One handler whose mocks are created on the first request. */
export function handlerOf(control: () => Control): HttpHandler {
  const ours = ({ request }: { request: Request }) => isOurs(new URL(request.url).pathname)
  return http.all(ours, ({ request }) => control().answer(request))
}

function isOurs(pathname: string): boolean {
  if (/\/(config|config_sso)\.json$|\/sso\/token$/.test(pathname)) return true
  return Object.values(mounts).some((base) => pathname.startsWith(`${base}/`))
}
