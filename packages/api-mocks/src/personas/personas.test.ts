import { describe, expect, test } from 'vitest'
import { escapeText } from '../contract/reportText.ts'
import { Control } from '../control/control.ts'
import { fakerIn } from '../lib/locales.ts'
import { DEFAULT_SEED } from '../lib/random.ts'
import { toTimestamp, NOW } from '../lib/time.ts'
import { sendRequest, controlOf, origin, fetchJson } from '../testing/controlled.ts'
import { requestSteps } from '../testing/requestScript.ts'
import { sitesOf } from '../world/company/sites.ts'
import { personaNames } from './personas.ts'
import { ssoInPage } from './sso.ts'

const reads = requestSteps.flatMap(({ name, path }) => (name === `admin: ${path}` ? [path] : []))

const names = '/api/hosts?mode=hostnames'

describe('persona', () => {
  test.each(personaNames.filter((name) => name !== 'expired' && name !== 'enterprise'))(
    '%s is signed in',
    async (persona) => {
      const control = new Control({ persona }, () => toTimestamp(NOW), { sso: ssoInPage(`${origin}/`) })
      const prefix = control.persona.provider === 'ldap' ? '/api/ldap' : '/api'
      expect(await fetchJson(control, `${prefix}/users/info`)).toMatchObject({
        username: control.persona.user,
      })
    },
  )

  test.each([
    ['empty', 0],
    ['oneHost', 1],
  ] as const)('%s has %d hosts', async (persona, count) => {
    const control = new Control({ persona }, () => toTimestamp(NOW))
    expect(await fetchJson(control, names)).toHaveLength(count)
    control.change({ persona: 'admin', hosts: 5 })
    expect(await fetchJson(control, names)).toHaveLength(5)
  })

  test('expired: rejects every token until the next login', async () => {
    const control = controlOf()
    const oldToken = control.token
    control.change({ persona: 'expired' })
    for (const token of [oldToken, control.token]) {
      const headers = { Authorization: `Bearer ${token}` }
      expect((await sendRequest(control, '/api/version', { headers })).status).toBe(401)
    }
    const body = JSON.stringify({ username: 'admin', password: 'Admin.2026' })
    const token = await (await sendRequest(control, '/api/user/login', { method: 'POST', body })).text()
    expect(
      (await sendRequest(control, '/api/version', { headers: { Authorization: `Bearer ${token}` } })).status,
    ).toBe(200)
  })

  test('switches database status and single sign-on with the persona', async () => {
    const control = controlOf({ persona: 'databaseDown' })
    expect(await fetchJson(control, '/api/database/connection/status')).toEqual({ connected: false })
    control.change({ persona: 'sso' })
    expect(await fetchJson(control, '/api/database/connection/status')).toEqual({ connected: true })
    expect(await fetchJson(control, '/config_sso.json')).toMatchObject({ sso_visible: true })
    control.change({ persona: 'admin' })
    expect((await sendRequest(control, '/config_sso.json')).status).toBe(404)
  })

  test('a persona with a country uses host locations of that country', async () => {
    const [headquarters] = sitesOf({ faker: fakerIn('it'), seed: DEFAULT_SEED })
    const italian = controlOf({ persona: 'italian' })
    expect(await fetchJson(italian, '/api/hosts/locations')).toContain(headquarters.name)
    const brazilian = await fetchJson(controlOf({ persona: 'brazilian' }), '/api/hosts/locations')
    expect(brazilian).not.toContain(headquarters.name)
  })

  test.each(['admin', 'italian', 'brazilian'] as const)(
    '%s: racks are at host locations, and database names carry the site code of their host',
    async (persona) => {
      const control = controlOf({ persona, hosts: 300 })
      const racks = control.world.racks
      const locations = new Set(control.world.hosts.facts.map(({ location }) => location))
      expect(racks.length).toBeGreaterThan(3)
      expect(racks.filter(({ location }) => !locations.has(location))).toEqual([])
      expect(new Set(racks.map(({ hostname }) => hostname)).size).toBe(racks.length)
      const databases = await fetchJson(control, '/api/hosts/technologies/oracle/databases')
      const sites = (Array.isArray(databases) ? databases : []).map(({ hostname, uniqueName }) => [
        String(hostname).split('-')[0]?.toLowerCase(),
        String(uniqueName).split('_').at(-1)?.slice(0, 3).toLowerCase(),
      ])
      expect(sites.filter(([ofHost, ofDatabase]) => ofHost !== ofDatabase)).toEqual([])
    },
  )

  test('hostile: finds every host by its exact name', async () => {
    const control = new Control({ persona: 'hostile' }, () => toTimestamp(NOW))
    const hostNames = await fetchJson(control, names)
    expect(hostNames).toContain('__proto__')
    expect(new Set(Array.isArray(hostNames) ? hostNames : []).size).toBe(500)
    expect(JSON.stringify(hostNames).isWellFormed()).toBe(true)
    for (const name of ['__proto__', '.*', '=1+1', '<script>alert(1)</script>']) {
      const found = await fetchJson(control, `${names}&hostname=${encodeURIComponent(escapeText(name))}`)
      expect(found).toContain(escapeText(name))
    }
  })
})

test('no read returns 5xx with a hostile inventory', async () => {
  const control = controlOf({ persona: 'hostile', hosts: 60 })
  const crashed: string[] = []
  for (const path of reads) if ((await sendRequest(control, path)).status >= 500) crashed.push(path)
  expect(reads.length).toBeGreaterThan(60)
  const hostnames = await fetchJson(control, names)
  for (const hostname of Array.isArray(hostnames) ? hostnames : []) {
    const path = `/api/hosts/${encodeURIComponent(String(hostname))}`
    if ((await sendRequest(control, path)).status >= 500) crashed.push(path)
  }
  expect(crashed).toEqual([])
})
