import type { Guides } from './guide.ts'

const cursor = [
  ['← →', 'move the cursor; the values are read aloud'],
  ['Home End', 'first and last'],
  ['Escape', 'hides the cursor'],
] as const
const load =
  'Import it from `lib/lazyCharts` into a Suspense with a Skeleton of the same size, so that other pages do not download it.'

export const charts: Guides = {
  LineChart: {
    use: `Values over time, with several series on one axis and gaps for missing values. ${load}`,
    avoid: 'For categories: BarChart. For a single figure: ShareBar or text.',
    keys: [...cursor, ['Shift ← → Enter', 'selects a range, if the range can be changed']],
  },
  BarChart: {
    use: `One value per category, compared with a marker such as the covered licenses. ${load}`,
    avoid: 'For two measures: two charts. For long names: StackedBarChart.',
    keys: cursor,
  },
  ColumnChart: {
    use: `A few categories side by side, each a stack of parts. ${load}`,
    avoid: 'For many categories or long names: StackedBarChart.',
    keys: cursor,
  },
  StackedBarChart: {
    use: `Horizontal stacked bars for rankings, long names and many rows. ${load}`,
    avoid: 'For values over time: LineChart.',
    keys: cursor,
  },
  PieChart: {
    use: `At most six parts of a whole; the rest is summed. ${load}`,
    avoid: 'For values that are close to each other: BarChart.',
    keys: [...cursor, ['Enter', 'on a name: selects it, if selection is enabled']],
  },
  CapacityCharts: {
    use: 'Resource use of a host or database: each measure by month, week and day, and over the last day. Loads its charts itself; `measuresOf` and `measuresOfHost` read the API response.',
    avoid: 'For other values over time: LineChart.',
    keys: cursor,
  },
}
