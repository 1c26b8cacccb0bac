import { Suspense } from 'react'
import { BarChart } from '../../charts/bars/BarChart.tsx'
import { ColumnChart } from '../../charts/bars/ColumnChart.tsx'
import { StackedBarChart } from '../../charts/bars/StackedBarChart.tsx'
import type { LineSeries } from '../../charts/line/LineChart.tsx'
import { PieChart } from '../../charts/pie/PieChart.tsx'
import { measuresOfHost, type HostConsumptions } from '../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../components/capacity-charts/CapacityCharts.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { technologyColor } from '../../domain/tones.ts'
import { LineChart } from '../../lib/react/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'

export function LineChartSample({ list }: { list: ListState<LineSeries> }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <LineChart title="Licenses used" list={list} />
    </Suspense>
  )
}

export function CapacityChartsSample({ host }: { host: HostConsumptions }) {
  return <CapacityCharts measures={measuresOfHost(host)} />
}

export function BarChartSample() {
  return (
    <BarChart
      title="Licenses"
      valueName="Used"
      markerName="Covered"
      list={{ status: 'ready', value: [{ id: 'ee', label: 'Enterprise', value: 12, marker: 10 }] }}
    />
  )
}

export function ColumnChartSample() {
  return (
    <ColumnChart
      title="Clusters"
      list={{
        status: 'ready',
        value: [
          {
            id: 'milan',
            label: 'Milan',
            parts: [{ name: 'MySQL', value: 3, color: technologyColor('Oracle/MySQL') }],
          },
        ],
      }}
    />
  )
}

export function StackedBarChartSample() {
  return (
    <StackedBarChart
      title="Reclaimable space"
      unit="GiB"
      list={{
        status: 'ready',
        value: [{ id: 'db-001', label: 'db-001', parts: [{ name: 'Reclaimable', value: 40 }] }],
      }}
    />
  )
}

export function PieChartSample() {
  return (
    <PieChart
      title="Types"
      list={{
        status: 'ready',
        value: [
          { name: 'Physical', value: 12 },
          { name: 'Virtual', value: 88 },
        ],
      }}
    />
  )
}
