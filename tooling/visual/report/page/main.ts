import type { Decision, ReportCluster, ReportData } from '../data.ts'
import { button, count, element } from './dom.ts'
import { exampleElement, viewNames, type View } from './examples.ts'
import { createExportDialog } from './exportDialog.ts'
import { describe, kindNames } from './kinds.ts'
import { Review } from './review.ts'

const data: ReportData = JSON.parse(document.querySelector('#data')?.textContent ?? '{}')
const review = new Review(data)
let index = 0
let view: View = 'side'
let hasOutlines = true

const progress = element('p', { role: 'status' })
const list = element('ol')
const main = element('main', { tabindex: '-1' })
const help = element('dialog', { 'aria-labelledby': 'help-title' })
const exportDialog = createExportDialog(data, review)

interface Shortcut {
  keys: string[]
  label: string
  run: () => void
}

const shortcuts: Shortcut[] = [
  { keys: ['j', 'ArrowDown'], label: 'Next change', run: () => select(index + 1) },
  { keys: ['k', 'ArrowUp'], label: 'Previous change', run: () => select(index - 1) },
  { keys: ['a'], label: 'Accept', run: () => decide('accepted') },
  { keys: ['r'], label: 'Reject', run: () => decide('rejected') },
  { keys: ['u'], label: 'Undo the last decision', run: undo },
  { keys: ['n'], label: 'Add a note', run: () => main.querySelector('textarea')?.focus() },
  { keys: ['Enter'], label: 'Show or hide all pictures', run: toggleMembers },
  { keys: ['1'], label: viewNames.side, run: () => setView('side') },
  { keys: ['2'], label: viewNames.onion, run: () => setView('onion') },
  { keys: ['3'], label: viewNames.swipe, run: () => setView('swipe') },
  { keys: ['o'], label: 'Outline changed areas', run: toggleOutlines },
  { keys: ['e'], label: 'Export decisions', run: () => exportDialog.open() },
  { keys: ['?'], label: 'Keyboard shortcuts', run: () => help.showModal() },
]

function current(): ReportCluster | undefined {
  return data.clusters[index]
}

function select(next: number) {
  index = Math.max(0, Math.min(data.clusters.length - 1, next))
  render()
  main.scrollTop = 0
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
}

function decide(decision: Decision) {
  const cluster = current()
  if (!cluster) return
  review.decide(cluster.key, decision)
  const next = data.clusters.findIndex(({ key }, other) => other > index && review.of(key).decision === null)
  select(next === -1 ? index : next)
}

function undo() {
  const key = review.undo()
  const undone = data.clusters.findIndex((cluster) => cluster.key === key)
  if (undone !== -1) select(undone)
}

function setView(next: View) {
  view = next
  render()
}

function toggleOutlines() {
  hasOutlines = !hasOutlines
  render()
}

function toggleMembers() {
  const details = main.querySelector('details')
  if (details) details.open = !details.open
}

function render() {
  const open = data.clusters.filter(({ key }) => review.of(key).decision === null).length
  progress.textContent =
    open === 0
      ? 'All changes are reviewed. Export the decisions.'
      : `${open} of ${count(data.clusters.length, 'change')} to review`
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(...data.clusters.map(listItem))
  if (hadFocus) list.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  const cluster = current()
  main.replaceChildren(...(cluster ? clusterElements(cluster) : []))
}

function listItem(cluster: ReportCluster, position: number): HTMLElement {
  const { decision } = review.of(cluster.key)
  const status = decision
    ? element('span', { class: decision }, decision === 'accepted' ? '✓ Accepted' : '✗ Rejected')
    : ''
  const link = element(
    'button',
    { type: 'button', 'aria-current': String(position === index) },
    element('span', { class: 'kind' }, kindNames[cluster.kind]),
    element('span', { class: 'title' }, cluster.title),
    element('span', { class: 'meta' }, count(cluster.members.length, 'picture'), ' ', status),
  )
  link.addEventListener('click', () => select(position))
  return element('li', {}, link)
}

function clusterElements(cluster: ReportCluster): Node[] {
  const { decision, note } = review.of(cluster.key)
  const textarea = element('textarea', { id: 'note', rows: '2' })
  textarea.value = note
  textarea.addEventListener('input', () => review.setNote(cluster.key, textarea.value))
  const actions = element(
    'div',
    { class: 'actions' },
    button('Accept', 'a', () => decide('accepted')),
    button('Reject', 'r', () => decide('rejected')),
    button('Undo', 'u', undo),
    element('span', { class: decision ?? 'meta' }, decision ?? 'not reviewed'),
  )
  const views = element('div', { class: 'actions', role: 'group', 'aria-label': 'View' })
  for (const [name, key] of [
    ['side', '1'],
    ['onion', '2'],
    ['swipe', '3'],
  ] as const) {
    const choice = button(viewNames[name], key, () => setView(name))
    choice.setAttribute('aria-pressed', String(view === name))
    views.append(choice)
  }
  const outline = button('Outline', 'o', toggleOutlines)
  outline.setAttribute('aria-pressed', String(hasOutlines))
  views.append(outline)
  const members = element('ul', { class: 'members' })
  for (const { story, mode, note } of cluster.members)
    members.append(element('li', {}, element('code', {}, story), ` ${mode}${note === '' ? '' : `, ${note}`}`))
  const summary = element(
    'summary',
    {},
    `All ${count(cluster.members.length, 'picture')} `,
    element('kbd', {}, 'Enter'),
  )
  return [
    ...describe(cluster),
    actions,
    element('label', { for: 'note', class: 'note' }, 'Note ', element('kbd', {}, 'n')),
    textarea,
    views,
    ...cluster.examples.map((example) => exampleElement(example, view, hasOutlines)),
    element('details', {}, summary, members),
  ]
}

function failures(): HTMLElement | '' {
  if (data.failed.length === 0) return ''
  const items = data.failed.map(({ id, errors }) =>
    element('li', {}, element('code', {}, id), ` ${errors.join('; ')}`),
  )
  const summary = element(
    'summary',
    {},
    `${count(data.failed.length, 'story').replace('storys', 'stories')} failed to render`,
  )
  return element('details', { class: 'failed' }, summary, element('ul', {}, ...items))
}

help.append(
  element('h2', { id: 'help-title' }, 'Keyboard shortcuts'),
  element(
    'dl',
    {},
    ...shortcuts.flatMap(({ keys, label }) => [
      element('dt', {}, ...keys.map((key) => element('kbd', {}, key))),
      element('dd', {}, label),
    ]),
  ),
  button('Close', 'Esc', () => help.close()),
)

document.body.append(
  element(
    'header',
    {},
    element('h1', {}, 'Visual changes'),
    element(
      'p',
      { class: 'meta' },
      `${data.changedPictures.toLocaleString('en')} of ${count(data.pictures, 'picture')} differ from ${data.base}`,
    ),
    progress,
    element(
      'div',
      { class: 'actions' },
      button('Export', 'e', () => exportDialog.open()),
      button('Help', '?', () => help.showModal()),
    ),
  ),
  element(
    'nav',
    { 'aria-label': 'Changes' },
    failures(),
    list,
    element('p', { class: 'meta run' }, `Run ${data.run} · ${data.browser}`),
  ),
  main,
  help,
  exportDialog.element,
)

addEventListener('keydown', (event) => {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (target instanceof HTMLTextAreaElement) {
    if (event.key === 'Escape') target.blur()
    return
  }
  const isNative =
    (target instanceof HTMLInputElement && event.key.startsWith('Arrow')) ||
    (event.key === 'Enter' && target instanceof HTMLElement && target.matches('button, summary, a'))
  const shortcut = shortcuts.find(({ keys }) => keys.includes(event.key))
  if (!shortcut || isNative) return
  event.preventDefault()
  shortcut.run()
})

render()
