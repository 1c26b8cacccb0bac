import { describe, expect, it } from 'vitest'
import { serverSupport } from '../screens/session/VersionDialog.tsx'

describe('serverSupport', () => {
  it.each([
    ['2.53.0', 'supported'],
    ['2.54.7', 'supported'],
    ['v2.54.0-rc.1+build.3', 'supported'],
    ['2.54', 'supported'],
    ['2.52.9', 'older'],
    ['1.99.0', 'older'],
    ['2.9.0', 'older'],
    ['2.55.0', 'newer'],
    ['2.100.0', 'newer'],
    ['3.0.0', 'newer'],
    ['', 'unknown'],
    ['latest', 'unknown'],
    ['2', 'unknown'],
    ['2.99999999999.0', 'unknown'],
  ])('rates %s as %s', (version, support) => {
    expect(serverSupport(version)).toBe(support)
  })
})
