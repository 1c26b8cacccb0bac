import { describe, expect, it } from 'vitest'
import { errorEffect } from './errorPolicy.ts'

describe('errorEffect', () => {
  it.each([
    [401, 'expired'],
    [404, '/404'],
    [500, '/500'],
    [403, 'caller'],
    [400, '/error'],
    [422, '/error'],
    [502, '/error'],
    [0, 'caller'],
    [200, 'caller'],
  ] as const)('maps a page error %i to %s', (status, effect) => {
    expect(errorEffect(status, 'page')).toBe(effect)
  })

  it.each([0, 400, 403, 404, 422, 500, 502])('leaves an inline error %i to the caller', (status) => {
    expect(errorEffect(status, 'inline')).toBe('caller')
  })

  it('ends the session on an inline 401', () => {
    expect(errorEffect(401, 'inline')).toBe('expired')
  })
})
