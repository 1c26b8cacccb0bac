import { base, de, en } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { bases } from '../../contract/documents.ts'
import type { LiveRequest } from '../../verify/liveClient.ts'
import { readCalls } from '../../verify/readCalls.ts'
import { tokenFor } from '../../world/access/login.ts'
import { createWorld, type WorldOptions } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'

/** The body of each GET operation, with all its queries. */
async function bodiesOf(options: WorldOptions): Promise<Map<string, string>> {
  const world = createWorld({ hosts: 100, ...options })
  const client = clientOf(world)
  const token = tokenFor(world, 'admin')
  const send = ({ service, path, accept }: LiveRequest) =>
    client.sendRequest(bases[service] + path, { token, ...(accept === undefined ? {} : { accept }) })
  const bodies = new Map<string, string>()
  for (const call of await readCalls(send, () => true)) {
    if ('missing' in call) continue
    const { operation, request } = call
    const key = `${operation.service} ${operation.path}`
    const response = await send(request)
    if (response.ok) bodies.set(key, (bodies.get(key) ?? '') + (await response.text()))
  }
  return bodies
}

test('another locale changes most responses', { timeout: 60_000 }, async () => {
  const english = await bodiesOf({})
  const german = await bodiesOf({ locale: [de, en, base] })
  const changed = [...english].filter(([key, body]) => german.get(key) !== body)
  expect(english.size).toBeGreaterThan(80)
  expect(changed.length).toBeGreaterThanOrEqual(60)
  expect(await bodiesOf({})).toEqual(english)
})
