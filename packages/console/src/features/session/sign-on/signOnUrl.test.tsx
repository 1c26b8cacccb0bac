import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../../platform/storage/storage.ts'
import { createTestServices } from '../../../testing/testServices.ts'
import { createSignOnUrl } from './SignOn.tsx'

const config = { api: 'https://api.example', chart: null, cloud: null, repository: null, idleTimeout: null }

function startSignOn() {
  const tab = memoryStore()
  return { tab, services: createTestServices(config, { tab, now: () => 0, basename: '/in/' }) }
}

async function hashOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const file = {
  sso_visible: true,
  auth_url: 'https://id.example/authorize?tenant=a%20b',
  token_url: 'https://id.example/token',
  client_id: 'console & more',
  scope: 'openid profile',
  redirect_uri: 'https://console.example/login?x=1&y=2',
}

describe('authorization URL', () => {
  it('contains the parameters, a state and a PKCE challenge, also with a client secret', async () => {
    const { tab, services } = startSignOn()
    const address = await createSignOnUrl(services, { ...file, client_id_secret: 'Sample.sso' })
    const query = new URL(address ?? '').searchParams
    const { state, verifier }: { state?: string; verifier?: string } = JSON.parse(tab.read('sso') ?? '{}')
    expect(Object.fromEntries(query)).toEqual({
      tenant: 'a b',
      client_id: 'console & more',
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: 'https://console.example/login?x=1&y=2',
      state,
      code_challenge: await hashOf(verifier ?? ''),
      code_challenge_method: 'S256',
    })
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(address).not.toContain('Sample.sso')
  })

  it('contains the hash of the stored verifier and the default redirect URI', async () => {
    const { tab, services } = startSignOn()
    const address = await createSignOnUrl(services, { ...file, redirect_uri: '' })
    const query = new URL(address ?? '').searchParams
    const pending: { verifier?: string } = JSON.parse(tab.read('sso') ?? '{}')
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('code_challenge')).toBe(await hashOf(pending.verifier ?? ''))
    expect(query.get('redirect_uri')).toBe(`${window.location.origin}/in/login`)
  })

  it('stores the start time by the device clock, even if the server clock differs', async () => {
    const { tab, services } = startSignOn()
    const headers = { Date: 'Sat, 14 Mar 2026 09:30:00 GMT', 'Content-Type': 'application/json' }
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }))
    await services.clients().api.GET('/users/info')
    vi.unstubAllGlobals()
    expect(services.now()).toBe(Date.parse('2026-03-14T09:30:00Z'))

    await createSignOnUrl(services, file)
    const pending: { startedAt?: number } = JSON.parse(tab.read('sso') ?? '{}')
    expect(pending.startedAt).toBe(services.localNow())
  })

  it('falls back to the plain method in an insecure context', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { tab, services } = startSignOn()
    const address = await createSignOnUrl(services, file)
    vi.unstubAllGlobals()
    const query = new URL(address ?? '').searchParams
    const pending: { verifier?: string } = JSON.parse(tab.read('sso') ?? '{}')
    expect(query.get('code_challenge_method')).toBe('plain')
    expect(query.get('code_challenge')).toBe(pending.verifier)
  })

  it.each([
    ['https://id.example/oauth2/v1/token', 'https://id.example/oauth2/v1/authorize'],
    ['https://id.example/oauth/token/?tenant=a', 'https://id.example/oauth/authorize'],
    [
      'https://id.example/realms/it/protocol/openid-connect/token',
      'https://id.example/realms/it/protocol/openid-connect/auth',
    ],
  ])('derives from %s without auth_url', async (token_url, expected) => {
    const { auth_url: _, ...sevenKeys } = file
    const address = new URL(
      (await createSignOnUrl(startSignOn().services, { ...sevenKeys, token_url })) ?? '',
    )
    expect(address.origin + address.pathname).toBe(expected)
  })

  it('is null without auth_url when the token URL has another form', async () => {
    const { auth_url: _, ...sevenKeys } = file
    const token_url = 'https://id.example/exchange'
    expect(await createSignOnUrl(startSignOn().services, { ...sevenKeys, token_url })).toBeNull()
  })

  it('has a new state each time', async () => {
    const { services } = startSignOn()
    const states = await Promise.all([1, 2, 3].map(() => createSignOnUrl(services, file)))
    expect(new Set(states).size).toBe(3)
  })

  it.each([{ auth_url: 'javascript:alert(1)' }, { auth_url: '' }, { token_url: 7 }, { client_id: null }])(
    'is null with %j',
    async (wrong) => {
      const { tab, services } = startSignOn()
      expect(await createSignOnUrl(services, { ...file, ...wrong })).toBeNull()
      expect(tab.read('sso')).toBeNull()
    },
  )
})
