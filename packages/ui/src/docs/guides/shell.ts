import type { Guides } from './guide.ts'

export const shell: Guides = {
  AppShell: {
    use: 'The layout around every page: top bar with title and global filters, menu and footer.',
    avoid: 'For the login and error pages: they have no layout.',
    keys: [
      ['Tab', 'first: the skip link to the content'],
      ['→ ←', 'in the menu: open and close a group'],
      ['↑ ↓', 'in the menu: move'],
    ],
  },
  Breadcrumb: {
    use: 'Path of the page, with its title as the heading; names can be copied.',
    avoid: 'For history navigation: the browser provides it.',
  },
  Footer: {
    use: 'Product, year and provider, plus notes and pagination of the page.',
    avoid: 'For important information.',
  },
  GlobalFilterStrip: {
    use: 'Location, environment and date for all pages that support them, as chips in the top bar that open their fields.',
    avoid: 'For filters of one list: FilterPanel.',
    keys: [['Enter', 'in a field: applies']],
  },
  IgnoredFilters: {
    use: 'Below the top bar of a page that ignores some of the active global filters, or applies them without GlobalFilterStrip.',
    avoid: 'On pages with GlobalFilterStrip: it shows the active filters.',
  },
  ActiveFilters: {
    use: 'The active global filters as removable chips.',
    avoid: 'For filters of one list: FilterPanel.',
    keys: [['Enter, Space', 'on the button of a chip: removes the filter']],
  },
  CommandPalette: {
    use: 'Finds any page, host, cluster or database by name. CommandSearch loads it lazily.',
    avoid: 'For search within a list: the search of the list.',
    keys: [
      ['type', 'narrows'],
      ['↑ ↓', 'move'],
      ['Enter', 'opens the page'],
      ['Escape', 'closes it'],
    ],
  },
  CommandSearch: {
    use: 'The button in the top bar that opens the palette, and its shortcut.',
    avoid: 'More than once per page.',
    keys: [['Ctrl K, ⌘ K', 'open the palette from anywhere']],
  },
  QuickSwitch: {
    use: 'Switches from one host or cluster to another without going back to the list.',
    avoid: 'For only a few: links.',
    keys: [
      ['Enter, Space', 'open it'],
      ['type, ↑ ↓, Enter', 'as in PickList'],
    ],
  },
  UserMenu: {
    use: 'The signed-in user and the personal settings.',
    avoid: 'For pages of the console: they are in the main menu.',
    keys: [['as in Menu', '']],
  },
}
