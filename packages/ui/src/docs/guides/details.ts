import type { Guides } from './guide.ts'

export const details: Guides = {
  DetailScreen: {
    use: 'Every page about one thing: head, actions and the states of one value, so that the page brings only its content.',
    avoid: 'For a list: ListScreen.',
  },
  KeyValueCard: {
    use: 'What is known of one thing, by name; KeyValueCards sets several side by side.',
    avoid: 'For several things of the same shape: DataTable.',
  },
  Section: {
    use: 'A titled part of a long page that can be folded. What is folded is not drawn.',
    avoid: 'For parts of which one is seen at a time: Tabs.',
    keys: [['Enter, Space', 'folds and unfolds']],
  },
  SplitView: {
    use: 'A list and, beside it, what is chosen in it; on a phone one replaces the other.',
    avoid: 'For side information that is not chosen: the summary of ListScreen.',
    keys: [['← →', 'on the line between them: move it']],
  },
  PageHead: {
    use: 'The one line of a page below the top bar: status or age of the data, actions with the primary one last.',
    avoid: 'For the title: the breadcrumb in the top bar holds it. Inside a page: Section.',
  },
}
