import { describe, expect, it } from 'vitest'
import { ApiError, asApiError, errorOf, isUnconfirmed, malformed, NotSentError } from './ApiError.ts'

const withStatus = (status: number) => new ApiError(status, 'POST /groups', `POST /groups: ${status}`)

describe('isUnconfirmed', () => {
  it.each([408, 499, 502, 503, 504, 520, 522, 524])('holds for the gateway status %i', (status) => {
    expect(isUnconfirmed(withStatus(status))).toBe(true)
  })

  it('holds without a response and for a body that is not the server’s', () => {
    expect(isUnconfirmed(asApiError(new TypeError('Failed to fetch'), 'POST /groups'))).toBe(true)
    expect(isUnconfirmed(malformed('POST /groups', 'the response is not valid JSON'))).toBe(true)
  })

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 501, 530])('does not hold for %i', (status) => {
    expect(isUnconfirmed(withStatus(status))).toBe(false)
  })

  it('does not hold for a request that was not sent', () => {
    expect(isUnconfirmed(asApiError(new NotSentError('no cloud service'), 'POST /groups'))).toBe(false)
  })
})

it('masks secrets before it cuts the server message', () => {
  const pem = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkq'.repeat(40)}`
  const { message, said } = errorOf(new Response(null, { status: 422 }), 'PUT /x', {
    message: `${'x '.repeat(130)}${pem}`,
  })
  expect(said).toContain('•••')
  expect(message).not.toContain('MIIE')
})
