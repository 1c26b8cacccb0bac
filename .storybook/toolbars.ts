import { instant, NOW } from '@inventory-console/api-mocks/clock'
import type { MockOptions } from '@inventory-console/api-mocks/control/options'
import { faultKinds, parseFault } from '@inventory-console/api-mocks/faults'
import { personaNames, personas } from '@inventory-console/api-mocks/personas'
import type { GlobalTypes } from 'storybook/internal/types'

type Globals = Readonly<Record<string, unknown>>

/** As it is without a choice. */
const OWN = 'own'

/** Storybook's address carries letters, digits, blanks, `-` and `_` alone: `delay.3000` goes as `delay-3000`. */
const addressed = (fault: string) => fault.replace('.', '-')

const faults = faultKinds.map(({ kind, title, value = '' }) => ({
  value: addressed(kind === 'status' ? value : value === '' ? kind : `${kind}.${value}`),
  title: kind === 'status' || kind === 'delay' ? `${title} ${value}` : title,
}))

/**
 * What the services of a story are like, by the words of `?mock=`. All of it stands in the address; there any other seed, number
 * of hosts, day or status can be written: `&globals=persona:operator;seed:42;now:2026-12-31;fault:503`.
 */
export const toolbars = {
  persona: toolbar(
    'Persona',
    'Who sits before the mock services',
    'user',
    personaNames.map((value) => ({ value, title: personas[value].title })),
  ),
  hosts: toolbar('Hosts', 'How many hosts the mock services know', 'database', [
    { value: OWN, title: 'Hosts of the persona, or 100' },
    ...['0', '1', '100', '1000', '10000'].map((value) => ({ value, title: `${value} hosts` })),
  ]),
  seed: toolbar('Seed', 'Which company the mock services know', 'beaker', [
    { value: OWN, title: 'Seed 1' },
    ...['2', '3', '5', '8'].map((value) => ({ value, title: `Seed ${value}` })),
  ]),
  now: toolbar('Clock', 'The day of the story and of the mock services', 'time', [
    { value: OWN, title: '16 March 2026, 09:30' },
    { value: '2026-03-18', title: 'Two days later' },
    { value: '2026-12-31', title: 'Last day of the year' },
    { value: '2028-02-29', title: 'Leap day' },
  ]),
  fault: toolbar('Fault', 'What goes wrong with every call of the mock services', 'lightningoff', [
    { value: 'none', title: 'No fault' },
    ...faults,
  ]),
} satisfies GlobalTypes

export const initialToolbars = { persona: 'admin', hosts: OWN, seed: OWN, now: OWN, fault: 'none' }

/** The mocks that the toolbar asks for. What makes no sense in an address is as if it were not there. */
export function mocksOf(globals: Globals): MockOptions & { hosts: number; now: number } {
  const persona = personaNames.find((name) => name === globals['persona']) ?? 'admin'
  const fault = parseFault(`*=${String(globals['fault']).replace('-', '.')}`)
  return {
    persona,
    hosts: whole(globals['hosts']) ?? personas[persona].hosts ?? 100,
    seed: whole(globals['seed']),
    now: momentOf(globals),
    // Time has gone by since the hosts have reported.
    start: NOW,
    faults: fault ? [fault] : [],
  }
}

export function momentOf(globals: Globals): number {
  const { now } = globals
  const isDay = typeof now === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(now) && !Number.isNaN(Date.parse(now))
  return instant(isDay ? `${now}T09:30:00Z` : NOW)
}

/** Numbers come from the address as such, from the toolbar as text. */
function whole(value: unknown): number | undefined {
  const text = String(value)
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function toolbar<Icon extends string>(
  title: string,
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) {
  return { description, toolbar: { title, icon, items, dynamicTitle: true } }
}
