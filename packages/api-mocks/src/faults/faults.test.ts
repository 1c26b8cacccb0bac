import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { valueAt } from '../lib/records.ts'
import { spreadsheetType } from '../lib/xlsx.ts'
import { sendRequest, controlOf, fetchJson } from '../testing/controlled.ts'
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

  const problemOf = (text: string) => {
    const fault = parseFault(text)
    return fault ? controlOf({ hosts: 0 }).problemOf(fault) : undefined
  }

  test.each([
    '*=500',
    '/api/*=500',
    '/api/hosts/*/location=500',
    '/api/ldap/hosts=500',
    'POST /api/user/login=500',
    '/api/hosts/any-host=500',
    '/config.json=html',
    '/*/ping=500',
  ])('accepts %s, which hits a call', (text) => {
    expect(problemOf(text)).toBeUndefined()
  })

  test.each([
    ['/api/host=500', 'No call has the path /api/host. Did you mean /api/hosts?'],
    ['/api/hosts/=500', 'No call has the path /api/hosts/. Did you mean /api/hosts?'],
    ['/api/hosts/some-host/files=500', 'No call has the path /api/hosts/some-host/files.'],
    ['/hosts=500', 'No call has the path /hosts.'],
    ['/apis/*=500', 'No call has the path /apis/*.'],
    ['PUT /api/hosts=500', '/api/hosts has no PUT, only GET'],
  ])('refuses %s, which hits no call', (text, reason) => {
    expect(problemOf(text)).toContain(reason)
    expect(() => faulty(text)).toThrow(RangeError)
    expect(() =>
      controlOf({ hosts: 0 }).change({ faults: faulty('*=500').options.faults ?? [] }),
    ).not.toThrow()
  })

  const faulty = (text: string, more: MockOptions = {}) => {
    const fault = parseFault(text)
    return controlOf({ ...more, faults: fault ? [fault] : [] })
  }

  test('status: fails on both mounts with an error body and leaves the world unchanged', async () => {
    const control = faulty('POST /api/alerts/*=503')
    const path = '/api/alerts?size=1&status=NEW'
    const before = await fetchJson(control, path)
    expect(before).toMatchObject({ items: [{ _id: expect.any(String) }] })
    const body = JSON.stringify({ ids: [valueAt(before, ['items', '0', '_id'])] })
    for (const mount of ['/api', '/api/ldap']) {
      const rejected = await sendRequest(control, `${mount}/alerts/ack`, { method: 'POST', body })
      expect(rejected.status).toBe(503)
      expect(await rejected.json()).toMatchObject({ error: expect.any(String) })
    }
    expect(await fetchJson(control, path)).toEqual(before)
    expect(control.changes).toEqual([])
    expect(await (await sendRequest(faulty('/api/hosts=403'), hosts)).text()).toBe('')
  })

  test('drops the connection, cuts the body, breaks the JSON or returns HTML', async () => {
    expect((await sendRequest(faulty('/api/hosts=drop'), hosts)).type).toBe('error')
    const workbook = { headers: { Authorization: `Bearer ${controlOf().token}`, Accept: spreadsheetType } }
    for (const init of [{}, workbook]) {
      const bytesOf = async (control: Control) =>
        new Uint8Array(await (await sendRequest(control, hosts, init)).arrayBuffer())
      const fullBody = await bytesOf(controlOf())
      expect(await bytesOf(faulty('/api/hosts=cut'))).toEqual(
        fullBody.slice(0, Math.floor(fullBody.length / 2)),
      )
    }
    await expect((await sendRequest(faulty('/api/hosts=json'), hosts)).json()).rejects.toThrow('JSON')
    const text = '/api/hosts/any/technologies/oracle/databases/any/psql-migrabilities/semaphore'
    expect(await fetchJson(controlOf(), text)).toBe('')
    await expect((await sendRequest(faulty(`${text}=json`), text)).json()).rejects.toThrow('JSON')
    const page = await sendRequest(faulty('/api/hosts=html'), hosts)
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
      new Uint8Array(
        await (await sendRequest(control, '/api/alerts', { headers: headers(control) })).arrayBuffer(),
      )
    expect(await bytes(faulty('/api/alerts=null'))).toEqual(await bytes(controlOf()))
  })

  test('hang: never responds while other requests continue', async () => {
    const control = faulty('GET /api/hosts=hang')
    const never = sendRequest(control, hosts).then(() => 'answered')
    const other = sendRequest(control, '/api/version').then(() => 'other')
    expect(await Promise.race([never, other])).toBe('other')
    expect(control.exchanges.map(({ outcome }) => outcome)).toContain('pending')
  })

  test('sets a key to null, removes it or changes its type', async () => {
    const original = await fetchJson(controlOf(), hosts)
    const first = (changed: object) => ({ hosts: [expect.objectContaining(changed), ...rest] })
    const rest = Array.from({ length: 19 }, () => expect.anything())
    expect(await fetchJson(faulty('/api/hosts=null.hosts'), hosts)).toEqual({ hosts: null })
    expect(await fetchJson(faulty('/api/hosts=missing.hosts'), hosts)).toEqual({})
    expect(await fetchJson(faulty('/api/hosts=type.hosts.0.hostname'), hosts)).toEqual(
      first({ hostname: 42 }),
    )
    expect(await fetchJson(faulty('/api/hosts=null'), hosts)).not.toEqual(original)
    expect(await (await sendRequest(faulty('/api/version=missing.version'), '/api/version')).json()).toEqual(
      {},
    )
  })

  describe('numbers beyond double precision', () => {
    const exactBody =
      '{"id":9223372036854775807,"rate":1.50,"small":-0,"name":"9223372036854775807 \\" 1.0","list":null}'
    const respondWith = async (options: MockOptions) => {
      const handler = http.get('*/api/sample', () => new HttpResponse(exactBody, json))
      const control = new Control(options, () => 0, { handlers: [handler] })
      return (await sendRequest(control, '/api/sample')).text()
    }
    const json = { headers: { 'Content-Type': 'application/json' } }

    test.each([
      ['null.list', exactBody],
      ['missing.list', exactBody.replace(',"list":null', '')],
      ['type.name', exactBody.replace(/"9223.*1.0"/, '42')],
      ['type.id', exactBody.replace('9223372036854775807', '"forty-two"')],
    ])('keep their digits with the fault %s', async (kind, expected) => {
      const fault = parseFault(`/api/sample=${kind}`)
      expect(await respondWith({ faults: fault ? [fault] : [] })).toBe(expected)
    })

    test.each(['null', 'empty'] as const)('keep their digits with nullLists: %s', async (nullLists) => {
      expect(await respondWith({ nullLists })).toBe(exactBody)
    })
  })

  test('hits its share of the requests, the same ones for the same seed', async () => {
    const statuses = async (seed: number) => {
      const control = faulty('/api/version=500@40', { seed, hosts: 0 })
      const statusCounts: number[] = []
      for (let call = 0; call < 50; call += 1)
        statusCounts.push((await sendRequest(control, '/api/version')).status)
      return statusCounts
    }
    const firstRun = await statuses(1)
    expect(await statuses(1)).toEqual(firstRun)
    expect(await statuses(2)).not.toEqual(firstRun)
    const failedCount = firstRun.filter((status) => status === 500).length
    expect(failedCount).toBeGreaterThan(8)
    expect(failedCount).toBeLessThan(34)
  })
})

describe('nullLists option', () => {
  const clusters = '/api/hosts/clusters?mode=clusternames'
  const emptyOnes = (nullLists: MockOptions['nullLists']) =>
    fetchJson(controlOf({ hosts: 0, nullLists }), clusters)

  test('sends empty lists as null or as []', async () => {
    expect(await emptyOnes('null')).toBeNull()
    expect(await emptyOnes('empty')).toEqual([])
    const own = await fetchJson(controlOf({ hosts: 0 }), hosts)
    expect(own).toEqual(await fetchJson(controlOf({ hosts: 0, nullLists: 'server' }), hosts))
  })

  test('replaces nested null lists and nothing else', async () => {
    const allClusters = '/api/hosts/clusters'
    const handler = JSON.stringify(await fetchJson(controlOf({ nullLists: 'empty' }), allClusters))
    expect(handler).toContain('"virtualizationNodesStats":[]')
    const byDefault = JSON.stringify(await fetchJson(controlOf(), allClusters))
    expect(byDefault).toContain('"virtualizationNodesStats":null')
    const withoutEmpty = (text: string) => text.replaceAll('[]', 'null')
    expect(withoutEmpty(handler)).toBe(withoutEmpty(byDefault))
  })
})

describe('alertModes option', () => {
  const groups = '/api/alerts?mode=aggregated-code-severity&page=1&size=1000'
  const plain = '/api/alerts?status=NEW&code=NO_DATA&page=1&size=999999'

  test('refused: responds 422 to aggregated modes and still returns plain alerts', async () => {
    const control = controlOf({ alertModes: 'refused' })
    expect((await sendRequest(control, groups)).status).toBe(422)
    expect(await fetchJson(control, plain)).toEqual(await fetchJson(controlOf(), plain))
  })

  test('refused: still responds 401 without a token', async () => {
    const control = controlOf({ alertModes: 'refused' })
    expect((await sendRequest(control, groups, { headers: {} })).status).toBe(401)
  })

  test('ignored: returns plain alerts for an aggregated mode, also on the LDAP mount', async () => {
    const control = controlOf({ alertModes: 'ignored' })
    expect(await fetchJson(control, groups)).toEqual(
      await fetchJson(controlOf(), '/api/alerts?page=1&size=1000'),
    )
    const ldap = groups.replace('/api/', '/api/ldap/')
    control.change({ persona: 'ldap' })
    expect(await fetchJson(control, ldap)).toHaveProperty('items.0.alertStatus')
  })
})
