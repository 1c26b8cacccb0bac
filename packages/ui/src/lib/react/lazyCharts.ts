import { lazyPart } from './lazyPart.ts'

// Lazy-loaded, because few pages show a chart. Pages that do can preload it.
export const BarChart = lazyPart(async () => (await import('../../charts/bars/BarChart.tsx')).BarChart)
export const ColumnChart = lazyPart(
  async () => (await import('../../charts/bars/ColumnChart.tsx')).ColumnChart,
)
export const LineChart = lazyPart(async () => (await import('../../charts/line/LineChart.tsx')).LineChart)
export const PieChart = lazyPart(async () => (await import('../../charts/pie/PieChart.tsx')).PieChart)
export const StackedBarChart = lazyPart(
  async () => (await import('../../charts/bars/StackedBarChart.tsx')).StackedBarChart,
)
