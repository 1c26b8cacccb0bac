import { describe, expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import {
  makeAwsProfile,
  makeAzureProfile,
  makeGcpProfile,
  makeOciProfile,
} from '../../world/clouds/profiles.ts'
import { createWorld } from '../../world/createWorld.ts'

const admin = { as: 'admin' }
const small = { hosts: 3 }
const send = (method: string, body?: object) => ({
  ...admin,
  method,
  ...(body === undefined ? {} : { body }),
})

interface Row {
  id: string
  selected: boolean
}

function setUp() {
  const world = createWorld(small)
  const { ask, json, status } = clientOf(world)
  async function rows<Of>(path: string): Promise<Of[]> {
    const answer: Of[] = await (await ask(path, admin)).json()
    return answer
  }
  return { world, ask, json, status, rows }
}

const clouds = [
  { cloud: 'oracle-cloud', secret: 'privateKey', profile: makeOciProfile(9) },
  { cloud: 'aws', secret: 'secretaccesskey', profile: makeAwsProfile(9) },
  { cloud: 'azure', secret: 'clientsecret', profile: makeAzureProfile(9) },
]

describe.each(clouds)('profiles of $cloud', ({ cloud, secret, profile: made }) => {
  const profile = { ...made, id: '' }
  const list = `/thunder/${cloud}/configurations`

  test('are made with the secret told once, and never again', async () => {
    const { ask, rows } = setUp()
    const before = await rows<Row>(list)
    const made = await ask(list, send('POST', { ...profile, [secret]: 'Sample.1' }))
    const body: Row = await made.json()
    expect([made.status, body]).toEqual([201, { ...profile, id: expect.any(String), [secret]: 'Sample.1' }])
    expect(await rows(list)).toEqual([...before, { ...body, [secret]: null }])
    expect(JSON.stringify(await rows(list))).not.toContain('Sample.1')
  })

  test('are overwritten, but for the secret that is not sent', async () => {
    const { ask, rows, status } = setUp()
    const [first = { id: '', selected: false }] = await rows<Row>(list)
    const answer = await ask(
      `${list}/${first.id}`,
      send('PUT', { ...first, region: 'elsewhere', name: undefined }),
    )
    const body: Row = await answer.json()
    expect([answer.status, body]).toEqual([200, { ...first, ...body, region: 'elsewhere', [secret]: null }])
    expect((await rows<Row>(list))[0]).toEqual(body)
    expect(await status(`${list}/${first.id}`, send('PUT', { ...first, id: '' }))).toBe(400)
  })

  test('can be taken away while active, and their ids are those of nobody else', async () => {
    const { status, rows, ask } = setUp()
    const own = await rows<Row>(list)
    const [first] = own
    expect(await status(`${list}/${first?.id}`, send('DELETE'))).toBe(204)
    expect(await rows(list)).toEqual(own.slice(1))
    const made: Row = await (await ask(list, send('POST', { ...profile, [secret]: 'x' }))).json()
    expect(own.map(({ id }) => id)).not.toContain(made.id)
    expect(await status(`${list}/${made.id}`, send('DELETE'))).toBe(204)
    const next: Row = await (await ask(list, send('POST', { ...profile, [secret]: 'x' }))).json()
    expect(next.id).not.toBe(made.id)
  })

  test.each(['1', 't', 'TRUE', 'false', 'F', '0'])('are selected by the word %s', async (flag) => {
    const { ask, rows } = setUp()
    for (const { id } of await rows<Row>(list)) {
      const path = `/thunder/${cloud}/profile-selection/profileid/${id}/selected/${flag}`
      const answer = await ask(path, send('PUT'))
      expect([answer.status, await answer.text()]).toEqual([200, 'null'])
    }
    // Several may be active at once.
    const selected = ['1', 't', 'TRUE'].includes(flag)
    expect((await rows<Row>(list)).map((row) => row.selected)).toEqual((await rows(list)).map(() => selected))
  })
})

describe('profiles of Google', () => {
  const list = '/thunder/gcp/configurations'
  const { id: _, ...profile } = makeGcpProfile(9)

  test('keep their key in clear, answer nothing, and are selected by a call of their own', async () => {
    const { ask, rows, status } = setUp()
    const before = await rows<Row>(list)
    const made = await ask(list, send('POST', profile))
    expect([made.status, await made.text()]).toEqual([201, ''])
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
  ])('%s%s of an unknown id changes nothing, and is no error', async (method, part, body) => {
    const { rows, status } = setUp()
    const before = await rows(list)
    expect(await status(`${list}/ffffffffffffffffffffffff${part}`, send(method, body))).toBe(204)
    expect(await rows(list)).toEqual(before)
  })
})

interface Advice {
  seqValue: number
  profileID?: string
  profileName?: string
  createdAt: string
}
const wrapped = ({ recommendations }: { recommendations: Advice[] }) => recommendations
const runs = [
  { cloud: 'oci', base: '/thunder/oracle-cloud', path: 'oci-recommendations', done: 200 },
  { cloud: 'aws', base: '/thunder/aws', path: 'aws-recommendations', done: 200 },
  { cloud: 'gcp', base: '/thunder/gcp', path: 'recommendations', done: 204 },
] as const

describe.each(runs)('recommendations of $cloud', ({ cloud, base, path, done }) => {
  const adviceOf = async ({ ask }: ReturnType<typeof setUp>): Promise<Advice[]> => {
    const response = await ask(`${base}/${path}`, admin)
    if (cloud !== 'gcp') return wrapped(await response.json())
    const bare: Advice[] = await response.json()
    return bare
  }

  test('are those of the newest run and of the active profiles', async () => {
    const world = setUp()
    const active = (await world.rows<Row & { name?: string }>(`${base}/configurations`)).filter(
      ({ selected }) => selected,
    )
    const rows = await adviceOf(world)
    expect(rows.length).toBeGreaterThan(5)
    expect(new Set(rows.map(({ seqValue }) => seqValue)).size).toBe(1)
    const owners = active.map(({ id, name }) => (cloud === 'aws' ? name : id))
    for (const { profileID, profileName } of rows) expect(owners).toContain(profileID ?? profileName)
    const selection = cloud === 'gcp' ? 'configurations' : 'profile-selection/profileid'
    for (const { id } of active) await world.status(`${base}/${selection}/${id}/selected/false`, send('PUT'))
    expect(await adviceOf(world)).toEqual([])
  })

  test('come anew when they are asked for', async () => {
    const world = setUp()
    const [before] = await adviceOf(world)
    world.world.clock.move(60_000)
    expect(await world.status(`${base}/retrieve-last-${cloud}-recommendations`)).toBe(done)
    const [after] = await adviceOf(world)
    expect(after?.seqValue).toBe((before?.seqValue ?? 0) + 1)
    expect(after?.createdAt).toBe('2026-03-16T09:31:00Z')
  })
})

describe('what went wrong in a run', () => {
  test('0 is the newest run of Oracle, and none of AWS', async () => {
    const { json } = setUp()
    const oracle = '/thunder/oracle-cloud/oci-recommendation-errors'
    const latest = await json(oracle)
    expect(latest).not.toEqual([])
    expect(await json(`${oracle}/0`)).toEqual(latest)
    expect(await json(`${oracle}/999`)).toEqual([])
    const aws = '/thunder/aws/aws-recommendation-errors'
    expect(await json(`${aws}/0`)).toEqual([])
    expect(await json(aws)).not.toEqual([])
    expect(await json(`${aws}/4`)).toMatchObject([{ seqValue: 4 }])
  })

  test('an error of Oracle may be of no profile; one of Google has its text under msg', async () => {
    const { rows } = setUp()
    const errors = await rows<{ profileID: string }>('/thunder/oracle-cloud/oci-recommendation-errors/12')
    expect(new Set(errors.map(({ profileID }) => profileID === ''))).toEqual(new Set([true, false]))
    const [google] = await rows<object>('/thunder/gcp/errors')
    expect(google).toMatchObject({ msg: expect.stringContaining('403') })
  })
})

test('objects are counted for every profile of Oracle that was there, active or not', async () => {
  const { world, json, rows, status, ask } = setUp()
  const list = '/thunder/oracle-cloud/configurations'
  const ids = (await rows<Row>(list)).map(({ id }) => id)
  const counted = async () =>
    (await rows<{ profileID: string }>('/thunder/oracle-cloud/oci-objects')).map((row) => row.profileID)
  expect(await counted()).toEqual(ids)
  const { id: _, ...profile } = makeOciProfile(9)
  const made: Row = await (await ask(list, send('POST', { ...profile, privateKey: 'x' }))).json()
  expect(await counted()).toEqual(ids)
  world.clock.move(1000)
  await status('/thunder/oracle-cloud/retrieve-last-oci-recommendations')
  expect(await counted()).toEqual([...ids, made.id])
  expect(await json('/thunder/aws/aws-objects')).toMatchObject([{ profileName: 'production' }])
})

test('editions and licences of RDS follow from engine and processors', async () => {
  const { ask } = setUp()
  const { awsDbInstances }: { awsDbInstances: Record<'engine' | 'edition', string>[] } = await (
    await ask('/thunder/aws/rds', admin)
  ).json()
  expect(awsDbInstances.length).toBeGreaterThan(5)
  for (const instance of awsDbInstances) {
    const { engine, edition } = instance
    expect(edition).toBe(
      /oracle-se2/.test(engine) ? 'standard' : /oracle-ee/.test(engine) ? 'enterprise' : '',
    )
    const cpus = Number(Reflect.get(instance, 'defaultVCpus'))
    const each = { standard: 4, enterprise: 2 }[edition]
    const licenses = each === undefined ? 1 : Math.max(1, Math.floor(cpus / each))
    expect(Reflect.get(instance, 'licensesCount')).toBe(licenses)
  }
})

test('the advisor of Oracle is asked for some profiles, and tells in part what went wrong', async () => {
  const { ask, rows } = setUp()
  const [good] = await rows<Row>('/thunder/oracle-cloud/configurations')
  const path = `/thunder/oracle-cloud/recommendations/${good?.id}`
  const all = await ask(path, admin)
  expect([all.status, await all.json()]).toMatchObject([200, { recommendations: expect.any(Array) }])
  const some = await ask(`${path},ffffffffffffffffffffffff`, admin)
  const { error }: { error: string } = await some.json()
  expect([some.status, error]).toEqual([206, expect.stringContaining('ffffffffffffffffffffffff')])
})

test('an installation without hosts has no runs yet', async () => {
  const { json } = clientOf(createWorld({ hosts: 0 }))
  expect(await json('/thunder/oracle-cloud/oci-recommendations')).toEqual({
    recommendations: [],
    error: null,
  })
  expect(await json('/thunder/aws/aws-objects')).toEqual([])
  expect(await json('/thunder/gcp/recommendations')).toEqual([])
})
