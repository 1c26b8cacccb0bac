import type { Guides } from './guide.ts'

const press = [['Enter, Space', 'presses it']] as const

export const actions: Guides = {
  Button: {
    use: 'An action on this page. At most one primary button per page; danger only in a confirmation dialog. ButtonLink for a link that looks like a button.',
    avoid: 'For plain navigation: a link. For an icon without text: IconButton.',
    keys: press,
  },
  ExportButton: {
    use: 'Exports a list to a file; several formats become a menu. Shows a busy state while the file is created and the error if it fails.',
    avoid: 'For other actions: Button.',
    keys: press,
  },
  IconButton: {
    use: 'An action with a clear icon, in a row or header without room for text.',
    avoid: 'For the main action of a page: Button with a verb.',
    keys: press,
  },
  Menu: {
    use: 'Several actions behind one button, or a setting that applies immediately.',
    avoid: 'For a value in a form: Select. For one action: Button.',
    keys: [
      ['Enter, Space, ↓', 'open it'],
      ['↑ ↓ Home End', 'move'],
      ['→ ←', 'open and close a submenu'],
      ['a letter', 'moves to the next entry that starts with it'],
      ['Escape', 'closes it and returns the focus to the button'],
    ],
  },
  Chip: {
    use: 'An active filter or an added entry, with a button to remove it.',
    avoid: 'For a status: Badge. For an action: Button.',
    keys: [['Enter, Space', 'on the cross: removes it']],
  },
  Copyable: {
    use: 'A name, id or command that users paste elsewhere. CopyButton if the text is already visible.',
    avoid: 'For text that is rarely copied: every button costs attention.',
    keys: [['Enter, Space', 'copies']],
  },
  Tooltip: {
    use: 'A short explanation of a control, such as why it is disabled.',
    avoid:
      'For information that is not shown elsewhere: touch screens never show it. For more than a sentence: a hint or a dialog.',
    keys: [
      ['Tab', 'shows it on focus'],
      ['Escape', 'hides it'],
    ],
  },
  Kbd: {
    use: 'A key to press, in a hint or a list of shortcuts.',
    avoid: 'For code or a value: Copyable with mono.',
  },
  Tabs: {
    use: 'Several views of the same item, one at a time. Vertical for a dozen or more with short names.',
    avoid: 'For the steps of a process. For a list of items: ItemList with SplitView.',
    keys: [
      ['← → or ↑ ↓', 'move and show'],
      ['Home End', 'first and last'],
      ['Enter', 'on “more”: shows the tabs that do not fit'],
    ],
  },
}
