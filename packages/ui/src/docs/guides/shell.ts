import type { Guides } from './guide.ts'

export const shell: Guides = {
  AppShell: {
    use: 'Once, around every page: top bar with title and global filters, menu, one line at the foot.',
    avoid: 'For the login and the pages of errors: they stand alone.',
    keys: [
      ['Tab', 'first: the skip link to the content'],
      ['→ ←', 'in the menu: open and close a group'],
      ['↑ ↓', 'in the menu: move'],
    ],
  },
  Breadcrumb: {
    use: 'Where the page stands, and its title as the heading; a name can be copied.',
    avoid: 'For going back in time: the browser does that.',
  },
  Footer: {
    use: 'Product, year and provider, and what the page adds: notes and the pager of a list.',
    avoid: 'For anything that has to be seen.',
  },
  GlobalFilterStrip: {
    use: 'Location, environment and date for all pages that take them, as chips of the top bar that open their fields.',
    avoid: 'For filters of one list: FilterPanel.',
    keys: [['Enter', 'in a field: applies']],
  },
  IgnoredFilters: {
    use: 'Under the top bar of a page that ignores some of the active global filters, or applies them without the strip.',
    avoid: 'On pages with GlobalFilterStrip: it shows what is active.',
  },
  ActiveFilters: {
    use: 'The active global filters as chips, each of which can be removed.',
    avoid: 'For filters of one list: FilterPanel.',
    keys: [['Enter, Space', 'on the button of a chip: removes the filter']],
  },
  CommandPalette: {
    use: 'Any page, host, cluster or database by its name. Loaded when it is first opened, by CommandSearch.',
    avoid: 'For searching in a list: its own search box.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓', 'move'],
      ['Enter', 'goes there'],
      ['Escape', 'closes it'],
    ],
  },
  CommandSearch: {
    use: 'The button in the top bar that opens the palette, and its keys.',
    avoid: 'Twice on a page.',
    keys: [['Ctrl K, ⌘ K', 'open the palette from anywhere']],
  },
  QuickSwitch: {
    use: 'From one host or cluster to the next without the way back to the list.',
    avoid: 'Where there are only a few: links.',
    keys: [
      ['Enter, Space', 'open it'],
      ['type, ↑ ↓, Enter', 'as in PickList'],
    ],
  },
  UserMenu: {
    use: 'Who is signed in, and what is theirs to set.',
    avoid: 'For pages of the console: they stand in the menu at the left.',
    keys: [['as in Menu', '']],
  },
}
