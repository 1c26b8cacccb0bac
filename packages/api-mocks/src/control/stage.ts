import type { HttpHandler } from 'msw'
import type { SsoConfig } from '../contract/index.ts'
import { createHandlers, type HandlerOptions } from '../handlers/index.ts'
import { asking } from '../lib/asking.ts'
import type { Clock } from '../lib/clock.ts'
import { readmit } from '../personas/admission.ts'
import { personas } from '../personas/personas.ts'
import { createWorld } from '../world/createWorld.ts'
import type { World } from '../world/world.ts'
import { heldClock, type HeldClock } from './clock.ts'
import { apply, type Change } from './journal.ts'
import type { MockOptions } from './options.ts'

export interface StageOptions extends HandlerOptions {
  /** Single sign-on file for personas that use it. */
  sso?: SsoConfig
  /** Handlers that take precedence over those of the mocks. */
  handlers?: readonly HttpHandler[]
}

/** A world with its handlers and clock. */
export interface Stage {
  world: World
  ask: (request: Request) => Promise<Response | undefined>
  clock: HeldClock
}

/** Options with the same key have the same inventory, whatever the persona may see of it. */
export function stageKey({ persona = 'admin', seed, hosts }: MockOptions): string {
  const { hosts: own, locale, hostile, fresh } = personas[persona]
  return [seed, hosts ?? own, locale, hostile, ...(fresh ? ['fresh'] : [])].join('|')
}

/** `start` is the day on which the inventory starts. */
export function newStage(options: MockOptions, live: Clock, start: number, more: StageOptions): Stage {
  const { persona = 'admin', seed, hosts } = options
  const { hosts: own, locale, hostile, fresh } = personas[persona]
  const count = hosts ?? own
  const clock = heldClock(live)
  clock.hold(start)
  const world = createWorld({
    clock,
    ...(seed === undefined ? {} : { seed }),
    ...(count === undefined ? {} : { hosts: count }),
    ...(locale === undefined ? {} : { locale }),
    ...(hostile === undefined ? {} : { hostile }),
    ...(fresh === undefined ? {} : { fresh }),
  })
  clock.hold(undefined)
  const { sso, handlers = [], unknownRoutes = 'answer', ...rest } = more
  readmit(world, personas[persona], sso)
  const ask = asking([...handlers, ...createHandlers(world, { unknownRoutes, ...rest })])
  return { world, ask, clock }
}

/** Replays the changes in order, each at its original time. */
export async function repeat(changes: readonly Change[], stage: Stage): Promise<void> {
  for (const change of changes) {
    stage.clock.hold(change.at)
    // oxlint-disable-next-line no-await-in-loop -- each change applies to the result of the one before
    await apply(change, stage)
  }
  stage.clock.hold(undefined)
}
