import { describe, expect, it } from 'vitest'
import {
  ApiError,
  asApiError,
  responseError,
  isOutcomeUnknown,
  malformedResponse,
  noServerMessage,
  NotSentError,
  redactError,
} from './ApiError.ts'

const withStatus = (status: number) => new ApiError(status, 'POST /groups', `POST /groups: ${status}`)

describe('isUnconfirmed', () => {
  it.each([0, 200, 299, 408, 499, 502, 503, 504, 520, 522, 524, 529])(
    'returns true for status %i',
    (status) => {
      expect(isOutcomeUnknown(withStatus(status))).toBe(true)
    },
  )

  it('returns true for a network error and for a malformed response', () => {
    expect(isOutcomeUnknown(asApiError(new TypeError('Failed to fetch'), 'POST /groups'))).toBe(true)
    expect(isOutcomeUnknown(malformedResponse('POST /groups', 'the response is not valid JSON'))).toBe(true)
  })

  it.each([300, 400, 401, 403, 404, 409, 422, 429, 500, 501, 519, 530])(
    'returns false for status %i',
    (status) => {
      expect(isOutcomeUnknown(withStatus(status))).toBe(false)
    },
  )

  it('returns false if the request was not sent', () => {
    expect(isOutcomeUnknown(asApiError(new NotSentError('no cloud service'), 'POST /groups'))).toBe(false)
  })
})

it('masks secrets before truncating the server message', () => {
  const pem = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkq'.repeat(40)}`
  const { message, serverMessage } = responseError(new Response(null, { status: 422 }), 'PUT /x', {
    message: `${'x '.repeat(130)}${pem}`,
  })
  expect(serverMessage).toContain('•••')
  expect(message).not.toContain('MIIE')
})

it('masks a secret whose first characters alone would not be recognized', () => {
  const { serverMessage } = responseError(
    new Response(null, { status: 422 }),
    'PUT /x',
    `${'x '.repeat(146)}AKIAIOSFODNN7EXAMPLE is not valid`,
  )
  expect(serverMessage).toHaveLength(300)
  expect(serverMessage).toContain('•••')
  expect(serverMessage).not.toContain('AKIA')
})

describe('asApiError', () => {
  it('returns an ApiError unchanged', () => {
    const error = withStatus(409)
    expect(asApiError(error, 'GET /hosts')).toBe(error)
  })

  it.each([
    [new TypeError('Failed to fetch'), 'GET /hosts: TypeError: Failed to fetch', true],
    [new NotSentError('no cloud service'), 'GET /hosts: no cloud service', false],
    ['lost', 'GET /hosts: lost', true],
  ])('wraps %s with the request and the cause', (error, message, wasSent) => {
    expect(asApiError(error, 'GET /hosts')).toMatchObject({
      name: 'ApiError',
      status: 0,
      request: 'GET /hosts',
      message,
      serverMessage: '',
      wasSent,
    })
  })

  it('sets the name of NotSentError', () => {
    expect(new NotSentError('no cloud service').name).toBe('NotSentError')
  })
})

describe('errorOf', () => {
  const failed = (body: unknown, statusText = 'Conflict') =>
    responseError(new Response(null, { status: 409, statusText }), 'PUT /groups', body)

  it.each<[body: unknown, serverMessage: string]>([
    [{ message: 'no', error: 'taken' }, 'no: taken'],
    [{ error: 'taken' }, 'taken'],
    [{ message: '', error: 'taken' }, 'taken'],
    [{ message: 7, error: 'taken' }, 'taken'],
    [{ other: 'x' }, ''],
    ['{"message":"as text"}', 'as text'],
    ['"quoted"', 'quoted'],
    ['  plain text ', 'plain text'],
    [' <html>proxy</html>', ''],
    ['a < b', 'a < b'],
    ['', ''],
    [null, ''],
    [42, ''],
    [['a'], ''],
  ])('reads the server message from %j', (body, serverMessage) => {
    const error = failed(body)
    expect(error).toMatchObject({ status: 409, request: 'PUT /groups', serverMessage, wasSent: true })
    expect(error.message).toBe(
      serverMessage === '' ? 'PUT /groups: 409 Conflict' : `PUT /groups: 409 Conflict – ${serverMessage}`,
    )
  })

  it('omits a missing status text', () => {
    expect(failed(null, '').message).toBe('PUT /groups: 409')
  })

  it('truncates the server message to 300 characters', () => {
    expect(failed('no way '.repeat(100)).serverMessage).toBe('no way '.repeat(100).slice(0, 300))
  })
})

it('gives malformed responses status 200', () => {
  expect(malformedResponse('GET /hosts', 'no list')).toMatchObject({
    status: 200,
    message: 'GET /hosts: no list',
  })
})

describe('redacted', () => {
  const error = responseError(
    new Response(null, { status: 422, statusText: 'Bad' }),
    'PUT /x',
    'key SECRET is bad',
  )

  it('removes the server message with noServerMessage', () => {
    expect(redactError(error, noServerMessage)).toMatchObject({
      status: 422,
      request: 'PUT /x',
      message: 'PUT /x: 422',
      serverMessage: '',
      wasSent: true,
    })
  })

  it('keeps the text that the redact callback returns', () => {
    const redactedError = redactError(error, (serverMessage) => serverMessage.replace('SECRET', '•'))
    expect(redactedError).toMatchObject({
      message: 'PUT /x: 422 – key • is bad',
      serverMessage: 'key • is bad',
    })
  })

  it.each([0, 200, 299])('keeps the message of an error with status %i', (status) => {
    const unsentError = new ApiError(status, 'PUT /x', 'PUT /x: no response', {
      serverMessage: 'x',
      wasSent: false,
    })
    expect(redactError(unsentError, noServerMessage)).toMatchObject({
      message: 'PUT /x: no response',
      serverMessage: '',
      wasSent: false,
    })
  })

  it('drops the message of a redirect', () => {
    expect(redactError(new ApiError(300, 'PUT /x', 'PUT /x: moved'), noServerMessage).message).toBe(
      'PUT /x: 300',
    )
  })
})
