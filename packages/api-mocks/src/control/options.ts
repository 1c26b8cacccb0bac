import type { Fault } from '../faults/fault.ts'
import type { PersonaName } from '../personas/personas.ts'

export const nullListModes = ['server', 'null', 'empty'] as const

/** Support for the aggregated modes of `GET /alerts`. */
export const alertModeSupports = ['known', 'refused', 'ignored'] as const

/** Upper bounds of the integer options. */
export const limits = { hosts: 1_000_000, seed: 2 ** 31 - 1, latency: 600_000 } as const

/** Resets every option to its default. */
export const noOptions: MockOptions = {
  persona: undefined,
  seed: undefined,
  hosts: undefined,
  now: undefined,
  ahead: undefined,
  start: undefined,
  latency: undefined,
  nullLists: undefined,
  alertModes: undefined,
  faults: undefined,
}

/** Options of the mocks, shared by tests, `?mock=` links, the panel and the server's command line. */
export interface MockOptions {
  persona?: PersonaName | undefined
  /** Seed of all random data. */
  seed?: number | undefined
  /** Number of hosts. Default: that of the persona, else 1,000. */
  hosts?: number | undefined
  /** Fixes the clock at this time, such as `2026-03-16T09:30:00Z` or `2026-03-16`. Default: real time. */
  now?: number | string | undefined
  /** Offset in milliseconds of a clock in real time. */
  ahead?: number | undefined
  /** Day on which the inventory was created, if other than the current day. */
  start?: number | string | undefined
  /** Delay of each response in milliseconds. */
  latency?: number | undefined
  /** How empty lists are sent: per operation as the real server does, always null, or always `[]`. */
  nullLists?: (typeof nullListModes)[number] | undefined
  /**
   * Simulates a server without aggregated alert modes: it responds 422, or ignores `mode` and returns plain
   * alerts.
   */
  alertModes?: (typeof alertModeSupports)[number] | undefined
  faults?: readonly Fault[] | undefined
}
