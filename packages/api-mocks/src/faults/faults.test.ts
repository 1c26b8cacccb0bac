import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { valueAt } from '../lib/records.ts'
import { spreadsheetType } from '../lib/xlsx.ts'
import { ask, controlOf, value } from '../testing/controlled.ts'
import { faultText, parseFault } from './fault.ts'

const hosts = '/api/hosts?mode=summary'

describe('faults', () => {
  test.each([
    '/api/hosts=500',
    'GET /api/*=delay.3000@25',
    '*=hang',
    'POST /api/user/login=drop',
    '/api/hosts=cut',
    '/thunder/*=json@1',
    '/config.json=html',
    '/api/hosts=null',
    '/api/hosts=missing.hosts.*.hostname',
    '/api/hosts=type.hosts.0.info.os',
  ])('round-trips %s through parseFault and faultText', (text) => {
    const fault = parseFault(text)
    expect(fault && faultText(fault)).toBe(text)
  })

  test.each([
    '',
    '/api/hosts',
    '=500',
    'hosts=500',
    '/a=99',
    '/a=600',
    '/a=delay',
    '/a=500@101',
    '/a=boom',
    '/a b=500',
  ])('rejects %j', (text) => {
    expect(parseFault(text)).toBeUndefined()
  })

  const faulty = (text: string, more: MockOptions = {}) => {
    const fault = parseFault(text)
    return controlOf({ ...more, faults: fault ? [fault] : [] })
  }

  test('status: fails on both mounts with an error body and leaves the world unchanged', async () => {
    const control = faulty('POST /api/alerts/*=503')
    const path = '/api/alerts?size=1&status=NEW'
    const before = await value(control, path)
    expect(before).toMatchObject({ items: [{ _id: expect.any(String) }] })
    const body = JSON.stringify({ ids: [valueAt(before, ['items', '0', '_id'])] })
    for (const mount of ['/api', '/api/ldap']) {
      const refused = await ask(control, `${mount}/alerts/ack`, { method: 'POST', body })
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ error: expect.any(String) })
    }
    expect(await value(control, path)).toEqual(before)
    expect(control.changes).toEqual([])
    expect(await (await ask(faulty('/api/hosts=403'), hosts)).text()).toBe('')
  })

  test('drops the connection, cuts the body, breaks the JSON or returns HTML', async () => {
    expect((await ask(faulty('/api/hosts=drop'), hosts)).type).toBe('error')
    const workbook = { headers: { Authorization: `Bearer ${controlOf().token}`, Accept: spreadsheetType } }
    for (const init of [{}, workbook]) {
      const bytesOf = async (control: Control) =>
        new Uint8Array(await (await ask(control, hosts, init)).arrayBuffer())
      const whole = await bytesOf(controlOf())
      expect(await bytesOf(faulty('/api/hosts=cut'))).toEqual(whole.slice(0, Math.floor(whole.length / 2)))
    }
    await expect((await ask(faulty('/api/hosts=json'), hosts)).json()).rejects.toThrow('JSON')
    const page = await ask(faulty('/api/hosts=html'), hosts)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
  })

  test('returns a workbook unchanged when the fault changes a key', async () => {
    const headers = (control: Control) => ({
      Authorization: `Bearer ${control.token}`,
      Accept: spreadsheetType,
    })
    const bytes = async (control: Control) =>
      new Uint8Array(await (await ask(control, '/api/alerts', { headers: headers(control) })).arrayBuffer())
    expect(await bytes(faulty('/api/alerts=null'))).toEqual(await bytes(controlOf()))
  })

  test('hang: never responds while other requests continue', async () => {
    const control = faulty('GET /api/hosts=hang')
    const never = ask(control, hosts).then(() => 'answered')
    const other = ask(control, '/api/version').then(() => 'other')
    expect(await Promise.race([never, other])).toBe('other')
    expect(control.exchanges.map(({ outcome }) => outcome)).toContain('waiting')
  })

  test('sets a key to null, removes it or changes its type', async () => {
    const good = await value(controlOf(), hosts)
    const first = (changed: object) => ({ hosts: [expect.objectContaining(changed), ...rest] })
    const rest = Array.from({ length: 19 }, () => expect.anything())
    expect(await value(faulty('/api/hosts=null.hosts'), hosts)).toEqual({ hosts: null })
    expect(await value(faulty('/api/hosts=missing.hosts'), hosts)).toEqual({})
    expect(await value(faulty('/api/hosts=type.hosts.0.hostname'), hosts)).toEqual(first({ hostname: 42 }))
    expect(await value(faulty('/api/hosts=null'), hosts)).not.toEqual(good)
    expect(await (await ask(faulty('/api/version=missing.version'), '/api/version')).json()).toEqual({})
  })

  describe('numbers beyond double precision', () => {
    const told =
      '{"id":9223372036854775807,"rate":1.50,"small":-0,"name":"9223372036854775807 \\" 1.0","list":null}'
    const answered = async (options: MockOptions) => {
      const answer = http.get('*/api/sample', () => new HttpResponse(told, json))
      const control = new Control(options, () => 0, { handlers: [answer] })
      return (await ask(control, '/api/sample')).text()
    }
    const json = { headers: { 'Content-Type': 'application/json' } }

    test.each([
      ['null.list', told],
      ['missing.list', told.replace(',"list":null', '')],
      ['type.name', told.replace(/"9223.*1.0"/, '42')],
      ['type.id', told.replace('9223372036854775807', '"forty-two"')],
    ])('keep their digits with the fault %s', async (kind, expected) => {
      const fault = parseFault(`/api/sample=${kind}`)
      expect(await answered({ faults: fault ? [fault] : [] })).toBe(expected)
    })

    test.each(['null', 'empty'] as const)('keep their digits with nullLists: %s', async (nullLists) => {
      expect(await answered({ nullLists })).toBe(told)
    })
  })

  test('hits its share of the requests, the same ones for the same seed', async () => {
    const statuses = async (seed: number) => {
      const control = faulty('/api/version=500@40', { seed, hosts: 0 })
      const heard: number[] = []
      for (let call = 0; call < 50; call += 1) heard.push((await ask(control, '/api/version')).status)
      return heard
    }
    const once = await statuses(1)
    expect(await statuses(1)).toEqual(once)
    expect(await statuses(2)).not.toEqual(once)
    const hit = once.filter((status) => status === 500).length
    expect(hit).toBeGreaterThan(8)
    expect(hit).toBeLessThan(34)
  })
})

describe('nullLists option', () => {
  const clusters = '/api/hosts/clusters?mode=clusternames'
  const emptyOnes = (nullLists: MockOptions['nullLists']) =>
    value(controlOf({ hosts: 0, nullLists }), clusters)

  test('sends empty lists as null or as []', async () => {
    expect(await emptyOnes('null')).toBeNull()
    expect(await emptyOnes('empty')).toEqual([])
    const own = await value(controlOf({ hosts: 0 }), hosts)
    expect(own).toEqual(await value(controlOf({ hosts: 0, nullLists: 'server' }), hosts))
  })

  test('replaces nested null lists and nothing else', async () => {
    const answer = JSON.stringify(await value(controlOf({ nullLists: 'empty' }), hosts))
    expect(answer).toContain('"veritasClusterHostnames":[]')
    const byDefault = JSON.stringify(await value(controlOf(), hosts))
    expect(byDefault).toContain('"veritasClusterHostnames":null')
    const withoutEmpty = (text: string) => text.replaceAll('[]', 'null')
    expect(withoutEmpty(answer)).toBe(withoutEmpty(byDefault))
  })
})

describe('alertModes option', () => {
  const groups = '/api/alerts?mode=aggregated-code-severity&page=1&size=1000'
  const plain = '/api/alerts?status=NEW&code=NO_DATA&page=1&size=999999'

  test('refused: responds 422 to aggregated modes and still returns plain alerts', async () => {
    const control = controlOf({ alertModes: 'refused' })
    expect((await ask(control, groups)).status).toBe(422)
    expect(await value(control, plain)).toEqual(await value(controlOf(), plain))
  })

  test('refused: still responds 401 without a token', async () => {
    const control = controlOf({ alertModes: 'refused' })
    expect((await ask(control, groups, { headers: {} })).status).toBe(401)
  })

  test('ignored: returns plain alerts for an aggregated mode, also on the LDAP mount', async () => {
    const control = controlOf({ alertModes: 'ignored' })
    expect(await value(control, groups)).toEqual(await value(controlOf(), '/api/alerts?page=1&size=1000'))
    const ldap = groups.replace('/api/', '/api/ldap/')
    control.change({ persona: 'ldap' })
    expect(await value(control, ldap)).toHaveProperty('items.0.alertStatus')
  })
})
