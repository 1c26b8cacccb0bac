import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '../../handlers/index.ts'
import { createWorld } from '../../world/createWorld.ts'
import expected from '../answers.json' with { type: 'json' }
import { heardLines, runScript, scriptSizes } from '../requestScript.ts'

const committed = new Map(Object.entries(expected))
const worker = setupWorker()

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
afterAll(() => worker.stop())

test.each(scriptSizes)('service worker: responses for %d hosts match the committed hashes', async (hosts) => {
  worker.resetHandlers(...createHandlers(createWorld({ hosts }), { unknownRoutes: 'answer' }))
  expect(heardLines(await runScript(window.location.origin))).toEqual(committed.get(String(hosts)))
})
