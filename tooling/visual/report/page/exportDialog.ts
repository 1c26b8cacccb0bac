import type { ReportData } from '../data.ts'
import { button, element } from './dom.ts'
import { decisionFile, markdown } from './export.ts'
import type { Review } from './review.ts'

/** Offers the decisions as files. The links are created when the dialog opens. */
export function createExportDialog(data: ReportData, review: Review) {
  const dialog = element('dialog', { 'aria-labelledby': 'export-title' })
  const open = () => {
    const text = markdown(data, (key) => review.of(key))
    const json = JSON.stringify(
      decisionFile(data, (key) => review.of(key)),
      null,
      2,
    )
    dialog.replaceChildren(
      element('h2', { id: 'export-title' }, 'Export decisions'),
      element(
        'p',
        {},
        'Markdown for the pull request, JSON for npm run visual -- --decisions decisions.json.',
      ),
      element(
        'div',
        { class: 'actions' },
        download('Markdown', 'visual-changes.md', 'text/markdown', text),
        download('JSON', 'decisions.json', 'application/json', `${json}\n`),
        button('Close', 'Esc', () => dialog.close()),
      ),
    )
    if (!dialog.open) dialog.showModal()
  }
  return { element: dialog, open }
}

function download(label: string, name: string, type: string, content: string): HTMLElement {
  const href = `data:${type};charset=utf-8,${encodeURIComponent(content)}`
  return element('a', { class: 'button', href, download: name }, label)
}
