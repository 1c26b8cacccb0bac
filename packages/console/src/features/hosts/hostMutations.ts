import { hostLists } from '../../platform/queries/dismissHost.ts'
import type { Mutation } from '../../platform/query/mutation.ts'
import { isRecord } from '../../platform/storage/storage.ts'

export { dismissHost } from '../../platform/queries/dismissHost.ts'
export { ignoreMissing } from '../../platform/queries/ignoreMissing.ts'

/** Responds with the name of the clone. */
export function cloneHost(host: string): Mutation<{ hostname: string }> {
  return {
    name: 'PUT /hosts/{host}/create-dr',
    fetcher: ({ api }, signal) => api.PUT('/hosts/{host}/create-dr', { params: { path: { host } }, signal }),
    invalidates: hostLists,
    confirms: (body) => isRecord(body) && typeof body['hostname'] === 'string',
  }
}
