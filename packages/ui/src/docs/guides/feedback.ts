import type { Guides } from './guide.ts'

export const feedback: Guides = {
  Badge: {
    use: 'A status: icon, word and colour. Take the tone from domain/tones.ts.',
    avoid: 'For a count or a name without judgement: plain text. For something to take away: Chip.',
  },
  Banner: {
    use: 'Something about the whole page that stays true until it changes, such as a lost connection.',
    avoid: 'For the end of an action: Toast. For a fault of one field: its error.',
  },
  Toast: {
    use: 'The end of an action that has no place of its own on the page; with Undo where the services allow it.',
    avoid: 'For what must be read: it goes away. For faults in a form or dialog: they are told there.',
    keys: [
      ['F8', 'goes to the newest one'],
      ['Escape', 'closes it'],
    ],
  },
  Dialog: {
    use: 'A question or a small form that has to be finished before going on.',
    avoid:
      'For more than a screenful, or for what should be linked to: a page. For yes or no: ConfirmDialog.',
    keys: [
      ['Tab', 'stays inside'],
      ['Escape', 'closes it, unless it is forced'],
    ],
  },
  ConfirmDialog: {
    use: 'Before something that cannot be undone: what will happen in the title, what goes and stays in the text, the verb on the button.',
    avoid: 'Where an Undo is possible: do it, and offer the way back in a toast.',
    keys: [
      ['Escape', 'cancels, while nothing is under way'],
      ['Enter', 'presses the button that has the focus: Cancel at first, where it is dangerous'],
    ],
  },
  Drawer: {
    use: 'What stands beside the page on a wide screen and has to come over it on a narrow one.',
    avoid: 'For a question: Dialog.',
    keys: [['Escape', 'closes it']],
  },
  LazyDrawer: {
    use: 'A Drawer on a page that is usually seen without it: its code comes when it first opens.',
    avoid: 'Where a drawer is open from the start: Drawer.',
    keys: [['Escape', 'closes it']],
  },
  Feedback: {
    use: 'In place of data: why there is none, what failed, what may not be seen; with one action.',
    avoid: 'While it loads: Skeleton. For a failed refresh: keep the data and say so in a Banner.',
    keys: [['Enter, Space', 'on “technical details”: unfolds them']],
  },
  Skeleton: {
    use: 'In place of what is loading, in its final size, so that nothing jumps.',
    avoid: 'For a refresh: keep what is there, show a thin ProgressBar.',
  },
  Progress: {
    use: 'ProgressBar: how far something is, or that it is under way. Spinner: decoration beside words or in a button. ShareBar: a percentage as a length, beside its number.',
    avoid: 'In place of data that loads: Skeleton.',
  },
  ProgressDialog: {
    use: 'Work that the page has to wait for, such as an export, with a way to cancel.',
    avoid: 'For work that may go on beside: WorkProgress.',
    keys: [['Enter, Space', 'on Cancel: stops the work']],
  },
  WorkProgress: {
    use: 'Work that takes long, on the page beside what it will change.',
    avoid: 'For less than a few seconds: the busy button is enough.',
    keys: [['Enter, Space', 'on Cancel: stops the work']],
  },
}
