import type { HttpHandler } from 'msw'
import type { SsoConfig } from '../contract/wire.ts'
import type { FaultTarget } from '../faults/fault.ts'
import { createHandlers, type HandlerOptions } from '../handlers/index.ts'
import { combineHandlers } from '../lib/combineHandlers.ts'
import { unknownRoutes as respondToUnknownRoutes } from '../lib/http/http.ts'
import type { Clock } from '../lib/time.ts'
import { applyPersona } from '../personas/applyPersona.ts'
import { personas } from '../personas/personas.ts'
import { createWorld } from '../world/createWorld.ts'
import type { AgentReport } from '../world/hosts/reportedHosts.ts'
import type { World } from '../world/world.ts'
import { overridableClock, type OverridableClock } from './clock.ts'
import { applyChange, type Change } from './journal.ts'
import type { MockOptions } from './options.ts'

export interface EnvironmentOptions extends HandlerOptions {
  /** Single sign-on file for personas that use it. */
  sso?: SsoConfig
  /** Handlers that take precedence over those of the mocks. */
  handlers?: readonly HttpHandler[]
  /** Agent reports whose hosts the world contains in place of generated ones. */
  reports?: readonly AgentReport[] | undefined
}

/** A world with its handlers and clock. */
export interface Environment {
  world: World
  handleRequest: (request: Request) => Promise<Response | undefined>
  clock: OverridableClock
  /** Calls that have a handler. */
  calls: readonly FaultTarget[]
}

/** Options with the same key create the same inventory. Permissions of the persona do not matter. */
export function environmentKey({ persona = 'admin', seed, hosts }: MockOptions): string {
  const { hosts: own, locale, hostile, hasUnassignedRoles } = personas[persona]
  return [seed, hosts ?? own, locale, hostile, ...(hasUnassignedRoles ? ['fresh'] : [])].join('|')
}

/** `start` is the day on which the inventory starts. */
export function createEnvironment(
  options: MockOptions,
  live: Clock,
  start: number,
  more: EnvironmentOptions,
): Environment {
  const { persona = 'admin', seed, hosts } = options
  const { hosts: own, locale, hostile, hasUnassignedRoles } = personas[persona]
  const clock = overridableClock(live)
  clock.override(start)
  const { sso, handlers = [], unknownRoutes = 'respond', reports, ...rest } = more
  const world = createWorld({
    clock,
    seed,
    hosts: hosts ?? own,
    locale,
    hostile,
    hasUnassignedRoles,
    reports,
  })
  clock.override(undefined)
  applyPersona(world, personas[persona], sso)
  const known = [...handlers, ...createHandlers(world, rest)]
  const fallback = unknownRoutes === 'respond' ? [respondToUnknownRoutes(known, world.clock)] : []
  return { world, handleRequest: combineHandlers([...known, ...fallback]), clock, calls: known.map(callOf) }
}

/** The call of a handler, without its origin. */
function callOf({ info: { method, path } }: HttpHandler): FaultTarget {
  return {
    method: typeof method === 'string' ? method : 'ALL',
    path: typeof path === 'string' ? path.replace(/^(\*|https?:\/\/[^/]+)/, '') : undefined,
  }
}

/** Replays the changes in order, each at its original time. */
export async function replayChanges(changes: readonly Change[], environment: Environment): Promise<void> {
  for (const change of changes) {
    environment.clock.override(change.at)
    // oxlint-disable-next-line no-await-in-loop -- each change applies to the result of the one before
    await applyChange(change, environment)
  }
  environment.clock.override(undefined)
}
