import { describe, expect, it } from 'vitest'
import { loadConfig, parseBaseUrl } from './config.ts'

const base = new URL('https://console.example/')
const respondWith = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init))

describe('loadConfig', () => {
  it('resolves absolute and root-relative URLs, trims slashes and allows missing services', async () => {
    const body = JSON.stringify({
      APIServiceBaseUrl: 'http://api.example:11113/',
      ChartServiceBaseUrl: '/chart//',
    })
    await expect(loadConfig(base, respondWith(body))).resolves.toEqual({
      api: 'http://api.example:11113',
      chart: 'https://console.example/chart',
      cloud: null,
      repository: null,
      idleTimeout: null,
    })
  })

  it('requests config.json next to the start page', async () => {
    const requestedUrls: string[] = []
    await loadConfig(new URL('https://console.example/inventory/'), (input) => {
      requestedUrls.push(input instanceof Request ? input.url : String(input))
      return Promise.resolve(new Response('{"APIServiceBaseUrl":"/api"}'))
    })
    expect(requestedUrls).toEqual(['https://console.example/inventory/config.json'])
  })

  it.each([
    ['the start page instead of the file', respondWith('<!doctype html><p>Hello'), 'notJson'],
    ['an empty response', respondWith(''), 'notJson'],
    ['an array', respondWith('[]'), 'notObject'],
    ['null', respondWith('null'), 'notObject'],
    ['a missing API URL', respondWith('{}'), 'noApi'],
    [
      'a timeout as text',
      respondWith('{"APIServiceBaseUrl":"/api","IdleTimeoutMinutes":"15"}'),
      'badTimeout',
    ],
    ['a negative timeout', respondWith('{"APIServiceBaseUrl":"/api","IdleTimeoutMinutes":-1}'), 'badTimeout'],
    ['a blank API URL', respondWith('{"APIServiceBaseUrl":"  "}'), 'noApi'],
    ['a name without a scheme', respondWith('{"APIServiceBaseUrl":"inventory.example.net/api"}'), 'noScheme'],
    ['a name and port without a scheme', respondWith('{"APIServiceBaseUrl":"localhost:11113"}'), 'noScheme'],
    ['a path without a slash', respondWith('{"APIServiceBaseUrl":" api"}'), 'noScheme'],
    [
      'another service without a scheme',
      respondWith('{"APIServiceBaseUrl":"/api","RepoServiceBaseUrl":"repo.example.net"}'),
      'noScheme',
    ],
    ['another scheme', respondWith('{"APIServiceBaseUrl":"ftp://inventory.example.net"}'), 'noApi'],
    ['an incomplete URL', respondWith('{"APIServiceBaseUrl":"http://"}'), 'noApi'],
    ['a URL that is not a string', respondWith('{"APIServiceBaseUrl":7}'), 'noApi'],
    ['a missing file', respondWith('gone', { status: 404 }), 'status'],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('rejects %s with the matching problem', async (_case, fetcher, problem) => {
    await expect(loadConfig(base, fetcher)).rejects.toMatchObject({ problem })
  })

  it('suggests the complete URL when the scheme is missing', async () => {
    const fetcher = respondWith(
      '{"APIServiceBaseUrl":"/api","ChartServiceBaseUrl":"inventory.example.net/chart"}',
    )
    await expect(loadConfig(base, fetcher)).rejects.toThrow(
      'GET /config.json: ChartServiceBaseUrl "inventory.example.net/chart" → "https://inventory.example.net/chart"',
    )
  })

  it('times out when the web server does not respond', async () => {
    const hanging: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')))
      })
    await expect(loadConfig(base, hanging, 20)).rejects.toMatchObject({ problem: 'timeout' })
  })

  it.each([
    [15, 900_000],
    [0.5, 30_000],
    [0, null],
    [null, null],
  ])('reads an idle timeout of %j minutes as %j ms', async (IdleTimeoutMinutes, idleTimeout) => {
    const body = JSON.stringify({ APIServiceBaseUrl: '/api', IdleTimeoutMinutes })
    await expect(loadConfig(base, respondWith(body))).resolves.toMatchObject({ idleTimeout })
  })

  it('includes the error description of the response', async () => {
    const fetcher = respondWith('{"ErrorDescription":"maintenance"}', { status: 503 })
    await expect(loadConfig(base, fetcher)).rejects.toThrow('503 maintenance')
  })
})

describe('serviceBase', () => {
  it('returns null unless the value is an http or https URL', () => {
    expect(parseBaseUrl('javascript:alert(1)', base)).toBeNull()
    expect(parseBaseUrl('data:text/plain,hi', base)).toBeNull()
    expect(parseBaseUrl('  ', base)).toBeNull()
  })

  // A quadratic implementation would take minutes.
  it('strips trailing slashes in linear time', () => {
    const slashes = '/'.repeat(1_000_000)
    expect(parseBaseUrl(`/api${slashes}x`, base)).toBe(`https://console.example/api${slashes}x`)
    expect(parseBaseUrl(`/api${slashes}`, base)).toBe('https://console.example/api')
  })
})
