import { admin, makeReadOnly, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'
import { inventory } from './sampleHosts.ts'

const alert = inventory.alerts.find(
  ({ status, code, otherInfo }) => status === 'NEW' && code === 'NEW_DATABASE' && otherInfo !== null,
)
const hostname = alert?.otherInfo?.['hostname']
const acknowledge = '/api/alerts/ack'

export const alertCalls: RequestSamples = {
  valid: {
    'post api/alerts/ack': {
      params: { hostname: typeof hostname === 'string' ? hostname : '' },
      options: requestOptions('POST', { ids: [alert?.id] }),
      changedReads: [
        '/api/alerts?status=NEW',
        '/api/alerts?status=ACK',
        '/api/alerts?size=1000',
        '/api/alerts?size=50&mode=aggregated-code-severity&status=NEW',
        '/api/hosts/{hostname}',
      ],
    },
  },
  errors: [
    [422, '/api/alerts?mode=aggregated', admin],
    [400, acknowledge, requestOptions('POST', {})],
    [400, acknowledge, requestOptions('POST', { ids: [], filter: {} })],
    [400, acknowledge, requestOptions('POST', { ids: ['x'] })],
    [400, acknowledge, requestOptions('POST', { filter: { alertCode: 'NO_DATA' } })],
    [403, acknowledge, requestOptions('POST', { ids: [] }), makeReadOnly],
  ],
  reads: ['/api/alerts?mode=aggregated-code-severity&size=50&sort-by=count&sort-desc=true'],
}
