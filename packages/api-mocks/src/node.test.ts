import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { controlledServer } from './node.ts'

test('tries custom handlers before the built-in ones', async () => {
  const ping = http.get('*/api/ping', () => HttpResponse.text('own handler'))
  const { server } = controlledServer({ hosts: 0, handlers: [ping] })
  server.listen({ onUnhandledFrame: 'error' })
  try {
    expect(await (await fetch('http://inventory.example/api/ping')).text()).toBe('own handler')
    expect((await fetch('http://inventory.example/api/hosts')).status).toBe(401)
  } finally {
    server.close()
  }
})

test('polyfills Promise.withResolvers for Node 20', async () => {
  const original = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {}
  Reflect.deleteProperty(Promise, 'withResolvers')
  try {
    controlledServer({ hosts: 0 })
    const { promise, resolve } = Promise.withResolvers<string>()
    resolve('done')
    expect(await promise).toBe('done')
  } finally {
    Object.defineProperty(Promise, 'withResolvers', original)
  }
})
