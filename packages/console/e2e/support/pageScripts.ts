export interface Visit {
  /** Failures that no response may cause, one per line. */
  failures: readonly string[]
  /** Error messages of the page. */
  messages: readonly string[]
}

/** Runs in the page before any script: starts a fresh session and listens for errors. */
export function initializePage(session: Readonly<Record<string, string>>) {
  // The browser's error page while offline has no storage.
  if (window.top !== window || location.protocol === 'chrome-error:') return
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text)
  const walk = { violations: new Array<string>(), ran: 0 }
  Object.assign(window, { walk, alert: () => (walk.ran += 1) })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    walk.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** Runs in the page: describes pending work. */
export function describePendingWork(): string {
  const alerts = [...document.querySelectorAll<HTMLElement>('#root [role="alert"]')]
  if (
    document.querySelector('#root h1, main [data-slot="block"]') === null &&
    alerts.every(({ innerText }) => innerText.trim() === '')
  )
    return 'no heading'
  const busy = document.querySelector('[aria-busy="true"], [data-loading]')
  return busy === null ? '' : `busy ${busy.getAttribute('data-slot') ?? busy.tagName}`
}

/** Runs in the page: collects its faults and error messages. */
export function inspect(forbiddenWords: readonly string[]): Visit {
  const walk: { violations: string[]; ran: number } = Reflect.get(window, 'walk')
  const root = document.documentElement
  const main = document.querySelector('main')
  const text = (main ?? document.body).innerText
  const retryButtons = [...document.querySelectorAll('button')].filter(({ innerText }) =>
    /^Retry\b/.test(innerText),
  )
  const fieldErrors = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? [],
  )
  const lines = document.querySelectorAll<HTMLElement>(
    '[role="alert"], [data-slot="banner"], [data-slot="notice"]',
  )
  // Every malformed key is reported as an unread value, in addition to messages of the page itself.
  const messages = [...lines, ...retryButtons, ...fieldErrors]
    .map((element) => element.innerText.trim().slice(0, 200))
    .filter((text) => text !== '' && !text.startsWith('Could not read '))
  const page = location.pathname.slice(new URL(document.baseURI).pathname.length)
  const onErrorPage = ['error', '500', '404', '401'].includes(page)
  const failures = [
    ...(main ? [] : ['the page is gone']),
    ...(!onErrorPage && text.includes('Something went wrong. This page cannot be shown')
      ? ['the view broke']
      : []),
    ...walk.violations.map((violation) => `policy: ${violation}`),
    ...(walk.ran > 0 ? ['a script ran'] : []),
    ...(root.scrollWidth > root.clientWidth ? [`scrolls sideways: ${root.scrollWidth}`] : []),
    ...forbiddenWords
      .filter((word) => new RegExp(`(^|[^\\w])${word.replace(/[[\]]/g, '\\$&')}([^\\w]|$)`).test(text))
      .map((word) => `shows ${word}`),
  ]
  return { failures, messages: onErrorPage ? [...messages, page] : messages }
}

/** What a page shows. */
export interface PageContent {
  /** Number of rows, cards and values. */
  counts: Readonly<Record<string, number>>
  /** Texts of each column and each named value, without marks of values that could not be read. */
  texts: Readonly<Record<string, readonly string[]>>
}

/** Runs in the page: reads its content. */
export function readContent(): PageContent {
  const main = document.querySelector('main') ?? document.body
  const textOf = (element: Element) => {
    const copy = document.createElement('div')
    copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [data-slot="unread"]')) hidden.remove()
    return (copy.textContent ?? '').trim()
  }
  const counts: Record<string, number> = {}
  for (const selector of ['tbody tr', 'section, [data-slot$="card"], article', 'h2, h3, h4', 'dt'])
    counts[selector] = main.querySelectorAll(selector).length
  const texts: Record<string, string[]> = {}
  const add = (name: string, text: string) => (texts[name] ??= []).push(text)
  const tables = [...main.querySelectorAll('table')]
  for (const cell of main.querySelectorAll<HTMLTableCellElement>('tbody td, tbody th')) {
    const table = cell.closest('table')
    const index = cell.getAttribute('aria-colindex')
    const header =
      index === null
        ? table?.tHead?.rows[0]?.cells[cell.cellIndex]
        : table?.querySelector(`thead [aria-colindex="${index}"]`)
    const name = table?.getAttribute('aria-label') ?? tables.findIndex((each) => each === table)
    if (cell.colSpan === 1) add(`${name} / ${header ? textOf(header) : ''}`, textOf(cell))
  }
  for (const value of main.querySelectorAll('dd')) {
    const names = value.parentElement?.querySelectorAll('dt') ?? []
    const before = [...names].filter((name) => name.compareDocumentPosition(value) & 4).at(-1)
    add(`dt ${before ? textOf(before) : ''}`, textOf(value))
  }
  return { counts, texts }
}
