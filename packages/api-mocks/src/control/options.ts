import type { Fault } from '../faults/fault.ts'
import type { PersonaName } from '../personas/personas.ts'

export const nullListModes = ['server', 'null', 'empty'] as const

/** What the server does with the aggregated modes of `GET /alerts`. */
export const alertModeSupports = ['known', 'refused', 'ignored'] as const

/** The most that each whole number may be. */
export const limits = { hosts: 1_000_000, seed: 2 ** 31 - 1, latency: 600_000 } as const

/** How the mocks shall be: the same object in a test, in a link, in the panel and behind the options of the server. */
export interface MockOptions {
  persona?: PersonaName | undefined
  /** Another seed is another company. */
  seed?: number | undefined
  /** How many hosts; the persona's own number, or 1,000. */
  hosts?: number | undefined
  /** The clock stands still at this moment, `2026-03-16T09:30:00Z` or `2026-03-16`; by default it is real time. */
  now?: number | string | undefined
  /** Milliseconds that a clock in real time runs ahead. */
  ahead?: number | undefined
  /** The day the inventory was made, when it is not the day of the clock. */
  start?: number | string | undefined
  /** Milliseconds before each answer. */
  latency?: number | undefined
  /** Lists without members: as the real server sends them, per call; all null; or all `[]`. */
  nullLists?: (typeof nullListModes)[number] | undefined
  /** An older server has no aggregated modes: it answers 422, or ignores `mode` and sends plain alerts. */
  alertModes?: (typeof alertModeSupports)[number] | undefined
  faults?: readonly Fault[] | undefined
}
