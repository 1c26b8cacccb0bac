import type { SqlServerContract } from '../../contract/index.ts'
import { readShape } from '../../lib/http/body.ts'
import { refuse, type Refusal } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { refuseThenNull } from '../../lib/http/thenNull.ts'
import { authorize, refuseWhenReadOnly } from '../../world/access/access.ts'
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
    refuseWhenReadOnly(world)
    const sent = withoutId(await readShape(request, sqlServerBody))
    check(world, sent)
    const contract = { id: newId(world), ...sent }
    replaceContracts(world, { microsoft: [...contractsNow(world).microsoft, contract] })
    return response(200).json(contract)
  }),

  http.put('/contracts/microsoft/database', async ({ request, response }) => {
    authorize(world, request)
    refuseWhenReadOnly(world)
    const { id, ...sent } = await readShape(request, sqlServerBody)
    if (id === null || !contractsNow(world).microsoft.some((known) => known.id === id))
      throw refuseThenNull(422, 'contract not found')
    check(world, sent)
    const contract = { id, ...sent }
    const microsoft = contractsNow(world).microsoft.map((known) => (known.id === id ? contract : known))
    replaceContracts(world, { microsoft })
    return response(200).json(contract)
  }),

  http.delete('/contracts/microsoft/database/{id}', ({ request, params, response }) => {
    authorize(world, request)
    refuseWhenReadOnly(world)
    const id = pathId(params.id)
    const { microsoft } = contractsNow(world)
    if (!microsoft.some((known) => known.id === id)) throw refuse(404, 'contract not found')
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
): { reason: string; refusal: Refusal } | undefined {
  if (!sqlServerLicenses.some(({ id }) => id === licenseTypeID)) {
    const reason = `license type ${licenseTypeID} not found`
    return { reason, refusal: refuseThenNull(422, reason) }
  }
  const now = world.clock.now()
  const stranger = hosts?.find((hostname) => world.hosts.known(hostname, now) === undefined)
  if (stranger === undefined) return undefined
  const reason = `host ${stranger} not found`
  return { reason, refusal: refuse(500, reason) }
}
