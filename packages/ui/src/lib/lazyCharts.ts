import { lazyPart } from './lazyPart.ts'

// Few pages show a chart, and those only once there is something to draw. A page that knows it will can preload it.
export const BarChart = lazyPart(async () => (await import('../components/charts/BarChart.tsx')).BarChart)
export const ColumnChart = lazyPart(
  async () => (await import('../components/charts/ColumnChart.tsx')).ColumnChart,
)
export const LineChart = lazyPart(async () => (await import('../components/charts/LineChart.tsx')).LineChart)
export const PieChart = lazyPart(async () => (await import('../components/charts/PieChart.tsx')).PieChart)
export const StackedBarChart = lazyPart(
  async () => (await import('../components/charts/StackedBarChart.tsx')).StackedBarChart,
)
