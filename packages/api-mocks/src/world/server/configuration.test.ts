import { expect, test } from 'vitest'
import { DAY } from '../../lib/time.ts'
import { ENTERPRISE_EDITION, noContracts, smallEstate } from '../../testing/estate/smallEstate.ts'
import { createWorld } from '../createWorld.ts'
import { replaceContracts } from '../licenses/contracts/contracts.ts'
import { licenseHistory } from '../licenses/licenseHistory.ts'
import { replaceConfiguration, restartServices, storedConfiguration } from './configuration.ts'
import { makeConfiguration } from './defaultConfiguration.ts'

test('a new configuration is returned immediately and takes effect after a restart', () => {
  const world = createWorld({ hosts: 0 })
  const before = world.configuration
  const changed = { ...makeConfiguration(), Version: 'changed' }
  expect(storedConfiguration(world)).toBe(before)
  replaceConfiguration(world, changed)
  expect([storedConfiguration(world), world.configuration]).toEqual([changed, before])
  restartServices(world)
  expect(world.configuration).toBe(changed)
  expect(storedConfiguration(world)).toBe(changed)
})

test('a restart without a new configuration changes nothing', () => {
  const world = createWorld({ hosts: 0 })
  const before = world.configuration
  restartServices(world)
  expect([world.configuration, storedConfiguration(world)]).toEqual([before, before])
})

test('a new rule of license counts does not change the license history of past days', () => {
  const { world, one, other } = smallEstate('Oracle/Database', { licenseTypeID: ENTERPRISE_EDITION })
  for (const host of [one, other]) world.hosts.setCores(host, 5)
  replaceContracts(world, noContracts)
  const changed = makeConfiguration()
  changed.APIService.RoundLicenses = true
  replaceConfiguration(world, changed)
  restartServices(world)
  const now = world.clock.now()
  const history = licenseHistory(world, now - 3 * DAY, now + DAY).find(
    ({ licenseTypeID }) => licenseTypeID === ENTERPRISE_EDITION,
  )
  expect(history?.history.map(({ date, consumed }) => [date, consumed])).toEqual([
    ['2026-03-14T00:00:00Z', 5],
    ['2026-03-15T00:00:00Z', 5],
    ['2026-03-16T00:00:00Z', 6],
  ])
})
