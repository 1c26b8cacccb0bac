import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { faultChances, type Hit } from '../faults/chances.ts'
import { faultText } from '../faults/fault.ts'
import { adjusted, refusalOf, spoiled, spoils } from '../faults/spoil.ts'
import { DAY, instant } from '../lib/clock.ts'
import { dated, mounts } from '../lib/http/http.ts'
import { assertOptions, mockLink } from '../lib/mockLink.ts'
import { DEFAULT_SEED } from '../lib/seeded.ts'
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
 * The mocks under way: they answer, and can be told to be otherwise without starting again. `source` is the time of a
 * clock that does not stand still.
 */
export class Control {
  readonly #clock: ReturnType<typeof controlledClock>
  readonly #more: StageOptions
  readonly #listeners = new Set<() => void>()
  readonly #chances = faultChances()
  readonly #log: ExchangeLog
  #options: MockOptions = {}
  /** The day of which the inventory is. */
  #start = 0
  #key: string
  #stage: Stage
  #journal: readonly Change[] = []
  /** Writes, and taking them back, go one after the other. */
  #turns: Promise<unknown> = Promise.resolve()
  /** Tokens of before are refused until somebody logs in. */
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

  /** Of the persona, as a login would give it now: for a page that shall start logged in. */
  get token(): string {
    return tokenOf(this.world, this.persona)
  }

  /** The newest first. */
  get exchanges(): readonly Exchange[] {
    return this.#log.shown
  }

  /** What can be taken back, the newest first. */
  get changes(): readonly string[] {
    return this.#journal.filter(isUndoable).map(titleOf).toReversed()
  }

  /** Another object after each change. */
  get journal(): readonly unknown[] {
    return this.#journal
  }

  /** The changes as text for `restore`. Not all of them when there are too many to repeat. */
  get saved(): string | undefined {
    return this.#savedText().text
  }

  /** How many changes a reload will lose. */
  get unsaved(): number {
    return this.#journal.length - this.#savedText().count
  }

  /** Repeats the changes of an earlier page; those of another inventory are left out. */
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

  /** The text of `?mock=` that makes mocks like these, standing still at this moment; what calls changed is not in it. */
  get link(): string {
    const { ahead: _, ...options } = this.#options
    return this.#linkOf({ ...options, now: this.world.clock.now() })
  }

  /** The same, but a clock that goes goes on: for a reload. */
  get settings(): string {
    return this.#linkOf(this.#options)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Only what is named changes; undefined is the default. Another inventory is a new one, without the changes made. */
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

  /** A configuration that was saved holds from now on. */
  restart(): void {
    const change: Change = { kind: 'restart', at: this.world.clock.now() }
    void apply(change, this.#stage)
    this.#journal = [...this.#journal, change]
    this.#tell()
  }

  /** The same inventory as at the start. */
  reset(): void {
    this.#journal = []
    this.#stage = this.#newStage()
    this.#admit()
    this.#tell()
  }

  /** Takes the last change back: the world is made again, and all writes but that one are repeated. */
  undo(): Promise<string | undefined> {
    return this.#inTurn(async () => {
      const last = this.#journal.findLast(isUndoable)
      if (!last) return undefined
      const { world } = this.#stage
      const journal = this.#journal.filter((change) => change !== last)
      const made = this.#newStage()
      await repeat(journal, made)
      // Meanwhile it may have been told to be another inventory.
      if (this.world !== world) return undefined
      this.#stage = made
      this.#journal = journal
      this.#tell()
      return titleOf(last)
    })
  }

  /** All services in one handler, for a worker or an interceptor. */
  handler(): HttpHandler {
    return handlerOf(() => this)
  }

  /** Undefined when no handler knows the request. */
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
    return hit && spoils(hit.fault) ? spoiled(told, hit.fault, hit.number) : told
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

/** The handler of mocks that are made when they are first asked. */
export function handlerOf(control: () => Control): HttpHandler {
  const ours = ({ request }: { request: Request }) => isOurs(new URL(request.url).pathname)
  return http.all(ours, ({ request }) => control().answer(request))
}

function isOurs(pathname: string): boolean {
  if (/\/(config|config_sso)\.json$|\/sso\/token$/.test(pathname)) return true
  return Object.values(mounts).some((base) => pathname.startsWith(`${base}/`))
}
