import type { OracleContract } from '../../contract/wire.ts'
import { readShape } from '../../lib/http/body.ts'
import { type ApiHttp, httpError, httpErrorThenNull } from '../../lib/http/http.ts'
import { includes, readQuery, type Query } from '../../lib/http/query.ts'
import { authorize, requireWritable } from '../../world/access/access.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { oracleContractRows } from '../../world/licenses/contracts/oracleContracts.ts'
import { isDated, type StoredOracleContract } from '../../world/licenses/contracts/storedContracts.ts'
import { inventoryOfWorld } from '../../world/licenses/worldLicenses.ts'
import type { World } from '../../world/world.ts'
import { newId, oracleBody, pathId, withoutId } from './contractBodies.ts'

type NewContract = Omit<StoredOracleContract, 'id'>

export const oracleContractHandlers = (http: ApiHttp, world: World) => [
  http.get('/contracts/oracle/database', ({ request, response }) => {
    const { location } = authorize(world, request)
    readQuery(request, 400).moment('older-than')
    const matches = contractFilter(readQuery(request))
    const hasLocation = (contract: OracleContract) =>
      location === undefined || location.includes(contract.location)
    return response(200).json({
      contracts: oracleContractRows(inventoryOfWorld(world)).filter(
        (contract) => hasLocation(contract) && matches(contract),
      ),
    })
  }),

  http.post('/contracts/oracle/database', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const contract = withoutId(await readShape(request, oracleBody))
    check(oracleProblem(world, contract))
    const id = newId(world)
    replaceContracts(world, { oracle: [...contractsNow(world).oracle, { id, ...contract }] })
    return response(200).json(stored(world, id))
  }),

  http.put('/contracts/oracle/database', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const { id, ...contract } = await readShape(request, oracleBody)
    check(kindProblem(contract))
    if (id === null || !contractsNow(world).oracle.some((known) => known.id === id))
      throw httpErrorThenNull(422, 'contract not found')
    check(oracleProblem(world, contract))
    put(world, { id, ...contract })
    return response(200).json(stored(world, id))
  }),

  http.delete('/contracts/oracle/database/{id}', ({ request, params, response }) => {
    authorize(world, request)
    requireWritable(world)
    const { id } = found(world, pathId(params.id))
    replaceContracts(world, { oracle: contractsNow(world).oracle.filter((known) => known.id !== id) })
    return response(200).json(null)
  }),

  http.delete('/contracts/oracle/database/{id}/hosts/{hostname}', ({ request, params, response }) => {
    authorize(world, request)
    requireWritable(world)
    const contract = found(world, pathId(params.id))
    // The server cannot decode contracts with a date here.
    if (isDated(contract)) throw httpError(500, 'cannot decode the contract')
    if (world.hosts.find(params.hostname, world.clock.now()) === undefined)
      throw httpError(500, `host ${params.hostname} not found`)
    const hosts = contract.hosts?.filter((name) => name !== params.hostname) ?? null
    put(world, { ...contract, hosts })
    return response(200).json(null)
  }),
]

function found(world: World, id: string): StoredOracleContract {
  const contract = contractsNow(world).oracle.find((known) => known.id === id)
  if (contract === undefined) throw httpError(404, 'contract not found')
  return contract
}

function put(world: World, contract: StoredOracleContract) {
  const { oracle } = contractsNow(world)
  replaceContracts(world, { oracle: oracle.map((known) => (known.id === contract.id ? contract : known)) })
}

function stored(world: World, id: string): OracleContract {
  const row = oracleContractRows(inventoryOfWorld(world)).find((contract) => contract.id === id)
  if (row === undefined) throw httpError(500, 'contract not found')
  return row
}

interface Problem {
  status: number
  reason: string
}

function kindProblem({ unlimited, basket, restricted }: NewContract): Problem | undefined {
  if (unlimited && !basket) return { status: 400, reason: 'an unlimited contract must be a basket' }
  if (restricted && basket) return { status: 400, reason: 'a restricted contract cannot be a basket' }
  return undefined
}

/** Validation error of a contract, or undefined if it can be stored. */
export function oracleProblem(world: World, contract: NewContract): Problem | undefined {
  const now = world.clock.now()
  const unknownHost = contract.hosts?.find((hostname) => world.hosts.find(hostname, now) === undefined)
  const isKnown = world.priceList.has(contract.licenseTypeID)
  return (
    kindProblem(contract) ??
    (unknownHost === undefined ? undefined : { status: 500, reason: `host ${unknownHost} not found` }) ??
    (isKnown ? undefined : { status: 500, reason: `license type ${contract.licenseTypeID} not found` })
  )
}

function check(problem: Problem | undefined) {
  if (problem) throw httpError(problem.status, problem.reason)
}

function contractFilter(query: Query): (contract: OracleContract) => boolean {
  const texts = (
    [
      ['contract-id', 'contractID'],
      ['license-type-id', 'licenseTypeID'],
      ['item-description', 'itemDescription'],
      ['csi', 'csi'],
      ['metrics', 'metric'],
      ['reference-number', 'referenceNumber'],
    ] as const
  ).map(([name, key]) => [query.text(name), key] as const)
  const flags = (['unlimited', 'basket'] as const).map((name) => [query.boolean(name), name] as const)
  const ranges = (
    [
      ['licenses-per-core', 'licensesPerCore'],
      ['licenses-per-user', 'licensesPerUser'],
      ['available-licenses-per-core', 'availableLicensesPerCore'],
      ['available-licenses-per-user', 'availableLicensesPerUser'],
    ] as const
  ).map(([name, key]) => {
    const least = query.integer(`${name}-gte`) ?? Number.NEGATIVE_INFINITY
    const most = query.integer(`${name}-lte`) ?? Number.POSITIVE_INFINITY
    return { key, least, most }
  })
  return (contract) =>
    texts.every(([part, key]) => includes(part, contract[key])) &&
    flags.every(([flag, key]) => flag === undefined || contract[key] === flag) &&
    ranges.every(({ key, least, most }) => contract[key] >= least && contract[key] <= most)
}
