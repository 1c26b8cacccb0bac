import { integer, listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { fakeOf, objectId } from '../../lib/random.ts'
import { utc, withOffset } from '../../lib/time.ts'
import { authorize } from '../../world/access/access.ts'
import { SERVER_ZONE } from '../../world/alerts/alertFixtures.ts'
import { simulate, type StoredScenario } from '../../world/licenses/scenarios.ts'
import type { World } from '../../world/world.ts'

const scenarioBody = shapeOf({
  name: text,
  location: text,
  hosts: listOf(shapeOf({ hostname: text, core: integer(-(2 ** 31), 2 ** 31 - 1) })),
})

export const scenarioHandlers = (http: ApiHttp, world: World) => [
  http.get('/scenarios', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(world.scenarios.map(scenarioRow))
  }),

  http.post('/scenarios', async ({ request, response }) => {
    authorize(world, request)
    const { name, location, hosts } = await readShape(request, scenarioBody)
    const createdAt = world.clock.now()
    const simulated = (hosts ?? []).map(({ hostname, core }) => {
      const report = world.hosts.reportOf(hostname, createdAt)
      // Earlier hosts keep their changed cores, as on the server.
      if (!report) throw httpError(422, `host ${hostname} not found`)
      const { id, info } = report.row
      world.hosts.setCores(report.facts, core)
      return { id, hostname, originalCore: info.cpuCores, simulatedCore: core }
    })
    for (const { hostname, originalCore } of simulated) {
      const facts = world.hosts.find(hostname, createdAt)
      if (facts) world.hosts.setCores(facts, originalCore)
    }
    const scenario: StoredScenario = {
      id: newId(world),
      name,
      createdAt,
      location,
      hosts: simulated,
      ...simulate(world, location, simulated),
    }
    world.scenarios.push(scenario)
    return response(200).json({ ...scenarioRow(scenario), createdAt: withOffset(createdAt, SERVER_ZONE) })
  }),

  http.get('/scenarios/{id}', ({ request, params, response }) => {
    authorize(world, request)
    return response(200).json(scenarioRow(scenarioWith(world, params.id)))
  }),

  http.delete('/scenarios/{id}', ({ request, params, response }) => {
    authorize(world, request)
    world.scenarios.splice(world.scenarios.indexOf(scenarioWith(world, params.id)), 1)
    return response(204).empty()
  }),

  http.get('/scenarios/{id}/license-compliance', ({ request, params, response }) =>
    response(200).json(resultOf(world, request, params.id, 'compliance')),
  ),

  http.get('/scenarios/{id}/license-used-database', ({ request, params, response }) =>
    response(200).json(resultOf(world, request, params.id, 'perDatabase')),
  ),

  http.get('/scenarios/{id}/license-used-host', ({ request, params, response }) =>
    response(200).json(resultOf(world, request, params.id, 'perHost')),
  ),

  http.get('/scenarios/{id}/license-used-cluster', ({ request, params, response }) =>
    response(200).json(resultOf(world, request, params.id, 'perCluster')),
  ),

  http.get('/scenarios/{id}/license-used-cluster-veritas', ({ request, params, response }) =>
    response(200).json(resultOf(world, request, params.id, 'perVeritasCluster')),
  ),
]

function newId(world: World): string {
  world.generatedIds += 1
  return objectId(world.clock.now(), fakeOf(world, 70_000_003 + world.generatedIds))
}

function scenarioWith(world: World, id: string): StoredScenario {
  const scenario = world.scenarios.find((candidate) => candidate.id === id)
  if (!scenario) throw httpError(422, `scenario ${id} not found`)
  return scenario
}

function resultOf<Key extends keyof StoredScenario>(world: World, request: Request, id: string, key: Key) {
  authorize(world, request)
  const scenario = scenarioWith(world, id)
  return { ...headOf(scenario), licenses: scenario[key] }
}

function headOf({ id, name, createdAt, location }: StoredScenario) {
  return { id, name, createdAt: utc(createdAt), location }
}

function scenarioRow(scenario: StoredScenario) {
  return { ...headOf(scenario), hosts: scenario.hosts }
}
