import type { Guides } from './guide.ts'

export const feedback: Guides = {
  Badge: {
    use: 'A status with icon, text and color. The tone comes from domain/tones.ts.',
    avoid: 'For a count or a neutral name: plain text. For something removable: Chip.',
  },
  Banner: {
    use: 'A condition of the whole page that persists, such as a lost connection.',
    avoid: 'For the result of an action: Toast. For a field error: the error of the field.',
  },
  Toast: {
    use: 'The result of an action that is not shown on the page, with Undo if the API allows it.',
    avoid: 'For important messages: a toast disappears. For errors of a form or dialog: show them there.',
    keys: [
      ['F8', 'focuses the newest one'],
      ['Escape', 'closes it'],
    ],
  },
  Dialog: {
    use: 'A question or a small form that blocks the page.',
    avoid: 'For long content, or content that needs a URL: a page. For yes or no: ConfirmDialog.',
    keys: [
      ['Tab', 'stays inside (focus trap)'],
      ['Escape', 'closes it, unless it is forced'],
    ],
  },
  ConfirmDialog: {
    use: 'Confirms an action that cannot be undone: the action in the title, its effects in the text and the verb on the button.',
    avoid: 'If the action can be undone: run it and offer Undo in a toast.',
    keys: [
      ['Escape', 'cancels, unless the action is running'],
      ['Enter', 'presses the focused button: initially Cancel for a dangerous action'],
    ],
  },
  Drawer: {
    use: 'A side panel that overlays the page. With `modal={false}` the page behind it stays usable.',
    avoid: 'For a question: Dialog.',
    keys: [['Escape', 'closes it']],
  },
  LazyDrawer: {
    use: 'A Drawer whose code loads when it first opens, for pages that rarely show it.',
    avoid: 'For a drawer that is open initially: Drawer.',
    keys: [['Escape', 'closes it']],
  },
  Feedback: {
    use: 'Replaces missing data: empty, failed or forbidden, with one action.',
    avoid: 'While loading: Skeleton. For a failed refresh: keep the data and show a Banner.',
    keys: [['Enter, Space', 'on “technical details”: expands them']],
  },
  Skeleton: {
    use: 'A placeholder of the final size while content loads, to avoid layout shift.',
    avoid: 'For a refresh: keep the content and show a thin ProgressBar.',
  },
  Progress: {
    use: 'ProgressBar: determinate or indeterminate progress. Spinner: decoration next to text or in a button. ShareBar: a percentage as a bar, next to its number.',
    avoid: 'For data that is loading: Skeleton.',
  },
  ProgressDialog: {
    use: 'Cancellable work that blocks the page, such as an export.',
    avoid: 'For work in the background: WorkProgress.',
    keys: [['Enter, Space', 'on Cancel: stops the work']],
  },
  WorkProgress: {
    use: 'Long work, shown on the page next to what it changes.',
    avoid: 'For a few seconds: a busy button is enough.',
    keys: [['Enter, Space', 'on Cancel: stops the work']],
  },
}
