import { describe, expect, test } from 'vitest'
import { send, setUp, type Row } from '../../testing/cloudClient.ts'
import {
  makeAwsProfile,
  makeAzureProfile,
  makeGcpProfile,
  makeOciProfile,
} from '../../world/clouds/profiles.ts'

const clouds = [
  { cloud: 'oracle-cloud', secret: 'privateKey', profile: makeOciProfile(9) },
  { cloud: 'aws', secret: 'secretaccesskey', profile: makeAwsProfile(9) },
  { cloud: 'azure', secret: 'clientsecret', profile: makeAzureProfile(9) },
]

describe.each(clouds)('$cloud profiles', ({ cloud, secret, profile: sample }) => {
  const profile = { ...sample, id: '' }
  const list = `/thunder/${cloud}/configurations`

  test('returns the secret only in the response to POST', async () => {
    const { sendRequest, rows } = setUp()
    const before = await rows<Row>(list)
    const created = await sendRequest(list, send('POST', { ...profile, [secret]: 'Sample.1' }))
    const body: Row = await created.json()
    expect([created.status, body]).toEqual([
      201,
      { ...profile, id: expect.any(String), [secret]: 'Sample.1' },
    ])
    expect(await rows(list)).toEqual([...before, { ...body, [secret]: null }])
    expect(JSON.stringify(await rows(list))).not.toContain('Sample.1')
  })

  test('PUT replaces the fields, returns no secret and rejects a body without an id', async () => {
    const { sendRequest, rows, status } = setUp()
    const [first = { id: '', selected: false }] = await rows<Row>(list)
    const response = await sendRequest(
      `${list}/${first.id}`,
      send('PUT', { ...first, region: 'elsewhere', name: undefined }),
    )
    const body: Row = await response.json()
    expect([response.status, body]).toEqual([200, { ...first, ...body, region: 'elsewhere', [secret]: null }])
    expect((await rows<Row>(list))[0]).toEqual(body)
    expect(await status(`${list}/${first.id}`, send('PUT', { ...first, id: '' }))).toBe(400)
  })

  test('deletes an active profile and does not reuse its id', async () => {
    const { status, rows, sendRequest } = setUp()
    const own = await rows<Row>(list)
    const [first] = own
    expect(await status(`${list}/${first?.id}`, send('DELETE'))).toBe(204)
    expect(await rows(list)).toEqual(own.slice(1))
    const created: Row = await (await sendRequest(list, send('POST', { ...profile, [secret]: 'x' }))).json()
    expect(own.map(({ id }) => id)).not.toContain(created.id)
    expect(await status(`${list}/${created.id}`, send('DELETE'))).toBe(204)
    const next: Row = await (await sendRequest(list, send('POST', { ...profile, [secret]: 'x' }))).json()
    expect(next.id).not.toBe(created.id)
  })

  test.each(['1', 't', 'TRUE', 'false', 'F', '0'])(
    'PUT selected/%s sets the flag of a profile, of several at once',
    async (flag) => {
      const { sendRequest, rows } = setUp()
      for (const { id } of await rows<Row>(list)) {
        const path = `/thunder/${cloud}/profile-selection/profileid/${id}/selected/${flag}`
        const response = await sendRequest(path, send('PUT'))
        expect([response.status, await response.text()]).toEqual([200, 'null'])
      }
      // Several profiles may be active at once.
      const selected = ['1', 't', 'TRUE'].includes(flag)
      expect((await rows<Row>(list)).map((row) => row.selected)).toEqual(
        (await rows(list)).map(() => selected),
      )
    },
  )
})

describe('GCP profiles', () => {
  const list = '/thunder/gcp/configurations'
  const { id: _, ...profile } = makeGcpProfile(9)

  test('returns the key in clear text, sends empty bodies and keeps the selection on PUT', async () => {
    const { sendRequest, rows, status } = setUp()
    const before = await rows<Row>(list)
    const created = await sendRequest(list, send('POST', profile))
    expect([created.status, await created.text()]).toEqual([201, ''])
    const own = (await rows<Row>(list)).at(-1)
    expect(own).toEqual({ ...profile, id: own?.id })
    const path = `${list}/${own?.id}`
    expect(await status(path, send('PUT', { ...profile, name: 'new', selected: false }))).toBe(204)
    expect((await rows<Row>(list)).at(-1)).toEqual({ ...own, name: 'new', selected: true })
    expect(await status(`${path}/selected/0`, send('PUT'))).toBe(204)
    expect((await rows<Row>(list)).at(-1)).toMatchObject({ selected: false })
    expect(await status(path, send('DELETE'))).toBe(204)
    expect(await rows(list)).toEqual(before)
  })

  test.each([
    ['PUT', '', profile],
    ['DELETE', '', undefined],
    ['PUT', '/selected/true', undefined],
  ])('%s%s with an unknown id returns 204 and changes nothing', async (method, part, body) => {
    const { rows, status } = setUp()
    const before = await rows(list)
    expect(await status(`${list}/ffffffffffffffffffffffff${part}`, send(method, body))).toBe(204)
    expect(await rows(list)).toEqual(before)
  })
})
