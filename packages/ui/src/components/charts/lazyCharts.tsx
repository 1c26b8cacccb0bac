import { lazyPart } from '../../lib/lazyPart.ts'

// Few pages show a chart, and those only once there is something to draw.
export const BarChart = lazyPart(async () => (await import('./BarChart.tsx')).BarChart)
export const ColumnChart = lazyPart(async () => (await import('./ColumnChart.tsx')).ColumnChart)
export const LineChart = lazyPart(async () => (await import('./LineChart.tsx')).LineChart)
export const PieChart = lazyPart(async () => (await import('./PieChart.tsx')).PieChart)
export const StackedBarChart = lazyPart(async () => (await import('./StackedBarChart.tsx')).StackedBarChart)
