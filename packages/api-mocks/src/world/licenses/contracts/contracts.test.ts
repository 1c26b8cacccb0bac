import { expect, test } from 'vitest'
import { DAY } from '../../../lib/time.ts'
import { mySqlContract, noContracts, oracleContract } from '../../../testing/estate/smallEstate.ts'
import { createWorld } from '../../createWorld.ts'
import { contractsAt, contractsNow, replaceContracts } from './contracts.ts'

test('the first contracts are made once and apply to all times', () => {
  const world = createWorld({ hosts: 60 })
  const first = contractsNow(world)
  expect(first.oracle.length).toBeGreaterThan(0)
  expect(contractsNow(world)).toBe(first)
  expect(contractsAt(world, Number.NEGATIVE_INFINITY)).toBe(first)
  expect(contractsAt(world, 0)).toBe(first)
  expect(contractsNow(createWorld({ hosts: 0 }))).toEqual(noContracts)
})

test('a change applies from its time on and only to its vendor', () => {
  const world = createWorld({ hosts: 60 })
  const first = contractsNow(world)
  const oracle = [oracleContract('a')]
  const now = world.clock.now()
  replaceContracts(world, { oracle })
  expect(contractsAt(world, now - 1)).toBe(first)
  expect(contractsAt(world, now)).toEqual({ ...first, oracle })
  world.clock.move(DAY)
  replaceContracts(world, { mysql: [mySqlContract('b', 1)], oracle: [] })
  expect(contractsAt(world, now + DAY - 1).oracle).toEqual(oracle)
  expect(contractsNow(world)).toEqual({ ...first, oracle: [], mysql: [mySqlContract('b', 1)] })
})

test('contracts of the future are returned as current', () => {
  const world = createWorld({ hosts: 0 })
  replaceContracts(world, { oracle: [oracleContract('a')] })
  world.clock.move(-DAY)
  expect(contractsNow(world).oracle).toHaveLength(1)
  expect(contractsAt(world, world.clock.now())).toEqual(noContracts)
})
