import type { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { avoidOverlap } from './avoidOverlap.ts'
import { controls } from './controls.ts'
import { button, element } from './elements.ts'

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

const isolatedEvents = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchend',
  'touchmove',
  'touchstart',
  'wheel',
]

/** Isolates the panel's events, so that a dialog of the page neither closes nor takes the focus back. */
function isolateEvents(host: HTMLElement, onEscape: () => void): () => void {
  for (const type of isolatedEvents) host.addEventListener(type, (event) => event.stopPropagation())
  // Focus traps listen on the document, so these two are captured on the window first.
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget === host && event.target !== host) event.stopImmediatePropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.composedPath().includes(host)) return
    event.stopImmediatePropagation()
    onEscape()
  }
  window.addEventListener('focusout', onLeave, true)
  window.addEventListener('keydown', onKey, true)
  return () => {
    window.removeEventListener('focusout', onLeave, true)
    window.removeEventListener('keydown', onKey, true)
  }
}

/** Follows the page's color scheme. Sizes are in px because the page may change the root font size. */
const panelStyle = `
  :host { position: fixed; inset: auto 0 0 auto; z-index: 2147483000; pointer-events: auto; font: 13px/1.4 system-ui, sans-serif;
    color: light-dark(#1c2024, #edeef0); }
  :host([data-position='left']) { inset: auto auto 48px 0; }
  :host([data-position='bottom-left']) { inset: auto auto 0 0; }
  :host([data-position='bottom']) { inset: auto auto 0 50%; translate: -50%; }
  :host([data-position='top']) { inset: 0 auto auto 50%; translate: -50%; }
  :host([data-position='top-left']) { inset: 0 auto auto 0; }
  :host([data-position='top-right']) { inset: 0 0 auto auto; }
  :host([data-position='none']) { visibility: hidden; }
  * { box-sizing: border-box; font: inherit; }
  .toggle { display: block; height: 24px; min-height: 0; margin-left: auto; padding: 0 8px; border-width: 1px 0 0 1px;
    border-radius: 6px 0 0; font-size: 12px; }
  .panel { display: flex; flex-direction: column; width: min(440px, calc(100vw - 16px)); max-height: calc(100dvh - 40px);
    margin: 0 8px 8px; border: 1px solid light-dark(#8b8d98, #696e77); border-radius: 8px; overflow: hidden;
    background: light-dark(#fff, #18191b); box-shadow: 0 4px 16px rgb(0 0 0 / 20%); }
  .panel[hidden] { display: none; }
  .head, .foot { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border: 0 solid light-dark(#d9d9e0, #363a3f); }
  .head { border-bottom-width: 1px; }
  .foot { border-top-width: 1px; }
  .foot p { flex: 1; max-height: 60px; overflow: auto; }
  h2 { flex: 1; margin: 0; font-size: 14px; font-weight: 600; }
  .scroll { overflow: auto; padding: 0 12px 12px; }
  h3 { margin: 12px 0 4px; font-size: 12px; font-weight: 600; }
  p { margin: 4px 0; color: light-dark(#60646c, #b0b4ba); }
  .row { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin-top: 4px; }
  .field { display: flex; flex: 1; flex-direction: column; gap: 2px; min-width: 88px; font-size: 12px; }
  .field:has(.moment) { min-width: 168px; }
  input, select { width: 100%; min-width: 0; min-height: 28px; padding: 2px 6px; border: 1px solid light-dark(#8b8d98, #696e77); border-radius: 6px;
    background: light-dark(#fff, #111113); color: inherit; font-size: 13px; }
  input:disabled { opacity: 0.6; }
  input[aria-invalid='true'] { border-color: light-dark(#ce2c31, #ff9592); }
  button { min-height: 28px; padding: 2px 10px; border: 1px solid light-dark(#8b8d98, #696e77); border-radius: 6px;
    background: light-dark(#f0f0f3, #272a2d); color: inherit; cursor: pointer; }
  button:disabled { color: light-dark(#80838d, #777b84); cursor: default; }
  :focus-visible { outline: 2px solid light-dark(#0d74ce, #70b8ff); outline-offset: -2px; }
  ul, ol { margin: 4px 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; gap: 8px; padding: 2px 0; border-bottom: 1px solid light-dark(#e8e8ec, #2e3135); }
  code { flex: 1; min-width: 0; overflow-wrap: anywhere; font: 12px/1.4 ui-monospace, monospace; }
  em { color: light-dark(#ab6400, #ffca16); }
  .outcome { min-width: 28px; font-variant-numeric: tabular-nums; }
  .took { color: light-dark(#60646c, #b0b4ba); font-size: 12px; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .requests { max-height: 240px; overflow: auto; padding: 2px; }
  .notice { margin-top: 12px; padding: 4px 8px; border: 1px solid light-dark(#ce2c31, #ff9592); border-radius: 6px; }
  .bad { color: light-dark(#ce2c31, #ff9592); }
  .field > .bad { font-size: 12px; }
  .bad:empty { display: none; }
  @media print { :host { display: none; } }
`
