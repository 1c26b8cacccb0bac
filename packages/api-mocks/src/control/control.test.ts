import { describe, expect, test } from 'vitest'
import { faultKinds, parseFault, type Fault } from '../faults/fault.ts'
import { defaultSource } from '../lib/locales.ts'
import { mockLink, parseMockLink } from '../lib/mockLink.ts'
import { fakeOf } from '../lib/random.ts'
import { toTimestamp, NOW } from '../lib/time.ts'
import { personaNames } from '../personas/personas.ts'
import { ssoInPage } from '../personas/sso.ts'
import { sendRequest, controlOf, origin, fetchJson } from '../testing/controlled.ts'
import { requestSteps } from '../testing/requestScript.ts'
import { Control } from './control.ts'
import type { MockOptions } from './options.ts'

const reads = requestSteps.flatMap(({ name, path }) => (name === `admin: ${path}` ? [path] : []))

const hosts = '/api/hosts?mode=summary'
const names = '/api/hosts?mode=hostnames'

describe('state', () => {
  const change = (control: Control, oldPassword: string, newPassword: string) =>
    sendRequest(control, '/api/users/admin/change-password', {
      method: 'POST',
      body: JSON.stringify({ oldPassword, newPassword, confirmedPassword: newPassword }),
    })
  const login = async (control: Control, password: string) =>
    (
      await sendRequest(control, '/api/user/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'admin', password }),
      })
    ).status

  test('undoes the last change and keeps the earlier ones', async () => {
    const control = controlOf()
    expect((await change(control, 'Admin.2026', 'Second.2026')).status).toBe(204)
    expect(await login(control, 'Second.2026')).toBe(200)
    expect((await change(control, 'Second.2026', 'Third.2026')).status).toBe(204)
    expect((await change(control, 'wrong', 'Fourth.2026')).status).toBe(400)
    expect(control.changes).toHaveLength(2)
    expect(await control.undo()).toBe('POST /api/users/admin/change-password')
    expect(await login(control, 'Third.2026')).toBe(401)
    expect(await login(control, 'Second.2026')).toBe(200)
    await control.undo()
    expect(await login(control, 'Admin.2026')).toBe(200)
    expect(await control.undo()).toBeUndefined()
  })

  test('runs two undos in order and keeps a write sent meanwhile', async () => {
    const control = controlOf()
    await change(control, 'Admin.2026', 'Second.2026')
    await change(control, 'Second.2026', 'Third.2026')
    const undone = [control.undo(), control.undo()]
    const passwordChange = change(control, 'Admin.2026', 'Fourth.2026')
    expect(await Promise.all(undone)).toEqual(Array(2).fill('POST /api/users/admin/change-password'))
    expect((await passwordChange).status).toBe(204)
    expect(control.changes).toHaveLength(1)
    expect(await login(control, 'Fourth.2026')).toBe(200)
  })

  test('discards an undo when the inventory changes meanwhile', async () => {
    const control = controlOf()
    await change(control, 'Admin.2026', 'Second.2026')
    const undone = control.undo()
    control.change({ hosts: 3 })
    await undone
    expect(await fetchJson(control, names)).toHaveLength(3)
  })

  test('applies a saved configuration on restart, and undo reverts the restart', async () => {
    const control = controlOf()
    const configuration = await fetchJson(control, '/api/configuration')
    const body = JSON.stringify(configuration)
    expect((await sendRequest(control, '/api/configuration', { method: 'POST', body })).ok).toBe(true)
    expect(control.world.nextConfiguration).toBeDefined()
    control.restart()
    expect(control.world.nextConfiguration).toBeUndefined()
    expect(await control.undo()).toBe('restart of the services')
    expect(control.world.nextConfiguration).toBeDefined()
  })

  test('restores the saved changes at a later time', async () => {
    const control = controlOf()
    const host = `/api/hosts/${control.world.hosts.facts[0]?.hostname}`
    await change(control, 'Admin.2026', 'Second.2026')
    await sendRequest(control, host, { method: 'DELETE' })
    const later = controlOf({}, () => toTimestamp(NOW) + 3_600_000)
    await later.restore(control.saved ?? '')
    expect(await login(later, 'Second.2026')).toBe(200)
    expect(await fetchJson(later, names)).toEqual(await fetchJson(control, names))
    expect(later.changes).toEqual(control.changes)
    expect(await later.undo()).toBe(`DELETE ${host}`)
    later.reset()
    expect(later.saved).toBeUndefined()
  })

  test('undoes and restores what a refused import and a refused scenario left behind', async () => {
    const control = controlOf()
    const host = control.world.hosts.facts[0]?.hostname ?? ''
    const detail = `/api/hosts/${host}`
    const contracts = '/api/contracts/mysql/database'
    const before = await Promise.all([fetchJson(control, contracts), fetchJson(control, detail)])
    const body = new FormData()
    body.set('file', new Blob(['Type,Number of Licenses\nHOST,5\nHOST,many\n']), 'contracts.csv')
    const imported = await sendRequest(control, '/api/contracts/mysql/upload', { method: 'POST', body })
    const simulated = await sendRequest(control, '/api/scenarios', {
      method: 'POST',
      body: JSON.stringify({
        hosts: [
          { hostname: host, core: 99 },
          { hostname: 'nobody', core: 1 },
        ],
      }),
    })
    expect([imported.status, simulated.status]).toEqual([422, 422])
    const after = await Promise.all([fetchJson(control, contracts), fetchJson(control, detail)])
    expect(after).toMatchObject([{ contracts: expect.any(Array) }, { info: { cpuCores: 99 } }])
    expect(after[0]).not.toEqual(before[0])

    const reloaded = controlOf()
    await reloaded.restore(control.saved ?? '')
    expect(await Promise.all([fetchJson(reloaded, contracts), fetchJson(reloaded, detail)])).toEqual(after)

    const refused = await sendRequest(control, '/api/scenarios', { method: 'POST', body: '{"hosts":1}' })
    expect([refused.status, control.changes]).toEqual([
      400,
      ['POST /api/scenarios', 'POST /api/contracts/mysql/upload'],
    ])
    await control.undo()
    await control.undo()
    expect(await Promise.all([fetchJson(control, contracts), fetchJson(control, detail)])).toEqual(before)
  })

  test.each(['', '{}', '{"key":"||","start":1,"changes":[{"at":1}]}', 'null'])(
    'ignores invalid saved text: %j',
    async (text) => {
      const control = controlOf()
      await control.restore(text)
      expect(control.changes).toEqual([])
    },
  )

  test('ignores the saved changes of another inventory', async () => {
    const control = controlOf()
    await change(control, 'Admin.2026', 'Second.2026')
    const other = controlOf({ seed: 2 })
    await other.restore(control.saved ?? '')
    expect(other.changes).toEqual([])
  })

  test('saves the first 500 changes and counts the others', async () => {
    const control = controlOf()
    control.restart()
    expect(control.unsaved).toBe(0)
    for (let count = 0; count < 500; count += 1) control.restart()
    expect(control.unsaved).toBe(1)
    const later = controlOf()
    await later.restore(control.saved ?? '')
    expect(later.changes).toHaveLength(500)
  })

  test('keeps changes when the persona changes and drops them when the inventory changes', async () => {
    const control = controlOf()
    await change(control, 'Admin.2026', 'Second.2026')
    control.change({ persona: 'operator' })
    expect(await login(control, 'Second.2026')).toBe(200)
    control.change({ seed: 2 })
    expect(await login(control, 'Second.2026')).toBe(401)
  })
})

describe('clock and link', () => {
  test('a link reproduces the same responses and clock', async () => {
    let real = toTimestamp(NOW)
    const control = controlOf({ persona: 'admin', seed: 7 }, () => real)
    real += 12_345
    const fault = parseFault('/api/version=500@10')
    control.change({ faults: fault ? [fault] : [], ahead: 3 * 86_400_000, nullLists: 'empty' })
    const { link, errors } = parseMockLink(control.link)
    expect(errors).toEqual([])
    const again = new Control(link, () => 0, { sso: ssoInPage(`${origin}/`) })
    for (const path of reads)
      expect(await (await sendRequest(again, path)).text()).toBe(
        await (await sendRequest(control, path)).text(),
      )
    expect(again.world.clock.now()).toBe(control.world.clock.now())
    expect(again.link).toBe(control.link)
    expect(mockLink(link)).toBe(control.link)
  })

  test('settings keep a running clock, and the start day after the clock moved to another day', () => {
    const control = controlOf({ hosts: 0 })
    control.change({ ahead: 3_600_000 })
    expect(control.settings).toBe('hosts:0,ahead:3600000')
    control.change({ ahead: 86_400_000 })
    expect(control.settings).toBe('hosts:0,ahead:86400000,start:2026-03-16T09:30:00Z')
  })

  test('round-trips any options through a link', () => {
    for (let row = 0; row < 300; row += 1) {
      const options = anyOptions(row)
      const { link, errors } = parseMockLink(
        new URLSearchParams({ mock: mockLink(options) }).get('mock') ?? '',
      )
      expect(errors).toEqual([])
      expect(link).toEqual(options)
    }
  })

  test.each<MockOptions>([
    { hosts: -1 },
    { hosts: 1_000_001 },
    { seed: 1.5 },
    { now: 'tomorrow' },
    { now: '2026-03-16 09:30' },
    { latency: Number.NaN },
    { faults: [{ call: 'hosts', kind: 'hang' }] },
    { faults: [{ call: '/api/hosts', kind: 'status', status: 99 }] },
  ])('rejects %j and keeps the options', (options) => {
    expect(() => controlOf(options)).toThrow(RangeError)
    const control = controlOf()
    expect(() => control.change(options)).toThrow(RangeError)
    expect(control.options).toEqual({ hosts: 20 })
  })

  test('stops the clock at a fixed time, or follows the source plus an offset', () => {
    let real = toTimestamp(NOW)
    const control = controlOf({ now: NOW }, () => real)
    real += 5000
    expect(control.world.clock.now()).toBe(toTimestamp(NOW))
    control.change({ now: undefined, ahead: 1000 })
    real += 5000
    expect(control.world.clock.now()).toBe(toTimestamp(NOW) + 11_000)
  })

  test("returns the handler's response when there is no fault and no latency", async () => {
    const control = controlOf()
    const response = await sendRequest(control, hosts)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(control.exchanges).toEqual([
      { id: 1, method: 'GET', path: hosts, outcome: 200, milliseconds: 0, faults: [] },
    ])
  })
})

/** Any combination of options; a fault without a share has the default of 100. */
function anyOptions(row: number): MockOptions {
  const fake = fakeOf(defaultSource, row)
  const calls = ['*', '/api/hosts', 'GET /a,b', String.raw`POST /x\,y\*`, '/thunder/%2C*']
  const keys = [undefined, 'hosts.*.hostname', 'a,b', 'a=b', 'a b', 'line\nbreak', 'ends.in@5', '@']
  const anyFault = (topic: number): Fault => {
    const { kind } = faultKinds[fake(topic).number.int(faultKinds.length - 1)] ?? { kind: 'hang' }
    const key = keys[fake(topic + 1).number.int(keys.length - 1)]
    const more =
      fake(topic + 3).datatype.boolean() || key?.includes('@')
        ? { share: fake(topic + 4).number.int(100) }
        : {}
    const call = calls[fake(topic + 2).number.int(calls.length - 1)] ?? '*'
    if (kind === 'status') return { call, kind, status: 200 + fake(topic + 5).number.int(399), ...more }
    if (kind === 'delay') return { call, kind, milliseconds: fake(topic + 6).number.int(99999), ...more }
    if (kind === 'null' || kind === 'missing' || kind === 'type')
      return { call, kind, ...(key === undefined ? {} : { key }), ...more }
    return { call, kind, ...more }
  }
  const all: MockOptions = {
    persona: personaNames[fake(1).number.int(personaNames.length - 1)],
    hosts: fake(2).number.int(1000000),
    seed: fake(3).number.int(2 ** 31 - 1),
    latency: fake(4).number.int(600000),
    ahead: fake(5).number.int(999999) - 500_000,
    now: fake(6).datatype.boolean() ? '2026-03-16T09:30:00.5+01:00' : '2024-02-29',
    start: '2026-03-16T00:00:00Z',
    nullLists: 'empty',
    alertModes: 'ignored',
    faults: Array.from({ length: 1 + fake(7).number.int(2) }, (_, index) => anyFault(100 + 10 * index)),
  }
  return Object.fromEntries(
    Object.entries(all).filter((_, index) => fake(50 + index).datatype.boolean(1 / 2)),
  )
}
