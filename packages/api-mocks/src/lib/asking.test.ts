import { http, HttpResponse, matchRequestUrl } from 'msw'
import { expect, it } from 'vitest'
import { createHandlers } from '../handlers/index.ts'
import { createWorld } from '../world/createWorld.ts'
import { asking, candidatesOf } from './asking.ts'
import { NOW } from './clock.ts'

const handlers = createHandlers(createWorld({ hosts: 1, now: NOW }))
const candidates = candidatesOf(handlers)

/** Sample values for path parameters. */
const values = ['A', 'a b', 'a%2Fb', 'hosts', '%68osts', '..', 'a:b', 'é']
const addresses = handlers.flatMap(({ info: { path } }, at) => {
  const address = String(path)
    .slice(1)
    .replaceAll(/:\w+/g, values[at % values.length] ?? '')
  const spelled = address.replace('/api', '/%61pi')
  return [address, `${address}/`, `/below${address}`, address.toUpperCase(), spelled, `${address}/more?a=/b`]
})
const requests = addresses.map((address) => new Request(`http://localhost${address}`))

it('candidatesOf: includes every matching handler, in order', () => {
  for (const request of requests) {
    const url = new URL(request.url)
    const answering = handlers.filter(
      ({ info: { path } }) => typeof path === 'string' && matchRequestUrl(url, path).matches,
    )
    const tried = candidates(request).filter((handler) => answering.includes(handler))
    expect(tried, `tried for ${request.url}`).toEqual(answering)
  }
})

it('asking: returns 414 for a URL that is too long', async () => {
  const request = new Request(`http://localhost/api/hosts/${'x'.repeat(10_000)}`)
  expect((await asking(handlers)(request))?.status).toBe(414)
})

it('candidatesOf: keeps fewer than a tenth of the handlers', () => {
  const most = Math.max(...requests.map((request) => candidates(request).length))
  expect(most).toBeLessThan(handlers.length / 10)
})

it('asking: supports wildcard, regular expression and predicate paths', async () => {
  const ask = asking([
    http.get('*/api/*/parts', () => HttpResponse.text('parts')),
    http.get(/\/api\/\d+$/, () => HttpResponse.text('number')),
    http.all(
      () => true,
      () => HttpResponse.text('rest'),
    ),
  ])
  const answers = ['/api/a/b/parts', '/api/7', '/api/a'].map(async (path) => {
    const response = await ask(new Request(`http://localhost${path}`))
    return response?.text()
  })
  expect(await Promise.all(answers)).toEqual(['parts', 'number', 'rest'])
})

it('asking: returns undefined when no handler matches', async () => {
  expect(await asking(handlers)(new Request('http://localhost/api/nobody/knows/this'))).toBeUndefined()
})
