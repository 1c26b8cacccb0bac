// Plain JavaScript, because it also runs on the oldest supported Node.
import assert from 'node:assert/strict'
import { startMocks } from '@inventory-console/api-mocks/browser'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { controlledServer } from '@inventory-console/api-mocks/node'
import { startServer } from '@inventory-console/api-mocks/server'
import { http, HttpResponse } from 'msw'

const login = { method: 'POST', body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }) }
const ping = http.get('*/api/ping', () => HttpResponse.text('own handler'))

/** @param {string} base */
async function readHostnames(base) {
  const token = await (await fetch(`${base}/api/user/login`, login)).text()
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/api/hosts?mode=hostnames`, { headers })
  return response.json()
}

const mocks = await startServer({ port: 0, hosts: 5, handlers: [ping] })
const hostnames = await readHostnames(mocks.url)
assert(Array.isArray(hostnames) && hostnames.length === 5 && hostnames.includes(makeHost(1).hostname))
assert.equal(await (await fetch(`${mocks.url}/api/ping`)).text(), 'own handler')
await mocks.close()

const { server, control } = controlledServer({ hosts: 5, handlers: [ping] })
server.listen({ onUnhandledFrame: 'error' })
assert.deepEqual(await readHostnames('http://inventory.example'), hostnames)
assert.equal(await (await fetch('http://inventory.example/api/ping')).text(), 'own handler')
control.change({ faults: [{ call: 'GET /api/hosts', kind: 'status', status: 503 }] })
assert.equal((await fetch('http://inventory.example/api/hosts')).status, 503)
server.close()

// Next.js bundles client components for the server too.
await assert.rejects(startMocks(), /runs in a browser/)
