import { createCatalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { describe, expect, it } from 'vitest'
import { createServices } from '../app/services.ts'
import { memoryStore } from '../state/storage.ts'
import { signOnAddress } from './sso.ts'

const config = { api: 'https://api.example', chart: null, cloud: null, repository: null }

function made() {
  const tab = memoryStore()
  const surroundings = {
    catalogue: createCatalogue(),
    local: memoryStore(),
    tab,
    now: () => 0,
    basename: '/in/',
  }
  return { tab, services: createServices(config, surroundings, () => null) }
}

const file = {
  sso_visible: true,
  auth_url: 'https://id.example/authorize?tenant=a%20b',
  token_url: 'https://id.example/token',
  client_id: 'console & more',
  scope: 'openid profile',
  redirect_uri: 'https://console.example/login?x=1&y=2',
}

describe('the address at the provider', () => {
  it('says what is asked for, encoded, and a state that the tab remembers', async () => {
    const { tab, services } = made()
    const address = await signOnAddress(services, { ...file, client_id_secret: 'Sample.sso' })
    const query = new URL(address ?? '').searchParams
    const { state, verifier }: { state?: unknown; verifier?: unknown } = JSON.parse(tab.read('sso') ?? '{}')
    expect(Object.fromEntries(query)).toEqual({
      tenant: 'a b',
      client_id: 'console & more',
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: 'https://console.example/login?x=1&y=2',
      state,
    })
    expect(verifier).toBeNull()
    expect(address).not.toContain('Sample.sso')
  })

  it('without a secret carries the hash of what only this tab knows', async () => {
    const { tab, services } = made()
    const address = await signOnAddress(services, { ...file, redirect_uri: '' })
    const query = new URL(address ?? '').searchParams
    const pending: { verifier?: string } = JSON.parse(tab.read('sso') ?? '{}')
    expect(query.get('code_challenge_method')).toBe('S256')
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pending.verifier))
    const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
    expect(query.get('code_challenge')).toBe(
      base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    )
    expect(query.get('redirect_uri')).toBe(`${window.location.origin}/in/login`)
  })

  it('is another one each time', async () => {
    const { services } = made()
    const states = await Promise.all([1, 2, 3].map(() => signOnAddress(services, file)))
    expect(new Set(states).size).toBe(3)
  })

  it.each([{ auth_url: 'javascript:alert(1)' }, { auth_url: '' }, { token_url: 7 }, { client_id: null }])(
    'is not made with %j',
    async (wrong) => {
      const { tab, services } = made()
      expect(await signOnAddress(services, { ...file, ...wrong })).toBeNull()
      expect(tab.read('sso')).toBeNull()
    },
  )
})
