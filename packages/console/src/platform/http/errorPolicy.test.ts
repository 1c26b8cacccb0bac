import { describe, expect, it } from 'vitest'
import { errorEffect } from './errorPolicy.ts'

describe('effectOf', () => {
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
  ] as const)('sends a call that the page is about from %i to %s', (status, effect) => {
    expect(errorEffect(status, 'page')).toBe(effect)
  })

  it.each([0, 400, 403, 404, 422, 500, 502])('leaves a side call that ends in %i where it is', (status) => {
    expect(errorEffect(status, 'inline')).toBe('caller')
  })

  it('ends the session whatever call says so', () => {
    expect(errorEffect(401, 'inline')).toBe('expired')
  })
})
