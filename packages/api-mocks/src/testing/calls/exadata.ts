import { spreadsheetType } from '../../lib/xlsx.ts'
import { storesFail } from '../../scenarios/stores.ts'
import { rackAt } from '../../world/exadata/exadataRack.ts'
import { admin, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'
import { inventory } from './sampleHosts.ts'

const [firstRack] = inventory.racks
const rackID = firstRack?.rackID ?? ''
const component = firstRack && rackAt(inventory, firstRack, inventory.clock.now())?.components[0]
const rack = `/api/exadata/${rackID}`
const rdma = { switchName: 'roce-sw-1', model: 'X9M-2', swVersion: '3.10.2010' }

const rackReads = [
  '/api/exadata',
  '/api/exadata/hidden',
  '/api/exadata/{rackID}',
  '/api/exadata/patch-advisors',
]

const failing = storesFail()

export const exadataCalls: RequestSamples = {
  valid: {
    'get api/exadata/export': { options: { ...admin, accept: spreadsheetType } },
    'get api/exadata/{rackID}': { params: { rackID } },
    'patch api/exadata/{rackID}/hide': {
      params: { rackID },
      options: requestOptions('PATCH'),
      changedReads: rackReads,
    },
    'patch api/exadata/{rackID}/show': {
      params: { rackID },
      options: requestOptions('PATCH'),
      prepare: ({ rackEdits }) => {
        rackEdits.set(rackID, { hidden: true, clusterNames: new Map(), vmClusters: new Map() })
      },
      changedReads: rackReads,
    },
    'post api/exadata/{rackID}/rdma': {
      params: { rackID },
      options: requestOptions('POST', rdma),
      changedReads: ['/api/exadata/{rackID}'],
    },
    'post api/exadata/{rackID}/components/{hostID}': {
      params: { rackID, hostID: component?.hostID ?? '' },
      options: requestOptions('POST', { clusterNames: ['cl-a'] }),
      changedReads: ['/api/exadata/{rackID}'],
    },
    'post api/exadata/{rackID}/components/{hostID}/vms/{name}': {
      params: { rackID, hostID: component?.hostID ?? '', name: component?.vms?.[0]?.name ?? '' },
      options: requestOptions('POST', { clusterName: 'cl-a' }),
      changedReads: ['/api/exadata/{rackID}'],
    },
  },
  errors: [
    [422, '/api/exadata?older-than=yesterday', admin],
    [400, '/api/exadata/export', admin],
    [422, '/api/exadata/nothing', admin],
    [422, '/api/exadata/nothing/hide', requestOptions('PATCH')],
    [422, '/api/exadata/nothing/show', requestOptions('PATCH')],
    [400, `${rack}/rdma`, requestOptions('POST', { ...rdma, id: 1 })],
    [422, '/api/exadata/nothing/rdma', requestOptions('POST', rdma)],
    [400, `${rack}/components/x`, requestOptions('POST', 'not JSON')],
    [422, '/api/exadata/nothing/components/x', requestOptions('POST', {})],
    [400, `${rack}/components/x/vms/y`, requestOptions('POST', { name: 'x' })],
  ],
  faultErrors: [
    [422, '/api/exadata/hidden', admin, failing],
    [422, '/api/exadata/export', admin, failing],
    [422, '/api/exadata/patch-advisors', admin, failing],
    [422, `${rack}/components/x/vms/y`, requestOptions('POST', {}), failing],
  ],
  reads: ['/api/exadata', rack, '/api/exadata/patch-advisors'],
}
