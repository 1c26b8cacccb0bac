import type { ChangePasswordBody } from '@inventory-console/api-mocks/contract'
import type { Services } from '../app/services.ts'
import { noServerMessage } from './ApiError.ts'
import { send } from './query.ts'

export async function changePassword(
  services: Services,
  username: string,
  body: ChangePasswordBody,
): Promise<void> {
  await send(
    services,
    'POST /users/{username}/change-password',
    ({ api }, signal) =>
      api.POST('/users/{username}/change-password', { params: { path: { username } }, body, signal }),
    { redact: noServerMessage },
  )
}
