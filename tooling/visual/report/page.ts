import type { Decision, Example, ReportCluster, ReportData } from './data.ts'
import { countOf, decisionFile, explanations, kindNames, markdown, type Reviewed } from './summary.ts'

/** The page of the report: one change at a time, decided by keyboard. */

const data: ReportData = JSON.parse(document.querySelector('#data')?.textContent ?? '{}')
const { clusters } = data
const storageKey = `visual-report ${data.run}`
const reviews = new Map<string, Reviewed>(Object.entries(stored()))
const decided: { key: string; before: Decision | null }[] = []
let index = 0
let isSwiping = false
let hasOutlines = true

function stored(): Record<string, Reviewed> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const reviewOf = (key: string): Reviewed => reviews.get(key) ?? { decision: null, note: '' }

function review(key: string, changes: Partial<Reviewed>) {
  reviews.set(key, { ...reviewOf(key), ...changes })
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(reviews)))
  } catch {
    // Without storage, decisions last as long as the page.
  }
}

const shortcuts: readonly (readonly [keys: readonly string[], label: string, run: () => void])[] = [
  [['j', 'ArrowDown'], 'Next change', () => select(index + 1)],
  [['k', 'ArrowUp'], 'Previous change', () => select(index - 1)],
  [['a'], 'Accept', () => decide('accepted')],
  [['r'], 'Reject', () => decide('rejected')],
  [['u'], 'Undo the last decision', undo],
  [['n'], 'Add a note', () => main.querySelector('textarea')?.focus()],
  [['Enter'], 'Show or hide all pictures', toggleMembers],
  [['s'], 'Swipe', () => show(() => (isSwiping = !isSwiping))],
  [['o'], 'Outline changed areas', () => show(() => (hasOutlines = !hasOutlines))],
  [['e'], 'Export decisions', openExport],
  [['?'], 'Keyboard shortcuts', () => help.showModal()],
]

function select(next: number) {
  index = Math.max(0, Math.min(clusters.length - 1, next))
  render()
  main.scrollTop = 0
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
}

function decide(decision: Decision) {
  const key = clusters[index]?.key
  if (key === undefined) return
  decided.push({ key, before: reviewOf(key).decision })
  review(key, { decision })
  const next = clusters.findIndex((other, at) => at > index && reviewOf(other.key).decision === null)
  select(next === -1 ? index : next)
}

function undo() {
  const last = decided.pop()
  if (!last) return
  review(last.key, { decision: last.before })
  select(clusters.findIndex(({ key }) => key === last.key))
}

function show(change: () => void) {
  change()
  render()
}

function toggleMembers() {
  const details = main.querySelector('details')
  if (details) details.open = !details.open
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...children)
  return created
}

function button(label: string, key: string, onClick: () => void, isPressed?: boolean) {
  const created = element('button', { type: 'button', 'aria-keyshortcuts': key }, label, kbd(key))
  if (isPressed !== undefined) created.setAttribute('aria-pressed', String(isPressed))
  created.addEventListener('click', onClick)
  return created
}

const kbd = (key: string) => element('kbd', {}, key)
const actions = (...children: (Node | string)[]) => element('div', { class: 'actions' }, ...children)

const progress = element('p', { role: 'status' })
const list = element('ol')
const main = element('main', { tabindex: '-1' })
const help = element(
  'dialog',
  { 'aria-labelledby': 'help-title' },
  element('h2', { id: 'help-title' }, 'Keyboard shortcuts'),
  element(
    'dl',
    {},
    ...shortcuts.flatMap(([keys, label]) => [element('dt', {}, ...keys.map(kbd)), element('dd', {}, label)]),
  ),
  button('Close', 'Esc', () => help.close()),
)
const exportDialog = element('dialog', { 'aria-labelledby': 'export-title' })

/** The links are created when the dialog opens. */
function openExport() {
  const json = JSON.stringify(decisionFile(data, reviewOf), null, 2)
  exportDialog.replaceChildren(
    element('h2', { id: 'export-title' }, 'Export decisions'),
    element('p', {}, 'Markdown for the pull request, JSON for npm run visual -- --decisions decisions.json.'),
    actions(
      download('Markdown', 'visual-changes.md', 'text/markdown', markdown(data, reviewOf)),
      download('JSON', 'decisions.json', 'application/json', `${json}\n`),
      button('Close', 'Esc', () => exportDialog.close()),
    ),
  )
  if (!exportDialog.open) exportDialog.showModal()
}

function download(label: string, name: string, type: string, content: string) {
  const href = `data:${type};charset=utf-8,${encodeURIComponent(content)}`
  return element('a', { class: 'button', href, download: name }, label)
}

function render() {
  const open = clusters.filter(({ key }) => reviewOf(key).decision === null).length
  progress.textContent =
    open === 0
      ? 'All changes are reviewed. Export the decisions.'
      : `${open} of ${countOf(clusters.length, 'change')} to review`
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(...clusters.map(listItem))
  if (hadFocus) list.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  const cluster = clusters[index]
  main.replaceChildren(...(cluster ? content(cluster) : []))
}

function listItem({ key, kind, title, members }: ReportCluster, position: number) {
  const { decision } = reviewOf(key)
  const entry = element(
    'button',
    { type: 'button', 'aria-current': String(position === index) },
    element('span', { class: 'meta' }, kindNames[kind]),
    element('span', { class: 'title' }, title),
    element(
      'span',
      { class: decision ?? 'meta' },
      countOf(members.length, 'picture'),
      decision ? `, ${decision}` : '',
    ),
  )
  entry.addEventListener('click', () => select(position))
  return element('li', {}, entry)
}

function content({ key, kind, title, colors, members, examples }: ReportCluster): Node[] {
  const { decision, note } = reviewOf(key)
  const heading = element('h2', {}, `${kindNames[kind]}: ${title}`)
  for (const color of colors) {
    const swatch = element('span', { class: 'swatch', 'aria-hidden': 'true' })
    swatch.style.background = color
    heading.append(' ', swatch)
  }
  const stories = new Set(members.map(({ story }) => story)).size
  const size = `${countOf(members.length, 'picture')} of ${countOf(stories, 'story')}.`
  const textarea = element('textarea', { id: 'note', rows: '2' })
  textarea.value = note
  textarea.addEventListener('input', () => review(key, { note: textarea.value }))
  return [
    heading,
    element('p', { class: 'meta' }, `${explanations[kind]} ${size}`),
    actions(
      button('Accept', 'a', () => decide('accepted')),
      button('Reject', 'r', () => decide('rejected')),
      button('Undo', 'u', undo),
      element('span', { class: decision ?? 'meta' }, decision ?? 'not reviewed'),
    ),
    element('label', { for: 'note', class: 'meta' }, 'Note ', kbd('n')),
    textarea,
    actions(
      button('Swipe', 's', () => show(() => (isSwiping = !isSwiping)), isSwiping),
      button('Outline', 'o', () => show(() => (hasOutlines = !hasOutlines)), hasOutlines),
    ),
    ...examples.map(figure),
    element(
      'details',
      {},
      element('summary', {}, `All ${countOf(members.length, 'picture')} `, kbd('Enter')),
      element(
        'ul',
        { class: 'members' },
        ...members.map(({ story, mode }) => element('li', {}, element('code', {}, story), ` ${mode}`)),
      ),
    ),
  ]
}

/** A cropped example, side by side or the new picture over the old one with a divider. */
function figure(example: Example) {
  const { story, mode, before, after } = example
  const caption = element('figcaption', { class: 'meta' }, `${story} · ${mode}`)
  const panes = [
    ...(before === null ? [] : [pane('Before', example, before, [])]),
    ...(after === null ? [] : [pane('After', example, after, outlines(example))]),
  ]
  if (!isSwiping || before === null || after === null)
    return element('figure', {}, caption, element('div', { class: 'panes' }, ...panes))
  const top = element('img', { src: after, alt: `After: ${story}, ${mode}`, class: 'top' })
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'Divider',
  })
  const apply = () => (top.style.clipPath = `inset(0 0 0 ${slider.value}%)`)
  slider.addEventListener('input', apply)
  apply()
  const frame = element('div', { class: 'frame' }, element('img', { src: before, alt: '' }), top)
  frame.append(...outlines(example))
  return element('figure', {}, caption, slider, frame)
}

function pane(label: string, { story, mode }: Example, src: string, marks: readonly Node[]) {
  const image = element('img', { src, alt: `${label}: ${story}, ${mode}` })
  return element(
    'div',
    {},
    element('span', { class: 'meta' }, label),
    element('div', { class: 'frame' }, image, ...marks),
  )
}

function outlines({ changed, width, height }: Example) {
  return (hasOutlines ? changed : []).map((rect) => {
    const outline = element('div', { class: 'outline', 'aria-hidden': 'true' })
    outline.style.left = `${(100 * rect.x) / width}%`
    outline.style.top = `${(100 * rect.y) / height}%`
    outline.style.width = `${(100 * rect.width) / width}%`
    outline.style.height = `${(100 * rect.height) / height}%`
    return outline
  })
}

function failures() {
  if (data.failed.length === 0) return ''
  const items = data.failed.map(({ id, side, errors }) =>
    element('li', {}, element('code', {}, id), ` ${side}: ${errors.join('; ')}`),
  )
  const summary = element('summary', {}, `${countOf(data.failed.length, 'story')} failed to render`)
  return element('details', { class: 'rejected' }, summary, element('ul', {}, ...items))
}

document.body.append(
  element(
    'header',
    {},
    element('h1', {}, 'Visual changes'),
    element(
      'p',
      { class: 'meta' },
      `${data.changedPictures.toLocaleString('en')} of ${countOf(data.pictures, 'picture')} differ from ${data.base}`,
    ),
    progress,
    actions(
      button('Export', 'e', openExport),
      button('Help', '?', () => help.showModal()),
    ),
  ),
  element(
    'nav',
    { 'aria-label': 'Changes' },
    failures(),
    list,
    element('p', { class: 'meta' }, `Run ${data.run} · ${data.browser}`),
  ),
  main,
  help,
  exportDialog,
)

addEventListener('keydown', (event) => {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (target instanceof HTMLTextAreaElement) {
    if (key === 'Escape') target.blur()
    return
  }
  const isNative =
    (target instanceof HTMLInputElement && key.startsWith('Arrow')) ||
    (key === 'Enter' && target instanceof HTMLElement && target.matches('button, summary, a'))
  const shortcut = isNative ? undefined : shortcuts.find(([keys]) => keys.includes(key))
  if (!shortcut) return
  event.preventDefault()
  shortcut[2]()
})

render()
