import type { Services } from '../environment/services.ts'
import { send } from './query.ts'

declare const services: Services

export const read = send(services, 'GET /users/info', ({ api }, signal) => api.GET('/users/info', { signal }))

export const writes = [
  // @ts-expect-error -- `send` gives no POST method: a write needs `useMutation` or `sendMutation`
  send(services, 'POST /alerts/ack', ({ api }) => api.POST('/alerts/ack', { body: { ids: [] } })),
  // @ts-expect-error -- nor a DELETE method
  send(services, 'DELETE /groups/{groupname}', ({ api }) => api.DELETE('/groups/{groupname}', {})),
  // @ts-expect-error -- nor one of another service
  send(services, 'POST /aws/configurations', ({ cloud }) => cloud?.POST('/aws/configurations', {})),
]
