import type { ChangePasswordBody } from '@inventory-console/api-mocks/contract'
import { noServerMessage } from '../../platform/http/ApiError.ts'
import { sendMutation } from '../../platform/query/mutation.ts'
import type { Services } from '../../platform/services.ts'

/** Rejects like `sendMutation`. */
export async function changePassword(
  services: Services,
  username: string,
  body: ChangePasswordBody,
): Promise<void> {
  await sendMutation(services, {
    name: 'POST /users/{username}/change-password',
    fetcher: ({ api }, signal) =>
      api.POST('/users/{username}/change-password', { params: { path: { username } }, body, signal }),
    redact: noServerMessage,
  })
}
