import { expect, test } from 'vitest'
import { inCluster, usage } from '../../../testing/fixtures/licenseWorld.ts'
import { rankClusters } from './planInputs.ts'

test('ranks clusters by what counts as a whole, not by machines that are pinned to their cores', () => {
  const cluster = (name: string) => ({
    name,
    type: 'VMWare/VMWare',
    cpu: 64,
    sockets: 4,
    hostname: 'agent',
    location: 'Milan',
    environment: 'PROD',
  })
  const used = [
    usage('pinned', 4, { licenseTypeID: 'A90611', ...inCluster('large', 64), olvmCapped: true }),
    usage('free', 4, { licenseTypeID: 'A90611', ...inCluster('small', 32) }),
  ]
  const types = [
    {
      id: 'A90611',
      itemDescription: 'Type',
      metric: 'Processor Perpetual',
      cost: 100,
      vendor: 'oracle' as const,
    },
  ]
  const clusters = [cluster('large'), cluster('small')]
  expect(rankClusters({ used, hosts: [], clusters, types })).toEqual([
    { name: 'small', types: 1, hosts: 0 },
    { name: 'large', types: 1, hosts: 0 },
  ])
})
