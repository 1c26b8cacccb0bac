import type { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { avoidOverlap } from './avoidOverlap.ts'
import { controls } from './controls.ts'
import { button, element } from './elements.ts'
import { isolateEvents } from './isolateEvents.ts'
import { panelStyle } from './panelStyle.ts'

export interface PanelOptions {
  /** Called when the user changed an option in the panel. */
  onChange: (options: MockOptions) => void
  /** Parts of `?mock=` that are invalid, shown when the panel mounts. */
  linkErrors?: readonly string[]
}

/** Mounts the control panel and its button. Returns a function that unmounts it. */
export function mountPanel(control: Control, { onChange, linkErrors = [] }: PanelOptions): () => void {
  // Modal dialogs hide the rest of the page from assistive technology, except elements with `aria-live`.
  const host = document.createElement('mock-panel')
  host.setAttribute('aria-live', 'off')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [sheet]

  const { body, refresh, footer } = controls(control, (options) => {
    show()
    onChange(options)
  })
  if (linkErrors.length > 0) body.prepend(notice(linkErrors))
  const panel = element(
    'div',
    { class: 'panel', role: 'region', 'aria-label': 'Mock services', id: 'panel' },
    element(
      'div',
      { class: 'head' },
      element('h2', {}, 'Mock services'),
      button('Close', () => open(false)),
    ),
    body,
    footer,
  )
  const toggle = button('Mocks', () => open(panel.hidden !== false), {
    class: 'toggle',
    'aria-controls': 'panel',
    'aria-keyshortcuts': 'Alt+Shift+M',
    title: 'Alt+Shift+M',
  })
  root.append(panel, toggle)
  let before: Element | null = null

  function show() {
    const count = control.options.faults?.length ?? 0
    toggle.replaceChildren(count === 0 ? 'Mocks' : `Mocks, ${count} ${count === 1 ? 'fault' : 'faults'}`)
    if (!panel.hidden) refresh()
  }

  function reveal(isShown: boolean) {
    panel.hidden = !isShown
    toggle.setAttribute('aria-expanded', String(isShown))
    placement.move()
    show()
  }

  function open(isShown: boolean) {
    if (isShown) before = document.activeElement
    reveal(isShown)
    if (isShown) panel.querySelector('select')?.focus()
    // Returns the focus to the previous element, or to the button.
    else if (
      before instanceof HTMLElement &&
      before !== document.body &&
      before !== host &&
      before.isConnected
    )
      before.focus()
    else toggle.focus()
  }

  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return
    event.preventDefault()
    event.stopImmediatePropagation()
    open(panel.hidden !== false)
  }
  window.addEventListener('keydown', onKey, true)
  const removeEventIsolation = isolateEvents(host, () => {
    if (!panel.hidden) open(false)
  })
  const unsubscribe = control.subscribe(show)
  const placement = avoidOverlap(host, () => !panel.hidden)
  reveal(linkErrors.length > 0)
  document.body.append(host)
  return () => {
    unsubscribe()
    removeEventIsolation()
    placement.stop()
    window.removeEventListener('keydown', onKey, true)
    host.remove()
  }
}

function notice(linkErrors: readonly string[]): HTMLElement {
  return element(
    'div',
    { class: 'notice', role: 'alert' },
    element('p', {}, 'These parts of ?mock= are invalid and ignored:'),
    element('ul', {}, ...linkErrors.map((part) => element('li', {}, element('code', {}, part)))),
  )
}
