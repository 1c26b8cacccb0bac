import { http, HttpResponse, matchRequestUrl } from 'msw'
import { expect, it } from 'vitest'
import { createHandlers } from '../handlers/index.ts'
import { createWorld } from '../world/createWorld.ts'
import { combineHandlers, handlerFilter } from './combineHandlers.ts'
import { NOW } from './time.ts'

const handlers = createHandlers(createWorld({ hosts: 1, now: NOW }))
const candidates = handlerFilter(handlers)

/** Sample values for path parameters. */
const values = ['A', 'a b', 'a%2Fb', 'hosts', '%68osts', '..', 'a:b', 'é']
const addresses = handlers.flatMap(({ info: { path } }, index) => {
  const address = String(path)
    .slice(1)
    .replaceAll(/:\w+/g, values[index % values.length] ?? '')
  const spelled = address.replace('/api', '/%61pi')
  return [address, `${address}/`, `/below${address}`, address.toUpperCase(), spelled, `${address}/more?a=/b`]
})
const requests = [...new Set(addresses)].map((address) => new Request(`http://localhost${address}`))

it('handlerFilter: includes every matching handler, in order', () => {
  // Many handlers share a path, and matching is slow.
  const paths = [...new Set(handlers.map(({ info: { path } }) => path))]
  for (const request of requests) {
    const url = new URL(request.url)
    const matchingPaths = new Set(
      paths.filter((path) => typeof path === 'string' && matchRequestUrl(url, path).matches),
    )
    const matching = handlers.filter(({ info: { path } }) => matchingPaths.has(path))
    const tried = candidates(request).filter((handler) => matching.includes(handler))
    expect(tried, `tried for ${request.url}`).toEqual(matching)
  }
})

it('combineHandlers: returns 414 for a URL that is too long', async () => {
  const request = new Request(`http://localhost/api/hosts/${'x'.repeat(10_000)}`)
  expect((await combineHandlers(handlers)(request))?.status).toBe(414)
})

it('handlerFilter: keeps fewer than a tenth of the handlers', () => {
  const most = Math.max(...requests.map((request) => candidates(request).length))
  expect(most).toBeLessThan(handlers.length / 10)
})

it('combineHandlers: supports wildcard, regular expression and predicate paths', async () => {
  const handleRequest = combineHandlers([
    http.get('*/api/*/parts', () => HttpResponse.text('parts')),
    http.get(/\/api\/\d+$/, () => HttpResponse.text('number')),
    http.all(
      () => true,
      () => HttpResponse.text('rest'),
    ),
  ])
  const bodies = ['/api/a/b/parts', '/api/7', '/api/a'].map(async (path) => {
    const response = await handleRequest(new Request(`http://localhost${path}`))
    return response?.text()
  })
  expect(await Promise.all(bodies)).toEqual(['parts', 'number', 'rest'])
})

it('combineHandlers: returns undefined when no handler matches', async () => {
  expect(
    await combineHandlers(handlers)(new Request('http://localhost/api/nobody/knows/this')),
  ).toBeUndefined()
})
