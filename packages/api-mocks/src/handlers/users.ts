import { refuse } from '../lib/errors.ts'
import { readBody, type ApiHttp } from '../lib/http.ts'
import { authorize } from '../session/access.ts'
import type { World } from '../world.ts'

export const userHandlers = (http: ApiHttp, world: World) => [
  http.get('/users/info', ({ request, response }) => {
    const { username, groups } = authorize(world, request)
    return response(200).json({ username, groups })
  }),

  http.post('/users/{username}/change-password', async ({ request, params, response }) => {
    const caller = authorize(world, request)
    if (params.username !== caller.username && !caller.isAdmin) throw refuse(401, 'only your own password')
    const { oldPassword, newPassword, confirmedPassword } = passwords(await readBody(request))
    const user = world.users.find(({ username }) => username === params.username)
    if (newPassword !== confirmedPassword) throw refuse(400, 'the new passwords differ')
    if (!user || user.password !== oldPassword) throw refuse(400, 'the old password is wrong')
    user.password = newPassword
    const own = world.users.find(({ username }) => username === caller.username)
    if (own) own.groups = own.groups.filter((group) => group !== 'limited')
    return response(204).empty()
  }),
]

const keys = ['oldPassword', 'newPassword', 'confirmedPassword'] as const

/** Unknown keys are refused; a missing one is empty, as the server decodes it. */
function passwords(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuse(400, 'cannot read the body')
  const given: [string, unknown][] = Object.entries(body)
  const texts = new Map<string, string>()
  for (const [key, value] of given) {
    const known = keys.find((name) => name.toLowerCase() === key.toLowerCase())
    if (known === undefined || typeof value !== 'string') throw refuse(400, `cannot read ${key}`)
    texts.set(known, value)
  }
  const [oldPassword = '', newPassword = '', confirmedPassword = ''] = keys.map((key) => texts.get(key))
  return { oldPassword, newPassword, confirmedPassword }
}
