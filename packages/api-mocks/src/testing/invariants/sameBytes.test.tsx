import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '../../handlers/index.ts'
import { createWorld } from '../../world/createWorld.ts'
import { digestLines, runScript } from '../requestScript.ts'
import { responseHashesOf } from '../responseHashes.ts'

const worker = setupWorker()

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
afterAll(() => worker.stop())

test('responses through the service worker are the bytes of the handlers', async () => {
  const hosts = 100
  worker.resetHandlers(...createHandlers(createWorld({ hosts }), { unknownRoutes: 'respond' }))
  expect(digestLines(await runScript(window.location.origin))).toEqual(await responseHashesOf(hosts))
})
