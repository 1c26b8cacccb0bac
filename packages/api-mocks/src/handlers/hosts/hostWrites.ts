import { refuse, refuseSilently } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize, hostFor, refuseWhenReadOnly } from '../../world/access/access.ts'
import { alertDismissed } from '../../world/alerts/alertWrites.ts'
import { copyIgnored } from '../../world/licenses/ignoredLicenses.ts'
import type { World } from '../../world/world.ts'

export const hostWriteHandlers = (http: ApiHttp, world: World) => [
  http.put('/hosts/{host}/create-dr', ({ request, params, response }) => {
    authorize(world, request)
    const now = world.clock.now()
    const host = world.hosts.known(params.host, now)
    if (host === undefined) throw refuse(403, `host ${params.host} not found`)
    // The server looks for the databases of the members without asking whether there are any.
    if (host.membership.veritasClusterServer && host.technology !== 'Oracle/Database')
      throw refuseSilently(500)
    const { hostname } = world.hosts.copy(host, now)
    copyIgnored(world.ignoredLicenses, host.hostname, hostname, now)
    return response(201).json({ hostname })
  }),

  http.delete('/hosts/{hostname}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    refuseWhenReadOnly(world)
    const now = world.clock.now()
    const host = hostFor(world, caller, params.hostname)
    world.hosts.dismiss(host, now)
    alertDismissed(world, host.hostname)
    return response(200).json(null)
  }),
]
