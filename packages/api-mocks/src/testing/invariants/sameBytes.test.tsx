import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '../../handlers/index.ts'
import { createWorld } from '../../world/createWorld.ts'
import { digestLines, runScript, hostCounts } from '../requestScript.ts'
import expected from '../responseHashes.json' with { type: 'json' }

const expectedHashes = new Map(Object.entries(expected))
const worker = setupWorker()

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
afterAll(() => worker.stop())

// `npm test` compares the other worlds in Node only.
const comparedCounts = import.meta.env['VITE_NIGHTLY'] ? hostCounts : [100]

test.each(comparedCounts)(
  'service worker: responses for %d hosts match the committed hashes',
  async (hosts) => {
    worker.resetHandlers(...createHandlers(createWorld({ hosts }), { unknownRoutes: 'respond' }))
    expect(digestLines(await runScript(window.location.origin))).toEqual(expectedHashes.get(String(hosts)))
  },
)
