import type { SqlServerContract } from '../../contract/wire.ts'
import { readShape } from '../../lib/http/body.ts'
import { type ApiHttp, httpError, type HttpError, httpErrorThenNull } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authorize, requireWritable } from '../../world/access/access.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { sqlServerLicenses } from '../../world/licenses/sqlServerLicenses.ts'
import type { World } from '../../world/world.ts'
import { newId, pathId, sqlServerBody, withoutId } from './contractBodies.ts'

type NewContract = Omit<SqlServerContract, 'id'>

export const sqlServerContractHandlers = (http: ApiHttp, world: World) => [
  http.get('/contracts/microsoft/database', ({ request, response }) => {
    const { location } = authorize(world, request)
    readQuery(request, 400).moment('older-than')
    const contracts = contractsNow(world).microsoft.filter(
      (contract) => location === undefined || location.includes(contract.location),
    )
    return response(200).json({ contracts })
  }),

  http.post('/contracts/microsoft/database', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const body = withoutId(await readShape(request, sqlServerBody))
    check(world, body)
    const contract = { id: newId(world), ...body }
    replaceContracts(world, { microsoft: [...contractsNow(world).microsoft, contract] })
    return response(200).json(contract)
  }),

  http.put('/contracts/microsoft/database', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const { id, ...body } = await readShape(request, sqlServerBody)
    if (id === null || !contractsNow(world).microsoft.some((known) => known.id === id))
      throw httpErrorThenNull(422, 'contract not found')
    check(world, body)
    const contract = { id, ...body }
    const microsoft = contractsNow(world).microsoft.map((known) => (known.id === id ? contract : known))
    replaceContracts(world, { microsoft })
    return response(200).json(contract)
  }),

  http.delete('/contracts/microsoft/database/{id}', ({ request, params, response }) => {
    authorize(world, request)
    requireWritable(world)
    const id = pathId(params.id)
    const { microsoft } = contractsNow(world)
    if (!microsoft.some((known) => known.id === id)) throw httpError(404, 'contract not found')
    replaceContracts(world, { microsoft: microsoft.filter((known) => known.id !== id) })
    return response(200).json(null)
  }),
]

function check(world: World, contract: NewContract) {
  const problem = sqlServerProblem(world, contract)
  if (problem) throw problem.refusal
}

/** Validation error of a contract, or undefined if it can be stored. */
export function sqlServerProblem(
  world: World,
  { hosts, licenseTypeID }: NewContract,
): { reason: string; refusal: HttpError } | undefined {
  if (!sqlServerLicenses.some(({ id }) => id === licenseTypeID)) {
    const reason = `license type ${licenseTypeID} not found`
    return { reason, refusal: httpErrorThenNull(422, reason) }
  }
  const now = world.clock.now()
  const unknownHost = hosts?.find((hostname) => world.hosts.find(hostname, now) === undefined)
  if (unknownHost === undefined) return undefined
  const reason = `host ${unknownHost} not found`
  return { reason, refusal: httpError(500, reason) }
}
