import { describe, expect, test } from 'vitest'
import { host, inCluster, inputs, licenseType, oracle, usage } from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'

describe('restricted contract without hosts', () => {
  // h1: 8, h2: 6, h3: 2. Consumed 16. The basket covers 10; the restricted contract has 8 and names no host.
  // Missing 6: h2 lacks 4 and h3 lacks 2. Attaching h2 takes 6 of 8; the basket has 10 for h1 and h3.
  const world = inputs({
    used: [usage('h1', 8), usage('h2', 6), usage('h3', 2)],
    hosts: [host('h1', 16), host('h2', 12), host('h3', 4)],
    oracle: [oracle('1', 8, { restricted: true }), oracle('2', 10, { basket: true, used: 10 })],
  })

  test('covers nothing until hosts are attached', () => {
    expect(summarizeLicenses(licenseType(16, 10), world)).toEqual({
      agrees: true,
      sources: [['host', 3, 16]],
      contracts: { 2: 10 },
      proposals: [
        ['attach', 'h2', 16, 16, 0],
        ['buy', 6, 16, 16, 0],
      ],
    })
  })

  test('takes a covered host where that frees the basket for a cluster', () => {
    // c1 needs 12 and comes after h1 with 8: the basket of 12 covers h1 and 4 of c1. Missing 8.
    // With h1 attached the basket covers all of c1.
    const clustered = inputs({
      used: [usage('h1', 8), usage('v1', 2, inCluster('c1', 12))],
      hosts: [host('h1', 16), host('v1', 4)],
      oracle: [oracle('1', 8, { restricted: true }), oracle('2', 12, { basket: true, used: 12 })],
    })
    expect(summarizeLicenses(licenseType(20, 12), clustered).proposals).toEqual([
      ['attach', 'h1', 20, 20, 0],
      ['buy', 8, 20, 20, 0],
    ])
  })

  test('takes no host that another contract names', () => {
    // Contract 2 names h1 and covers 4 of its 8. Contract 1 has room for h1, but two contracts would name it.
    const shared = inputs({
      used: [usage('h1', 8)],
      hosts: [host('h1', 16)],
      oracle: [
        oracle('1', 8, { restricted: true }),
        oracle('2', 4, { restricted: true, names: ['h1'], used: 4 }),
      ],
    })
    expect(summarizeLicenses(licenseType(8, 4), shared).proposals).toEqual([['buy', 4, 8, 8, 0]])
  })

  test('covers hosts of its location only', () => {
    // Of h1, h2 and h3 in Milan the contract of Rome covers none.
    const [restricted, basket] = world.oracle
    const away = {
      ...world,
      oracle: restricted && basket ? [{ ...restricted, location: 'Rome' }, basket] : [],
    }
    expect(summarizeLicenses(licenseType(16, 10), away).proposals).toEqual([['buy', 6, 16, 16, 0]])
  })
})
