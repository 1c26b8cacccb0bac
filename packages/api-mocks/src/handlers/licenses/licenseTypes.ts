import type { OracleLicenseType } from '../../contract/wire.ts'
import { decimal, flag, listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { authenticate, authorize, requireWritable } from '../../world/access/access.ts'
import { mysqlLicenseType } from '../../world/licenses/licenseTypes.ts'
import { sqlServerLicenses } from '../../world/licenses/sqlServerLicenses.ts'
import type { World } from '../../world/world.ts'

const typeBody = shapeOf({
  id: text,
  itemDescription: text,
  metric: text,
  cost: decimal,
  aliases: listOf(text),
  option: flag,
})

export const licenseTypeHandlers = (http: ApiHttp, world: World) => [
  http.get('/settings/oracle/database/license-types', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ 'license-types': [...world.priceList.values()] })
  }),

  // Any user may write, and the server validates nothing: `{}` stores a type with an empty id.
  http.post('/settings/oracle/database/license-types', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const type = await readShape(request, typeBody)
    if (world.priceList.has(type.id)) throw httpError(500, `license type ${type.id} already exists`)
    world.priceList.set(type.id, stored(type))
    return response(200).json(stored(type))
  }),

  http.put('/settings/oracle/database/license-types/{id}', async ({ request, params, response }) => {
    authorize(world, request)
    requireWritable(world)
    const type = await readShape(request, typeBody)
    if (!world.priceList.has(params.id)) throw httpError(500, `license type ${params.id} not found`)
    if (type.id !== params.id) throw httpError(500, 'the id differs from the path')
    world.priceList.set(type.id, stored(type))
    return response(200).json(stored(type))
  }),

  http.delete('/settings/oracle/database/license-types/{id}', ({ request, params, response }) => {
    authorize(world, request)
    requireWritable(world)
    if (!world.priceList.delete(params.id)) throw httpError(404, `license type ${params.id} not found`)
    return response(200).json(null)
  }),

  http.get('/settings/mysql/database/license-types', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ 'license-types': [mysqlLicenseType] })
  }),

  http.get('/settings/microsoft/database/license-types', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ 'license-types': [...sqlServerLicenses] })
  }),
]

const metrics: readonly OracleLicenseType['metric'][] = [
  'Processor Perpetual',
  'Named User Plus Perpetual',
  'Stream Perpetual',
  'Computer Perpetual',
]

/** The contract has no other metrics. */
function stored(type: ReturnType<typeof typeBody>): OracleLicenseType {
  return { ...type, metric: metrics.find((metric) => metric === type.metric) ?? '' }
}
