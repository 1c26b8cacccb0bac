import { storesFail } from '../../scenarios/stores.ts'
import type { World } from '../../world/world.ts'
import { admin, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'
import { plainHost } from './sampleHosts.ts'

const scenario = '6650f1d2a3b4c5d6e7f80912'
const simulated = (world: World) => {
  world.scenarios.push({
    id: scenario,
    name: 'nothing',
    createdAt: world.clock.now(),
    location: '',
    hosts: [],
    compliance: [],
    perDatabase: [],
    perHost: [],
    perCluster: [],
    perVeritasCluster: [],
  })
}
const results = [
  'license-compliance',
  'license-used-database',
  'license-used-host',
  'license-used-cluster',
  'license-used-cluster-veritas',
]
const newScenario = (hostname: string) => ({ name: 'less', location: '', hosts: [{ hostname, core: 2 }] })

const failing = storesFail()

export const scenarioCalls: RequestSamples = {
  valid: {
    'post api/scenarios': {
      options: requestOptions('POST', newScenario(plainHost)),
      changedReads: ['/api/scenarios'],
    },
    'get api/scenarios/{id}': { params: { id: scenario }, prepare: simulated },
    'delete api/scenarios/{id}': {
      params: { id: scenario },
      options: requestOptions('DELETE'),
      prepare: simulated,
      changedReads: ['/api/scenarios', '/api/scenarios/{id}', '/api/scenarios/{id}/license-compliance'],
    },
    ...Object.fromEntries(
      results.map((result) => [
        `get api/scenarios/{id}/${result}`,
        { params: { id: scenario }, prepare: simulated },
      ]),
    ),
  },
  errors: [
    [400, '/api/scenarios', requestOptions('POST', { name: 1 })],
    [422, '/api/scenarios', requestOptions('POST', newScenario('nobody'))],
    [422, `/api/scenarios/${scenario}`, admin],
    [422, `/api/scenarios/${scenario}`, requestOptions('DELETE')],
    ...results.map((result) => [422, `/api/scenarios/${scenario}/${result}`, admin] as const),
  ],
  faultErrors: [[422, '/api/scenarios', admin, failing]],
  reads: ['/api/scenarios'],
}
