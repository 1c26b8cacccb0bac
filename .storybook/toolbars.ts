import { toTimestamp, NOW } from '@inventory-console/api-mocks/clock'
import type { MockOptions } from '@inventory-console/api-mocks/control/options'
import { faultKinds, parseFault } from '@inventory-console/api-mocks/faults'
import { personaNames, personas } from '@inventory-console/api-mocks/personas'
import type { GlobalTypes } from 'storybook/internal/types'

type Globals = Readonly<Record<string, unknown>>

/** Value of a toolbar that is not set. */
const UNSET = 'own'

/**
 * Storybook's globals accept only letters, digits, blanks, `-` and `_`, so `delay.3000` is written
 * `delay-3000`.
 */
const toUrlValue = (fault: string) => fault.replace('.', '-')

const faults = faultKinds.map(({ kind, title, value = '' }) => ({
  value: toUrlValue(kind === 'status' ? value : value === '' ? kind : `${kind}.${value}`),
  title: kind === 'status' || kind === 'delay' ? `${title} ${value}` : title,
}))

/**
 * Toolbar options of the mock API, with the names of `?mock=`. The URL also accepts values that the toolbar
 * does not list: `&globals=persona:operator;seed:42;now:2026-12-31;fault:503`.
 */
export const toolbars = {
  persona: toolbar(
    'User of the mock API',
    'user',
    personaNames.map((value) => ({ value, title: personas[value].title })),
  ),
  hosts: toolbar('Number of hosts of the mock API', 'database', [
    { value: UNSET, title: 'Hosts of the persona, or 100' },
    ...['0', '1', '100', '1000', '10000'].map((value) => ({ value, title: `${value} hosts` })),
  ]),
  seed: toolbar('Seed of the mock data', 'beaker', [
    { value: UNSET, title: 'Seed 1' },
    ...['2', '3', '5', '8'].map((value) => ({ value, title: `Seed ${value}` })),
  ]),
  now: toolbar('Clock of the story and the mock API', 'time', [
    { value: UNSET, title: '16 March 2026, 09:30' },
    { value: '2026-03-18', title: 'Two days later' },
    { value: '2026-12-31', title: 'Last day of the year' },
    { value: '2028-02-29', title: 'Leap day' },
  ]),
  fault: toolbar('Fault of every request to the mock API', 'lightningoff', [
    { value: 'none', title: 'No fault' },
    ...faults,
  ]),
} satisfies GlobalTypes

export const initialToolbars = { persona: 'admin', hosts: UNSET, seed: UNSET, now: UNSET, fault: 'none' }

/** Mock options for the toolbar values. Invalid values fall back to the defaults. */
export function mocksOf(globals: Globals): MockOptions & { hosts: number; now: number } {
  const persona = personaNames.find((name) => name === globals['persona']) ?? 'admin'
  const fault = parseFault(`*=${String(globals['fault']).replace('-', '.')}`)
  return {
    persona,
    hosts: parseWholeNumber(globals['hosts']) ?? personas[persona].hosts ?? 100,
    seed: parseWholeNumber(globals['seed']),
    now: momentOf(globals),
    // Hosts report at the fixed NOW, so a later clock makes them older.
    start: NOW,
    faults: fault ? [fault] : [],
  }
}

export function momentOf(globals: Globals): number {
  const { now } = globals
  const isDay = typeof now === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(now) && !Number.isNaN(Date.parse(now))
  return toTimestamp(isDay ? `${now}T09:30:00Z` : NOW)
}

/** Storybook passes numbers from the URL as numbers and those from the toolbar as text. */
function parseWholeNumber(value: unknown): number | undefined {
  const text = String(value)
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** An icon only, so that the toolbar fits into 1280 pixels. */
function toolbar<Icon extends string>(
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) {
  return { description, toolbar: { icon, items } }
}
