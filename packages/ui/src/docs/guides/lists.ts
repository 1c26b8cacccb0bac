import type { Guides } from './guide.ts'

const grid = [
  ['← → ↑ ↓ j k', 'move between cells'],
  ['Home End', 'first and last cell of the row; with Ctrl: of the table'],
  ['PageUp PageDown', 'move by one screen'],
  ['Enter', 'opens the row, sorts in a header'],
  ['Space', 'shows the row in the side peek; in a list without one, selects it'],
  ['x', 'selects the row'],
  ['Ctrl C', 'copies the cell'],
  ['?', 'lists the shortcuts'],
] as const

export const lists: Guides = {
  ListScreen: {
    use: 'Every list page: a screen provides only columns and texts. Search, filters, column settings, pagination, states and keyboard support are included; `counts` adds quick filters with counts above the table, `peek` a drawer with the facts of one row.',
    avoid: 'For a list inside a page: ListBlock. For values of one item: KeyValueCard.',
    keys: grid,
  },
  ListTools: {
    use: 'Features that the application provides to all lists through ListToolsContext: export, saved views, polling and comparison of two dates. Without it a list only shows its rows.',
    avoid:
      'For a button of one screen: the `actions` of ListScreen. An ExportButton among them moves into the export menu.',
  },
  ListBlock: {
    use: 'A list inside another page, such as a tab of a host. It is as high as its rows and has search, filters, pagination and all states.',
    avoid: 'For a list page: ListScreen. For a few rows without search: DataTable.',
    keys: grid,
  },
  DataTable: {
    use: 'Rows of the same shape, from three to a hundred thousand. Each column names a kind, which decides cell, alignment, sort order and search text.',
    avoid: 'For a whole page: ListScreen. Never build a second table: add a kind or a slot.',
    keys: grid,
  },
  Kinds: {
    use: 'The kind of a column decides how its values are rendered, sorted and searched. Use the closest one.',
    avoid: 'If no kind fits: add one to the registry instead of a cell to a screen.',
  },
  FilterPanel: {
    use: 'The filters of a list, included in ListScreen. They take effect on Apply.',
    avoid: 'For global filters: GlobalFilterStrip.',
    keys: [
      ['Enter', 'applies'],
      ['as in the controls', 'SuggestField, MultiSelect, RangeSlider, DateRange'],
    ],
  },
  PickList: {
    use: 'A search input with a list to select one item from. CommandPalette and QuickSwitch use it.',
    avoid: 'In a form: Combobox.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓', 'move'],
      ['Enter', 'selects'],
    ],
  },
  ItemList: {
    use: 'Hundreds of items to browse, next to the selected one.',
    avoid: 'For a form field: Combobox. For rows with several values: DataTable.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓ Home End', 'move'],
      ['Enter', 'shows it'],
    ],
  },
  AddButton: {
    use: 'The primary action of a list that adds a row. On a phone it shows only the verb.',
    avoid: 'For other actions: Button with the size `toolbar`.',
  },
  SummaryPanel: {
    use: 'The summary next to a list: figures, facets and charts of the filtered rows.',
    avoid: 'For values of single rows: a column.',
  },
  WeekStrip: {
    use: 'Days of the week on which something runs, in a cell or beside a time.',
    avoid: 'For one day: its name. For dates: text.',
  },
  CountBars: {
    use: 'Number of filtered rows per value, in the summary of a list. Each bar is a button that toggles the filter for its value.',
    avoid: 'For sums or values over time: a chart. For a percentage: ShareBar.',
    keys: [['Enter Space', 'toggles the filter for the value']],
  },
  Figures: {
    use: 'Two to six key figures, each with a note that gives its scope.',
    avoid: 'For values of one item: KeyValueCard.',
  },
}
