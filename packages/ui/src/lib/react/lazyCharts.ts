import { lazyComponent } from './lazyComponent.ts'

// Lazy-loaded, because few pages show a chart. Pages that do can preload it.
export const BarChart = lazyComponent(async () => (await import('../../charts/bars/BarChart.tsx')).BarChart)
export const ColumnChart = lazyComponent(
  async () => (await import('../../charts/bars/ColumnChart.tsx')).ColumnChart,
)
export const LineChart = lazyComponent(
  async () => (await import('../../charts/line/LineChart.tsx')).LineChart,
)
export const PieChart = lazyComponent(async () => (await import('../../charts/pie/PieChart.tsx')).PieChart)
export const StackedBarChart = lazyComponent(
  async () => (await import('../../charts/bars/StackedBarChart.tsx')).StackedBarChart,
)
