import { readShape, shapeOf, text } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/errors.ts'
import { fakeNamed } from '../../lib/random.ts'
import type { World } from '../world.ts'

const passwords = shapeOf({ oldPassword: text, newPassword: text, confirmedPassword: text })

/**
 * Changes a password. Administrators, too, send the user's old password. With `callerGroups`, as on the
 * server, these replace the user's groups.
 */
export async function changePassword(
  world: World,
  username: string,
  request: { text: () => Promise<string> },
  callerGroups?: readonly string[],
): Promise<void> {
  const { oldPassword, newPassword, confirmedPassword } = await readShape(request, passwords)
  const user = world.users.find((candidate) => candidate.username === username)
  if (newPassword !== confirmedPassword) throw httpError(400, 'the new passwords differ')
  if (!user || user.password !== oldPassword) throw httpError(400, 'the old password is wrong')
  user.password = newPassword
  if (callerGroups) user.groups = callerGroups.filter((group) => group !== 'limited')
}

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_'

/** A deterministic password that differs from `old`. */
export function newPasswordAfter(world: World, username: string, old: string): string {
  return fakeNamed(world, `${username} ${old}`)(0).string.fromCharacters(letters, 12)
}
