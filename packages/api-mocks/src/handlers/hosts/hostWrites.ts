import { httpError, emptyHttpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize, hostFor, requireWritable } from '../../world/access/access.ts'
import { alertDismissed } from '../../world/alerts/alertWrites.ts'
import { nameOfCopy } from '../../world/hosts/hostStore.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { isDated } from '../../world/licenses/contracts/storedContracts.ts'
import { copyIgnored } from '../../world/licenses/ignoredLicenses.ts'
import type { World } from '../../world/world.ts'

export const hostWriteHandlers = (http: ApiHttp, world: World) => [
  http.put('/hosts/{host}/create-dr', ({ request, params, response }) => {
    authorize(world, request)
    const now = world.clock.now()
    const host = world.hosts.find(params.host, now)
    if (host === undefined) throw httpError(403, `host ${params.host} not found`)
    // The server panics for a Veritas cluster node without Oracle databases.
    if (host.membership.veritasClusterServer && host.technology !== 'Oracle/Database')
      throw emptyHttpError(500)
    if (Object.keys(host.databases).length === 0) throw httpError(403, 'ERC999: no database')
    if (world.hosts.find(nameOfCopy(host.hostname), now)) throw httpError(403, 'the copy exists')
    const { hostname } = world.hosts.copy(host, now)
    const report = world.hosts.reportOf(hostname, now)?.receivedAt ?? now
    copyIgnored(world.ignoredLicenses, host.hostname, hostname, report)
    return response(201).json({ hostname })
  }),

  http.delete('/hosts/{hostname}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    requireWritable(world)
    const now = world.clock.now()
    const host = hostFor(world, caller, params.hostname)
    world.hosts.dismiss(host, now)
    alertDismissed(world, host.hostname)
    removeFromContracts(world, host.hostname)
    return response(200).json(null)
  }),
]

/** The server cannot decode contracts with a date, so they keep the host. */
function removeFromContracts(world: World, hostname: string): void {
  const { oracle } = contractsNow(world)
  const names = ({ hosts }: (typeof oracle)[number]) => hosts?.includes(hostname) === true
  if (!oracle.some((contract) => names(contract) && !isDated(contract))) return
  replaceContracts(world, {
    oracle: oracle.map((contract) =>
      names(contract) && !isDated(contract)
        ? { ...contract, hosts: contract.hosts?.filter((name) => name !== hostname) ?? null }
        : contract,
    ),
  })
}
