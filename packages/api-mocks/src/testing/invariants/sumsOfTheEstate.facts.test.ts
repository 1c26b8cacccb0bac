import { describe, expect, test } from 'vitest'
import type {
  AggregatedAlert,
  AlertsPage,
  AwsDbInstance,
  AwsObjects,
  Cluster,
  ExadataComponent,
  ExadataListItem,
  ExadataRack,
  HostSummary,
} from '../../contract/wire.ts'
import { busyCompany } from '../busyCompany.ts'
import { companiesInScope, only, sum } from '../scopes.ts'

describe.each([...companiesInScope(), await busyCompany()])('$company, $scope', ({ scope, read }) => {
  test('alert groups equal the counts of their alerts', async () => {
    const { items } = await read<AlertsPage>('/api/alerts?size=1000000', scope)
    const codes = await read<{ items: AggregatedAlert[] | null }>(
      '/api/alerts?mode=aggregated-code-severity&size=1000',
      scope,
    )
    const categories = await read<{ items: AggregatedAlert[] | null }>(
      '/api/alerts?mode=aggregated-category-severity&size=1000',
      scope,
    )
    for (const { code, category, severity, count, affectedHosts, oldestAlert } of [
      ...(codes.items ?? []),
      ...(categories.items ?? []),
    ]) {
      const own = (items ?? []).filter(
        (alert) =>
          alert.alertCategory === category &&
          alert.alertSeverity === severity &&
          (code === undefined || alert.alertCode === code),
      )
      expect(count).toBe(own.length)
      expect(affectedHosts).toBe(new Set(own.flatMap(({ otherInfo }) => otherInfo?.['hostname'] ?? [])).size)
      expect(Date.parse(oldestAlert)).toBe(Math.min(...own.map(({ date }) => Date.parse(date))))
    }
    expect(sum(codes.items ?? [], ({ count }) => count)).toBe(items?.length ?? 0)
    expect(sum(categories.items ?? [], ({ count }) => count)).toBe(items?.length ?? 0)
  })

  test('hypervisor counts equal the counts of their VMs', async () => {
    const moment = only(scope, 'older-than')
    const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary', moment)
    const known = new Set(hosts.map(({ hostname }) => hostname))
    for (const { name, vmsCount, vmsErcoleAgentCount } of (await read<Cluster[] | null>(
      '/api/hosts/clusters',
      scope,
    )) ?? []) {
      // Skipped because a path cannot contain a name with a slash.
      if (name.includes('/')) continue
      const { vms, virtualizationNodesStats, virtualizationNodesCount } = await read<Cluster>(
        `/api/hosts/clusters/${encodeURIComponent(name)}`,
        moment,
      )
      const nodes = virtualizationNodesStats ?? []
      expect([nodes.length, vms?.length]).toEqual([virtualizationNodesCount, vmsCount])
      expect(sum(nodes, (node) => node.totalVMsCount)).toBe(vmsCount)
      expect(sum(nodes, (node) => node.totalVMsWithErcoleAgentCount)).toBe(vmsErcoleAgentCount)
      expect(sum(nodes, (node) => node.totalVMsWithoutErcoleAgentCount)).toBe(vmsCount - vmsErcoleAgentCount)
      expect((vms ?? []).filter(({ hostname }) => known.has(hostname)).length).toBe(vmsErcoleAgentCount)
    }
  })

  test('Exadata totals equal the sums of the components', async () => {
    for (const { rackID } of await read<ExadataListItem[]>('/api/exadata', scope)) {
      const rack = await read<ExadataRack>(`/api/exadata/${rackID}`)
      const of = (
        isCell: boolean,
        key: 'memory' | 'usedRAM' | 'totalCPU' | 'usedCPU' | 'totalSize' | 'totalFreeSpace',
      ) =>
        sum(
          rack.components.filter(
            ({ hostType }) => hostType !== 'IB_SWITCH' && (hostType === 'STORAGE_CELL') === isCell,
          ),
          (component: ExadataComponent) => component[key],
        )
      expect([rack.totalMemory, rack.usedMemory, rack.totalCPU, rack.usedCPU]).toEqual([
        of(false, 'memory'),
        of(false, 'usedRAM'),
        of(false, 'totalCPU'),
        of(false, 'usedCPU'),
      ])
      expect([rack.totalSize, rack.freeSpace]).toEqual([of(true, 'totalSize'), of(true, 'totalFreeSpace')])
      expect([rack.freeMemory, rack.freeCPU, rack.usedSize]).toEqual([
        rack.totalMemory - rack.usedMemory,
        rack.totalCPU - rack.usedCPU,
        rack.totalSize - rack.freeSpace,
      ])
      expect(Number.parseFloat(rack.usedSizePercentage)).toBeCloseTo(
        (100 * rack.usedSize) / rack.totalSize,
        1,
      )
      for (const { vms, usedCPU, usedRAM } of rack.components) {
        expect(sum(vms ?? [], (vm) => vm.cpuCurrent + vm.cpuOnline)).toBe(vms ? usedCPU : 0)
        expect(sum(vms ?? [], (vm) => vm.ramCurrent + vm.ramOnline)).toBe(vms ? usedRAM : 0)
      }
      for (const { storageCells, totalSize } of rack.components) {
        expect(sum(storageCells ?? [], ({ size }) => size)).toBe(totalSize)
        for (const { gridDisks, usedSize } of storageCells ?? [])
          expect(sum(gridDisks ?? [], ({ size }) => size)).toBe(gridDisks ? usedSize : 0)
      }
    }
  })

  test('AWS object counts equal the number of RDS instances', async () => {
    const objects = await read<AwsObjects[]>('/thunder/aws/aws-objects')
    const { awsDbInstances } = await read<{ awsDbInstances: AwsDbInstance[] }>('/thunder/aws/rds')
    const counted = objects
      .flatMap(({ ObjectsCount }) => ObjectsCount ?? [])
      .filter(({ name }) => name === 'db instances')
    expect(sum(counted, ({ count }) => count)).toBe(awsDbInstances.length)
  })
})
