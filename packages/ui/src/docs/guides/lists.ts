import type { Guides } from './guide.ts'

const grid = [
  ['← → ↑ ↓', 'move between cells'],
  ['Home End', 'first and last cell; with Ctrl: of the table'],
  ['PageUp PageDown', 'by a screenful'],
  ['Enter', 'opens the row, sorts in a header'],
  ['Space', 'selects the row'],
  ['Ctrl C', 'copies the cell'],
] as const

export const lists: Guides = {
  ListScreen: {
    use: 'Every list of the console: columns and words are all that a screen brings. Search, filters, chooser, pages, states and keyboard come with it; `counts` tells over the table how many rows are such, and a click shows only them.',
    avoid: 'For a list inside a page: ListBlock. For facts about one thing: KeyValueCard.',
    keys: grid,
  },
  ListTools: {
    use: 'What whoever holds the lists gives to every one of them by ListToolsContext: files of the view, saved views, requests by interval, two dates. Without it a list only shows its rows.',
    avoid:
      'For a button of one screen: the `actions` of ListScreen. An ExportButton among them joins the menu of files.',
  },
  ListBlock: {
    use: 'A list inside a page about something else, such as a tab of a host: as high as its rows, with search, filters, pages and all states.',
    avoid: 'For a page that is a list: ListScreen. For three rows that nobody searches: DataTable.',
    keys: grid,
  },
  DataTable: {
    use: 'Rows of the same shape, from three to a hundred thousand. Columns name a kind; kinds give cell, alignment, order and search text.',
    avoid: 'For a whole page: ListScreen. Never build a second table: add a kind or a slot.',
    keys: grid,
  },
  Kinds: {
    use: 'The kind of a column tells how its values look, sort and are found. Take the nearest one.',
    avoid: 'Where no kind fits, add one to the registry rather than a cell to a screen.',
  },
  FilterPanel: {
    use: 'The filters of a list; ListScreen brings it. Nothing filters until Apply.',
    avoid: 'For filters over all pages: GlobalFilterStrip.',
    keys: [
      ['Enter', 'applies'],
      ['as in the controls', 'SuggestField, MultiSelect, RangeSlider, DateRange'],
    ],
  },
  PickList: {
    use: 'The list under a search box from which one thing is taken; palette and quick switch are made of it.',
    avoid: 'In a form: Combobox.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓', 'move'],
      ['Enter', 'takes'],
    ],
  },
  ItemList: {
    use: 'Hundreds of things to look at one after the other, always in sight beside what is chosen.',
    avoid: 'For a choice in a form: Combobox. For rows with several facts: DataTable.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓ Home End', 'move'],
      ['Enter', 'shows it'],
    ],
  },
  SummaryPanel: {
    use: 'The content of the summary rail of a list: figures, facets and charts of the rows that are found.',
    avoid: 'For what every row has: a column.',
  },
  CountBars: {
    use: 'How many of the rows found have which value, in the summary of a list. A bar is a button that sets the filter of that value, and takes it back.',
    avoid: 'For sums or a course over time: a chart. For a rate: ShareBar.',
    keys: [['Enter Space', 'narrows the rows to the value, or takes that back']],
  },
  Figures: {
    use: 'Two to six figures that people look for first, each with a note that says what it is of.',
    avoid: 'For facts about one thing: KeyValueCard.',
  },
}
