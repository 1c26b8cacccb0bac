import type { Guides } from './guide.ts'

const cursor = [
  ['← →', 'move the cursor; the values are read aloud'],
  ['Home End', 'first and last'],
  ['Escape', 'takes the cursor away'],
] as const
const load =
  'Load it where it is shown: `lazy(() => import(…))` with a Skeleton of its size, so that no other page pays for it.'

export const charts: Guides = {
  LineChart: {
    use: `How values went over time, several series on one axis; gaps where nothing is known. ${load}`,
    avoid: 'For categories: BarChart. For a single figure: ShareBar or text.',
    keys: [...cursor, ['Shift ← → Enter', 'picks a stretch, where the range can be changed']],
  },
  BarChart: {
    use: `One value a category, compared with a marker such as what is covered. ${load}`,
    avoid: 'For two measures in one chart: take two charts. For long names: StackedBarChart.',
    keys: cursor,
  },
  ColumnChart: {
    use: `A few categories side by side, each a sum of parts. ${load}`,
    avoid: 'For many categories or long names: StackedBarChart.',
    keys: cursor,
  },
  StackedBarChart: {
    use: `Lying bars made of parts: a top list, long names, many rows. ${load}`,
    avoid: 'For a course over time: LineChart.',
    keys: cursor,
  },
  PieChart: {
    use: `Parts of one whole, six at most; the rest is summed up. ${load}`,
    avoid: 'To compare values that lie close together: BarChart.',
    keys: [...cursor, ['Enter', 'on a name: shows more about it, where it can be selected']],
  },
  CapacityCharts: {
    use: 'What a host or a database consumed: each measure by month, week and day, and over the last day. It loads the charts itself; `measuresOf` and `measuresOfHost` read what the services send.',
    avoid: 'For another course over time: LineChart.',
    keys: cursor,
  },
}
