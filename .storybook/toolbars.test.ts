import { toTimestamp, NOW } from '@inventory-console/api-mocks/clock'
import { Control } from '@inventory-console/api-mocks/control'
import { buildArgsParam } from 'storybook/internal/router'
import { expect, it } from 'vitest'
import { initialToolbars, mocksOf, momentOf, toolbars } from './toolbars.ts'

const entries = Object.entries(toolbars).flatMap(([name, { toolbar }]) =>
  toolbar.items.map(({ value }) => [name, value] as const),
)

it('keeps every toolbar value in the story URL', () => {
  const lost = entries.filter(([name, value]) => buildArgsParam({}, { [name]: value }) !== `${name}:${value}`)
  expect(entries.length).toBeGreaterThan(10)
  expect(lost).toEqual([])
})

it.each(entries)('creates a mock world for %s = %s', (name, value) => {
  const options = mocksOf({
    ...initialToolbars,
    [name]: value,
    hosts: name === 'hosts' && value !== '10000' ? value : '5',
  })
  const { world } = new Control(options, () => toTimestamp(NOW))
  expect(world.clock.now()).toBe(options.now)
})

it('uses the default world when nothing is selected', () => {
  expect(mocksOf(initialToolbars)).toEqual({
    persona: 'admin',
    hosts: 100,
    seed: undefined,
    now: toTimestamp(NOW),
    start: NOW,
    faults: [],
  })
})

it('reads values from the URL that the toolbar does not offer', () => {
  const globals = { persona: 'operator', hosts: 37, seed: 42, now: '2027-01-01', fault: 'delay-250' }
  expect(mocksOf(globals)).toMatchObject({
    persona: 'operator',
    hosts: 37,
    seed: 42,
    now: toTimestamp('2027-01-01T09:30:00Z'),
    faults: [{ call: '*', kind: 'delay', milliseconds: 250 }],
  })
  expect(mocksOf({ ...globals, fault: '503' }).faults).toEqual([{ call: '*', kind: 'status', status: 503 }])
})

it('uses the number of hosts of the persona', () => {
  expect(mocksOf({ ...initialToolbars, persona: 'oneHost' }).hosts).toBe(1)
})

it('falls back to the defaults for invalid values', () => {
  const globals = { persona: 'nobody', hosts: 'many', seed: '-1', now: '2026-99-99', fault: 'flood' }
  expect(mocksOf(globals)).toEqual(mocksOf(initialToolbars))
  expect(momentOf(globals)).toBe(toTimestamp(NOW))
})

it('creates different hosts for another seed', () => {
  const hostsOf = (seed: string) => {
    const options = mocksOf({ ...initialToolbars, seed })
    const { world } = new Control(options, () => options.now)
    return world.hosts.rowsAt(options.now).map(({ hostname }) => hostname)
  }
  expect(hostsOf('2')).toHaveLength(100)
  expect(hostsOf('2')).not.toEqual(hostsOf('own'))
})
