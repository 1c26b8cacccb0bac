import { describe, expect, test } from 'vitest'
import type { AwsDbInstance, AwsRecommendation, OciObjects, OciRecommendation } from '../../contract/wire.ts'
import { clientOf } from '../../testing/client.ts'
import { admin, send, setUp, type Row } from '../../testing/cloudClient.ts'
import { makeOciProfile } from '../../world/clouds/profiles.ts'
import { createWorld } from '../../world/createWorld.ts'

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

describe.each(runs)('$cloud recommendations', ({ cloud, base, path, done }) => {
  const adviceOf = async ({ sendRequest }: ReturnType<typeof setUp>): Promise<Advice[]> => {
    const response = await sendRequest(`${base}/${path}`, admin)
    if (cloud !== 'gcp') return wrapped(await response.json())
    const bare: Advice[] = await response.json()
    return bare
  }

  test('returns a single run of the active profiles, and nothing without an active profile', async () => {
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

  test('GET retrieve-last starts a new run', async () => {
    const world = setUp()
    const [before] = await adviceOf(world)
    world.world.clock.move(60_000)
    expect(await world.status(`${base}/retrieve-last-${cloud}-recommendations`)).toBe(done)
    const [after] = await adviceOf(world)
    expect(after?.seqValue).toBe((before?.seqValue ?? 0) + 1)
    expect(after?.createdAt).toBe('2026-03-16T09:31:00Z')
  })
})

async function read<Data>(path: string): Promise<Data> {
  const data: Data = await (await setUp().sendRequest(path, admin)).json()
  return data
}

describe('AWS recommendations', () => {
  const recommendations = async () =>
    (await read<{ recommendations: AwsRecommendation[] }>('/thunder/aws/aws-recommendations')).recommendations
  const detail = ({ details }: AwsRecommendation, key: string) =>
    details?.find((entry) => key in entry)?.[key]

  test('name database instances of the RDS list, with their class and a status that fits', async () => {
    const { awsDbInstances } = await read<{ awsDbInstances: AwsDbInstance[] }>('/thunder/aws/rds')
    const rows = (await recommendations()).filter(({ objectType }) => objectType === 'Database Instance')
    expect(new Set(rows.map(({ suggestion }) => suggestion)).size).toBe(2)
    for (const row of rows) {
      const instance = awsDbInstances.find(({ dbName }) => dbName === row.name)
      expect(instance?.dbInstanceStatus).toBe(row.suggestion.startsWith('Delete') ? 'stopped' : 'available')
      if (row.details === null) continue
      expect([detail(row, 'SHAPE'), detail(row, 'DB_INSTANCE_STATUS')]).toEqual([
        instance?.dbInstanceClass,
        instance?.dbInstanceStatus,
      ])
    }
    const oracle = awsDbInstances.filter(({ engine }) => engine.includes('oracle'))
    expect(new Set(oracle.map(({ processorManufacturer }) => processorManufacturer))).toEqual(
      new Set(['Intel']),
    )
  })

  test('make volumes smaller, and delete only those that no machine uses', async () => {
    const volumes = (await recommendations()).filter((row) => detail(row, 'SIZE') !== undefined)
    expect(volumes.length).toBeGreaterThan(3)
    const gigabytes = (row: AwsRecommendation, key: string) => Number.parseInt(String(detail(row, key)), 10)
    for (const row of volumes) {
      expect(gigabytes(row, 'TARGET')).toBeLessThan(gigabytes(row, 'SIZE'))
      expect(detail(row, 'ATTACCHED')).toBe(row.suggestion.startsWith('Delete') ? 'No' : 'Yes')
    }
  })
})

test.each([1, 2, 3, 4, 5, 6])(
  'clouds count at least the objects that have recommendations (seed %i)',
  async (seed) => {
    const { sendRequest } = clientOf(createWorld({ hosts: 3, seed }))
    const base = '/thunder/oracle-cloud/oci-'
    const { recommendations }: { recommendations: OciRecommendation[] } = await (
      await sendRequest(`${base}recommendations`, admin)
    ).json()
    const counts: OciObjects[] = await (await sendRequest(`${base}objects`, admin)).json()
    for (const [name, type] of [
      ['instance', 'Compute Instance'],
      ['database', 'Database'],
      ['block volume', 'Block Storage'],
      ['bucket', 'Object Storage'],
    ]) {
      const advised = recommendations.filter(({ objectType }) => objectType === type)
      expect(advised.length).toBeGreaterThan(0)
      const own = counts.find(({ profileID }) => profileID === advised[0]?.profileID)?.objects ?? []
      expect(own.find(({ objectName }) => objectName === name)?.objectNumber).toBeGreaterThanOrEqual(
        advised.length,
      )
    }
  },
)

describe('recommendation errors', () => {
  test('sequence 0 returns the newest OCI run and no AWS run', async () => {
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

  test('an OCI error may have no profile; a GCP error has its text in msg', async () => {
    const { rows } = setUp()
    const errors = await rows<{ profileID: string }>('/thunder/oracle-cloud/oci-recommendation-errors/12')
    expect(new Set(errors.map(({ profileID }) => profileID === ''))).toEqual(new Set([true, false]))
    const [google] = await rows<object>('/thunder/gcp/errors')
    expect(google).toMatchObject({ msg: expect.stringContaining('403') })
  })
})

test('GET oci-objects: counts every OCI profile that existed at the last run, active or not', async () => {
  const { world, json, rows, status, sendRequest } = setUp()
  const list = '/thunder/oracle-cloud/configurations'
  const ids = (await rows<Row>(list)).map(({ id }) => id)
  const counted = async () =>
    (await rows<{ profileID: string }>('/thunder/oracle-cloud/oci-objects')).map((row) => row.profileID)
  expect(await counted()).toEqual(ids)
  const { id: _, ...profile } = makeOciProfile(9)
  const created: Row = await (await sendRequest(list, send('POST', { ...profile, privateKey: 'x' }))).json()
  expect(await counted()).toEqual(ids)
  world.clock.move(1000)
  await status('/thunder/oracle-cloud/retrieve-last-oci-recommendations')
  expect(await counted()).toEqual([...ids, created.id])
  expect(await json('/thunder/aws/aws-objects')).toMatchObject([{ profileName: 'production' }])
})

test('GET /aws/rds: derives edition and license count from engine and vCPUs', async () => {
  const { sendRequest } = setUp()
  const { awsDbInstances }: { awsDbInstances: Record<'engine' | 'edition', string>[] } = await (
    await sendRequest('/thunder/aws/rds', admin)
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

test('GET /oracle-cloud/recommendations: returns 206 and an error when one profile is unknown', async () => {
  const { sendRequest, rows } = setUp()
  const [firstProfile] = await rows<Row>('/thunder/oracle-cloud/configurations')
  const path = `/thunder/oracle-cloud/recommendations/${firstProfile?.id}`
  const all = await sendRequest(path, admin)
  expect([all.status, await all.json()]).toMatchObject([200, { recommendations: expect.any(Array) }])
  const some = await sendRequest(`${path},ffffffffffffffffffffffff`, admin)
  const { error }: { error: string } = await some.json()
  expect([some.status, error]).toEqual([206, expect.stringContaining('ffffffffffffffffffffffff')])
})

test('a server without hosts has no runs', async () => {
  const { json } = clientOf(createWorld({ hosts: 0 }))
  expect(await json('/thunder/oracle-cloud/oci-recommendations')).toEqual({
    recommendations: [],
    error: null,
  })
  expect(await json('/thunder/aws/aws-objects')).toEqual([])
  expect(await json('/thunder/gcp/recommendations')).toEqual([])
})
