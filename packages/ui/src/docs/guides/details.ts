import type { Guides } from './guide.ts'

export const details: Guides = {
  DetailScreen: {
    use: 'Every page about one item. It renders header, actions and the states of the request; the page adds its content.',
    avoid: 'For a list: ListScreen.',
  },
  KeyValueCard: {
    use: 'Labelled values of one item; KeyValueCards lays out several cards.',
    avoid: 'For several items of the same shape: DataTable.',
  },
  Section: {
    use: 'A titled, collapsible part of a long page. Collapsed content is not rendered.',
    avoid: 'For parts that are shown one at a time: Tabs.',
    keys: [['Enter, Space', 'expands and collapses']],
  },
  SplitView: {
    use: 'A list next to the selected item; on a phone one replaces the other.',
    avoid: 'For information about the whole list: the summary of ListScreen.',
    keys: [['← →', 'on the separator: resize']],
  },
  Disclosure: {
    use: 'Text that most readers do not need, such as the technical message of an error.',
    avoid: 'For a part of a page with a heading: Section.',
    keys: [['Enter, Space', 'opens and closes']],
  },
  PageHead: {
    use: 'The line below the top bar: status or age of the data, then actions with the primary one last.',
    avoid: 'For the title: it is in the breadcrumb of the top bar. Inside a page: Section.',
  },
}
