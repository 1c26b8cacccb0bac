import { lazy } from './lazy.ts'

// Lazy-loaded, because few pages show a chart. Pages that do can preload it.
export const BarChart = lazy(async () => (await import('../charts/bars/BarChart.tsx')).BarChart)
export const ColumnChart = lazy(async () => (await import('../charts/bars/ColumnChart.tsx')).ColumnChart)
export const LineChart = lazy(async () => (await import('../charts/line/LineChart.tsx')).LineChart)
export const PieChart = lazy(async () => (await import('../charts/pie/PieChart.tsx')).PieChart)
export const StackedBarChart = lazy(
  async () => (await import('../charts/bars/StackedBarChart.tsx')).StackedBarChart,
)
