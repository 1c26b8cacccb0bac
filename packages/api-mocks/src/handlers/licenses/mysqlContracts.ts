import type { MySQLContract } from '../../contract/wire.ts'
import { readShape } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authorize } from '../../world/access/access.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'
import { mysqlBody, newId, pathId, withoutId } from './contractBodies.ts'

type NewContract = Omit<MySQLContract, 'id'>

/** Like the server, ignores read-only mode and accepts unknown hosts and license types. */
export const mysqlContractHandlers = (http: ApiHttp, world: World) => [
  http.get('/contracts/mysql/database', ({ request, response }) => {
    const { location } = authorize(world, request)
    readQuery(request, 400).moment('older-than')
    const contracts = contractsNow(world).mysql.filter(
      (contract) => location === undefined || location.includes(contract.location),
    )
    return response(200).json({ contracts })
  }),

  http.post('/contracts/mysql/database', async ({ request, response }) => {
    authorize(world, request)
    const body = withoutId(await readShape(request, mysqlBody))
    check(body)
    const contract = { id: newId(world), ...body }
    replaceContracts(world, { mysql: [...contractsNow(world).mysql, contract] })
    return response(201).json(contract)
  }),

  http.put('/contracts/mysql/database/{id}', async ({ request, params, response }) => {
    authorize(world, request)
    const id = pathId(params.id)
    const body = await readShape(request, mysqlBody)
    if (body.id !== id) throw httpError(400, 'the ids differ')
    check(body)
    const contract: MySQLContract = { ...body, id }
    mustExist(world, id)
    const mysql = contractsNow(world).mysql.map((known) => (known.id === id ? contract : known))
    replaceContracts(world, { mysql })
    return response(200).json(contract)
  }),

  http.delete('/contracts/mysql/database/{id}', ({ request, params, response }) => {
    authorize(world, request)
    const id = pathId(params.id)
    mustExist(world, id)
    replaceContracts(world, { mysql: contractsNow(world).mysql.filter((known) => known.id !== id) })
    return response(204).empty()
  }),
]

function mustExist(world: World, id: string) {
  if (!contractsNow(world).mysql.some((known) => known.id === id)) throw httpError(404, 'contract not found')
}

function check({ contractID, csi, numberOfLicenses }: NewContract) {
  if (contractID === '' || csi === '' || numberOfLicenses <= 0)
    throw httpError(400, 'contractID, csi and numberOfLicenses are needed')
}
