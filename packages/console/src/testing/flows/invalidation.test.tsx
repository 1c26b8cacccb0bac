import { NOW } from '@inventory-console/api-mocks/clock'
import { any } from '@inventory-console/api-mocks/contract/decoder'
import { ToastProvider } from '@inventory-console/ui/components/toast/Toast'
import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { UnknownOutcomeError } from '@inventory-console/ui/lib/react/useMutationFailure'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createServices, ServicesContext, type Services } from '../../platform/environment/services.ts'
import { useInvalidate } from '../../platform/query/mutation.ts'
import { useOne } from '../../platform/query/query.ts'
import { memoryStore } from '../../platform/storage/storage.ts'
import { pageOf } from '../../shell/routing/manifest.ts'
import { expectedInvalidations, notMutations, reads, requestOf, writes } from '../expectedInvalidations.ts'
import { mockFetch } from '../mockFetch.ts'
import { licenseType, sentSecret, useMutations, type Mutations } from '../mutations.ts'

const config = { api: '/api', chart: '/chart', cloud: '/thunder', repository: '/repo', idleTimeout: null }
const bodies: Readonly<Record<string, unknown>> = {
  'GET /api/configuration': { APIService: {} },
  // The stored profiles are read again before an update.
  ...Object.fromEntries(
    ['oracle-cloud', 'aws', 'azure', 'gcp'].map((cloud) => [
      `GET /thunder/${cloud}/configurations`,
      [{ id: '1', selected: false }],
    ]),
  ),
  // The list is read again after a change.
  'GET /api/settings/oracle/database/license-types': { 'license-types': [licenseType] },
  'POST /api/admin/users/one/reset-password': 'New.2026',
  'PUT /api/hosts/h1/create-dr': { hostname: 'h1_DR' },
  'POST /api/licenses/ignore': { updated: null, error: null },
  'POST /api/contracts/mysql/upload': null,
}

/** Method and path of the requests that a mutation sends. */
let sent: string[] = []
/** True while a captive portal responds to the writes. */
let isPortal = false
/** True while the server rejects the writes and repeats the values of their bodies. */
let isEchoing = false
let sentBodies: string[] = []
let restore = () => {}
beforeEach(() => {
  sent = []
  isPortal = false
  isEchoing = false
  sentBodies = []
  restore = mockFetch(
    async (sentRequest) => {
      const { method, url } = sentRequest
      const request = `${method} ${new URL(url).pathname}`
      if (method !== 'GET') sent.push(request)
      if (method !== 'GET' && isPortal)
        return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
      if (method !== 'GET' && isEchoing) {
        const body = await sentRequest.text()
        sentBodies.push(body)
        return Response.json({ message: `not valid: ${valuesIn(body).join(' ')}` }, { status: 422 })
      }
      return Response.json(Object.hasOwn(bodies, request) ? bodies[request] : {})
    },
    async () => Response.error(),
    () => {},
  )
})
afterEach(() => restore())

/** All texts of a JSON body. Without their names, which would make a mask recognize secrets. */
function valuesIn(body: string): readonly string[] {
  const texts: string[] = []
  JSON.parse(body, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/** Mounts a query for each read of the OpenAPI contract and counts its requests. */
async function mountQueries() {
  const requests: string[] = []
  const tab = memoryStore()
  tab.write('token', 'a.b.c')
  const catalogue = createCatalogue('en')
  await catalogue.load('alerts', 'common', 'licenseTypes')
  const services = createServices(
    config,
    {
      catalogue,
      local: memoryStore(),
      tab,
      now: () => Date.parse(NOW),
      basename: '/',
    },
    pageOf,
  )
  let ready: MutationHandle | undefined
  await render(
    <ServicesContext value={services}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, revalidateOnFocus: false }}>
          {reads.map((name) => (
            <MountedQuery key={name} name={name} onRequest={() => requests.push(name)} />
          ))}
          <I18nProvider catalogue={catalogue}>
            <ToastProvider>
              <MutationRunner services={services} onReady={(made) => (ready = made)} />
            </ToastProvider>
          </I18nProvider>
        </SWRConfig>
      </MemoryRouter>
    </ServicesContext>,
  )
  await expect.poll(() => new Set(requests).size).toBe(new Set(reads).size)
  requests.length = 0
  if (!ready) throw new Error('The mutations are not there')
  return { requests, ...ready }
}

function MountedQuery({ name, onRequest }: { name: string; onRequest: () => void }) {
  useOne(
    {
      name,
      decoder: any,
      fetcher: async () => {
        onRequest()
        return { data: {}, response: new Response() }
      },
    },
    (body) => body,
    { errorScope: 'inline' },
  )
  return null
}

interface MutationHandle {
  mutations: Mutations
  invalidate: ReturnType<typeof useInvalidate>
}

function MutationRunner({
  services,
  onReady,
}: {
  services: Services
  onReady: (ready: MutationHandle) => void
}) {
  const mutations = useMutations(services)
  const invalidate = useInvalidate()
  useEffect(() => {
    onReady({ mutations, invalidate })
  })
  return null
}

/** No mutation invalidates it. */
const sentinel = 'GET /version'

const isOf = (operation: string) => {
  const [method = '', path = ''] = operation.split(' ')
  const pattern = path
    .split(/\{[^}]+\}/)
    .map((part) => RegExp.escape(part))
    .join('[^/]+')
  return new RegExp(`^${method} /(api|thunder)${pattern}$`)
}

describe('queries after a mutation', () => {
  it('covers every write of the OpenAPI contract, with a mutation for each', async () => {
    const known = new Set([...Object.keys(expectedInvalidations).map(requestOf), ...notMutations])
    expect([...known].toSorted()).toEqual([...new Set(writes)].toSorted())
    const { mutations } = await mountQueries()
    expect(Object.keys(mutations).toSorted()).toEqual(Object.keys(expectedInvalidations).toSorted())
  })

  it.each(Object.entries(expectedInvalidations))('%s', async (operation, expected) => {
    const { requests, mutations, invalidate } = await mountQueries()
    await mutations[operation]?.()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatch(isOf(requestOf(operation)))
    await expect.poll(() => requests.toSorted()).toEqual([...expected].toSorted())
    // After a later invalidation has finished, no request of this one is pending.
    invalidate([sentinel])
    await expect.poll(() => requests).toContain(sentinel)
    expect(requests.filter((name) => name !== sentinel).toSorted()).toEqual([...expected].toSorted())
  })
})

/** Errors of a mutation; a batch resolves with the errors of its parts. */
async function errorsOf(run: (() => unknown) | undefined): Promise<readonly unknown[]> {
  try {
    const failures: unknown = await run?.()
    return Array.isArray(failures) ? failures.map((failure: { error: unknown }) => failure.error) : []
  } catch (error) {
    return [error]
  }
}

// The dashboard sends it after the undo period and the alerts page in a dialog with a receipt; both show
// the failure themselves.
const shownLater = new Set(['POST /alerts/ack', 'POST /alerts/ack in bulk'])

describe('a mutation whose response comes from a captive portal with status 200', () => {
  it.each(Object.entries(expectedInvalidations))(
    'is unconfirmed, sent once and invalidates the same queries: %s',
    async (operation, expected) => {
      isPortal = true
      const { requests, mutations, invalidate } = await mountQueries()
      const errors = await errorsOf(mutations[operation])
      await expect.poll(() => sent).toHaveLength(1)
      expect(errors.map((error) => error instanceof UnknownOutcomeError)).toEqual(
        shownLater.has(operation) ? [] : [true],
      )
      await expect.poll(() => requests.toSorted()).toEqual([...expected].toSorted())
      invalidate([sentinel])
      await expect.poll(() => requests).toContain(sentinel)
      expect(sent).toHaveLength(1)
    },
  )
})

describe('a mutation whose rejection repeats a secret of its body', () => {
  it.each([
    'POST /users/{username}/change-password',
    'POST /admin/users/{username}/change-password',
    'POST /admin/users',
    'POST /configuration',
    ...['oracle-cloud', 'aws', 'azure', 'gcp'].flatMap((cloud) => [
      `POST /${cloud}/configurations`,
      `PUT /${cloud}/configurations/{id}`,
    ]),
  ])('has no secret in its error: %s', async (operation) => {
    isEchoing = true
    const { mutations } = await mountQueries()
    const errors = await errorsOf(mutations[operation])
    expect(sentBodies.map((body) => body.includes(sentSecret))).toEqual([true])
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors.map((error) => [String(error), error]))).not.toContain(sentSecret)
  })
})
