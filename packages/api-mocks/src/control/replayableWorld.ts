import { errorResponse } from '../faults/bodyFaults.ts'
import type { FaultTarget } from '../faults/fault.ts'
import { mounts } from '../lib/http/http.ts'
import { isRecord, parsedJson } from '../lib/records.ts'
import { type Clock, toTimestamp } from '../lib/time.ts'
import { applyPersona } from '../personas/applyPersona.ts'
import { type Persona, personas } from '../personas/personas.ts'
import type { World } from '../world/world.ts'
import {
  createEnvironment,
  type Environment,
  environmentKey,
  type EnvironmentOptions,
  replayChanges,
} from './environment.ts'
import {
  applyChange,
  type Change,
  changeOf,
  isLogin,
  isUndoable,
  isWrite,
  partlyWritten,
  titleOf,
} from './journal.ts'
import type { MockOptions } from './options.ts'

/** A world that records its changes, so that they can be undone, and replayed after a reload. */
export class ReplayableWorld {
  readonly #clock: Clock
  readonly #environmentOptions: EnvironmentOptions
  readonly #onChange: () => void
  #options: MockOptions
  /** Day on which the inventory starts, in milliseconds since 1970. */
  #start: number
  #key: string
  #environment: Environment
  #journal: readonly Change[] = []
  /** Queue that serializes writes, undo and restore. */
  #queue: Promise<unknown> = Promise.resolve()
  /** Rejects all tokens until the next login. */
  #sessionOver = false

  constructor(options: MockOptions, clock: Clock, more: EnvironmentOptions, onChange: () => void) {
    this.#options = options
    this.#clock = clock
    this.#environmentOptions = more
    this.#onChange = onChange
    this.#start = this.#startOf(options)
    this.#key = environmentKey(options)
    this.#environment = this.#createEnvironment()
    this.#signIn()
  }

  get world(): World {
    return this.#environment.world
  }

  get persona(): Persona {
    return personas[this.#options.persona ?? 'admin']
  }

  get start(): number {
    return this.#start
  }

  /** Calls that have a handler. */
  get calls(): readonly FaultTarget[] {
    return this.#environment.calls
  }

  get changes(): readonly string[] {
    return this.#journal.filter(isUndoable).map(titleOf).toReversed()
  }

  get journal(): readonly unknown[] {
    return this.#journal
  }

  get saved(): string | undefined {
    return this.#savedText().text
  }

  get unsaved(): number {
    return this.#journal.length - this.#savedText().count
  }

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
      this.#onChange()
    })
  }

  /** Takes all options, of which those in `changed` may differ. Discards all changes if the inventory differs. */
  configure(options: MockOptions, changed: MockOptions): void {
    this.#options = options
    const key = environmentKey(options)
    if (key !== this.#key || 'start' in changed) {
      this.#key = key
      this.#start = this.#startOf(options)
      this.reset()
    } else if ('persona' in changed) {
      this.#signIn()
    }
  }

  restart(): void {
    const change: Change = { kind: 'restart', at: this.world.clock.now() }
    void applyChange(change, this.#environment)
    this.#journal = [...this.#journal, change]
    this.#onChange()
  }

  reset(): void {
    this.#journal = []
    this.#environment = this.#createEnvironment()
    this.#signIn()
    this.#onChange()
  }

  /** Rebuilds the world and replays all writes but the last. */
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
      this.#onChange()
      return titleOf(last)
    })
  }

  /** Resolves to `undefined` if no handler matches the request. */
  async handle(request: Request): Promise<Response | undefined> {
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
    const before = partlyWritten(world)
    const response = await handleRequest(request)
    if (this.world !== world) return response
    if (!response?.ok && isEqual(before, partlyWritten(world))) return response
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
    return start === undefined ? this.#clock.now() : toTimestamp(start)
  }

  #createEnvironment(): Environment {
    return createEnvironment(this.#options, this.#clock, this.#start, this.#environmentOptions)
  }

  #signIn(): void {
    applyPersona(this.world, this.persona, this.#environmentOptions.sso)
    this.#sessionOver = this.persona.session === 'expired'
  }
}

function isEqual(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((part, index) => part === after[index])
}

/** Rewrites the request as a server without aggregated alert modes would read it. */
function withoutAlertModes(request: Request, support: MockOptions['alertModes'] = 'known'): Request {
  const url = new URL(request.url)
  const isAggregated = url.searchParams.get('mode')?.startsWith('aggregated-') === true
  if (support === 'known' || !isAggregated || url.pathname.replace('/ldap/', '/') !== `${mounts.api}/alerts`)
    return request
  // An unknown mode makes the handler respond 422.
  if (support === 'refused') url.searchParams.set('mode', 'unknown')
  else url.searchParams.delete('mode')
  return new Request(url, request)
}

/** Changes to replay after a reload. `key` and `start` identify the world they belong to. */
interface SavedChanges {
  key: string
  start: number
  changes: readonly Change[]
}

/** Bounded because replaying delays the start of the page. */
const limits = { changes: 500, characters: 1_000_000 }

export interface SerializedChanges {
  /** Undefined if there are no changes. */
  text: string | undefined
  /** Number of changes in `text`. */
  count: number
}

/** Drops the newest changes when over the limits, because later ones may depend on earlier ones. */
function serializeChanges(saved: SavedChanges): SerializedChanges {
  let changes = saved.changes.slice(0, limits.changes)
  let text = JSON.stringify({ ...saved, changes })
  while (text.length > limits.characters) {
    changes = changes.slice(0, Math.floor(changes.length / 2))
    text = JSON.stringify({ ...saved, changes })
  }
  return { text: changes.length === 0 ? undefined : text, count: changes.length }
}

/** Returns undefined for text in another format. */
function parseSavedChanges(text: string): SavedChanges | undefined {
  const value = parsedJson(text)?.value
  if (!isRecord(value)) return undefined
  const { key, start, changes } = value
  if (typeof key !== 'string' || typeof start !== 'number' || !Array.isArray(changes)) return undefined
  return changes.every(isChange) ? { key, start, changes } : undefined
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value) || typeof value['at'] !== 'number') return false
  if (value['kind'] === 'restart') return true
  const { kind, method, url, headers, body } = value
  return (
    kind === 'request' &&
    typeof method === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url) &&
    Array.isArray(headers) &&
    (body === null || typeof body === 'string')
  )
}
