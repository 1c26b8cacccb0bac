import { lazyPart } from './lazyPart.ts'

// Few pages show a chart, and those only once there is something to draw. A page that knows it will can preload it.
export const BarChart = lazyPart(async () => (await import('../../charts/bars/BarChart.tsx')).BarChart)
export const ColumnChart = lazyPart(
  async () => (await import('../../charts/bars/ColumnChart.tsx')).ColumnChart,
)
export const LineChart = lazyPart(async () => (await import('../../charts/line/LineChart.tsx')).LineChart)
export const PieChart = lazyPart(async () => (await import('../../charts/pie/PieChart.tsx')).PieChart)
export const StackedBarChart = lazyPart(
  async () => (await import('../../charts/bars/StackedBarChart.tsx')).StackedBarChart,
)
