import type { Guides } from './guide.ts'

const press = [['Enter, Space', 'presses it']] as const

export const actions: Guides = {
  Button: {
    use: 'An action on this page. One primary button a page at most; danger only inside the dialog that asks. ButtonLink where it leads to another page.',
    avoid: 'For a place to go without weight: a link. For an icon without words: IconButton.',
    keys: press,
  },
  ExportButton: {
    use: 'Saves what a list shows as a file; several files make a menu. Busy while the file is made, and a failure says why.',
    avoid: 'For anything else that is saved: Button.',
    keys: press,
  },
  IconButton: {
    use: 'An action that its icon alone makes clear, in a row or a head where words find no room.',
    avoid: 'For the main action of a page: Button, with its verb.',
    keys: press,
  },
  Menu: {
    use: 'Several actions behind one button, or a choice that takes effect at once.',
    avoid: 'For a value in a form: Select. For one action: Button.',
    keys: [
      ['Enter, Space, ↓', 'open it'],
      ['↑ ↓ Home End', 'move'],
      ['→ ←', 'open and close a submenu'],
      ['a letter', 'goes to the next entry that begins so'],
      ['Escape', 'closes it; the focus returns to the button'],
    ],
  },
  Chip: {
    use: 'A filter that is active, or an entry that was added: what it stands for, and a way to take it back.',
    avoid: 'For a status: Badge. For an action: Button.',
    keys: [['Enter, Space', 'on the cross: takes it away']],
  },
  Copyable: {
    use: 'A name, id or command that people paste elsewhere. CopyButton alone where the text stands already.',
    avoid: 'For text that nobody needs elsewhere: every button costs attention.',
    keys: [['Enter, Space', 'copies']],
  },
  Tooltip: {
    use: 'A short explanation of a control, such as why it is disabled.',
    avoid:
      'For the only copy of a fact: a touch screen never shows it. For more than a sentence: a hint or a dialog.',
    keys: [
      ['Tab', 'shows it with the focus'],
      ['Escape', 'hides it'],
    ],
  },
  Kbd: {
    use: 'A key to press, in a hint or a list of shortcuts.',
    avoid: 'For code or a value: Copyable with mono.',
  },
  Tabs: {
    use: 'Views of the same thing of which one is seen at a time. Vertical for a dozen and more with short names.',
    avoid: 'For steps of a process, and for things rather than views: ItemList with SplitView.',
    keys: [
      ['← → or ↑ ↓', 'move and show'],
      ['Home End', 'first and last'],
      ['Enter', 'on “more”: the tabs that found no room'],
    ],
  },
}
