import type { Services } from '../services.ts'
import { send } from './query.ts'

declare const services: Services

export const read = send(services, {
  name: 'GET /users/info',
  fetcher: ({ api }, signal) => api.GET('/users/info', { signal }),
})

export const writes = [
  // @ts-expect-error -- `send` gives no POST method: a write needs `useMutation` or `sendMutation`
  send(services, { name: 'GET /alerts', fetcher: ({ api }) => api.POST('/alerts/ack', {}) }),
  // @ts-expect-error -- nor a DELETE method
  send(services, { name: 'GET /groups', fetcher: ({ api }) => api.DELETE('/groups/{groupname}', {}) }),
  // @ts-expect-error -- nor one of another service
  send(services, { name: 'GET /aws', fetcher: async ({ cloud }) => cloud?.POST('/aws/configurations', {}) }),
]
