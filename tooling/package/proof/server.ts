import assert from 'node:assert/strict'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { startServer } from '@inventory-console/api-mocks/server'

/** What another project's test writes: a row without a server, and the services over HTTP. */
const services = await startServer({ port: 0, hosts: 5 })
const login = { method: 'POST', body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }) }
const token = await (await fetch(`${services.url}/api/user/login`, login)).text()
const asked = await fetch(`${services.url}/api/hosts?mode=hostnames`, {
  headers: { Authorization: `Bearer ${token}` },
})
const names: unknown = await asked.json()
assert(Array.isArray(names) && names.length === 5 && names.includes(makeHost(1).hostname))
await services.close()
