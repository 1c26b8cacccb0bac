// Runs before the first paint. A separate file, because the content security policy allows no inline script, and in
// ES2015, so that old browsers can show why the console does not start.
;(() => {
  const root = document.documentElement
  const { texts } = document.currentScript.dataset
  const stored = (key, area = 'localStorage') => {
    try {
      return window[area].getItem(key)
      // oxlint-disable-next-line no-unused-vars -- ES2015 has no optional catch binding
    } catch (blocked) {
      return null
    }
  }
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  root.dataset.density = stored('density') === 'compact' ? 'compact' : 'comfortable'

  const isSupported =
    Promise.withResolvers &&
    window.AbortSignal &&
    AbortSignal.any &&
    URL.canParse &&
    Map.groupBy &&
    'registerProperty' in CSS
  if (!isSupported) {
    // src/shell/main.tsx then does not start.
    root.dataset.unsupported = ''
    whenParsed(() => showNotice(textsOf().old))
    return
  }

  // Only files that the page itself loads have a hash. The console handles all others.
  const onError = ({ target }) => {
    if (!target.integrity || target.rel === 'modulepreload') return
    window.removeEventListener('error', onError, true)
    whenParsed(() => (target.localName === 'script' ? showNotice(textsOf().page) : showNotice(null)))
  }
  window.addEventListener('error', onError, true)

  let indicator = null
  // Before the first render, nothing else can show a crash of the console.
  const onCrash = () => {
    const place = document.getElementById('root')
    if (place && !place.hasChildNodes()) showNotice(textsOf().page)
  }
  window.addEventListener('unhandledrejection', onCrash)
  setTimeout(() => {
    const place = document.getElementById('root')
    if (!place || place.hasChildNodes()) return
    indicator = element('p', textsOf().loading, {
      margin: '0',
      padding: '40vh 1rem 0',
      textAlign: 'center',
      font: '0.875rem/1.5 var(--font-sans, system-ui, sans-serif)',
    })
    indicator.setAttribute('role', 'status')
    indicator.lang = language()
    applyScheme()
    // Not inside #root: React clears it only once, and its first render may be empty.
    place.before(indicator)
    const rendered = new MutationObserver(() => {
      if (!place.hasChildNodes()) return
      rendered.disconnect()
      indicator.remove()
    })
    rendered.observe(place, { childList: true })
  }, 150)
  // Same timeout as for lazy-loaded modules.
  setTimeout(() => {
    if (indicator && indicator.isConnected) showNotice(textsOf().page)
  }, 120000)

  function whenParsed(run) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }

  function language() {
    const lang = stored('lang')
    return lang && Object.keys(JSON.parse(texts)).indexOf(lang) !== -1 ? lang : 'en'
  }

  function textsOf() {
    return JSON.parse(texts)[language()]
  }

  // Not on the root element, where it would override the themes and print colors of the style sheet.
  function applyScheme() {
    document.querySelector('meta[name="color-scheme"]').content = root.dataset.theme || 'light dark'
  }

  /**
   * Replaces the console with `page`; null shows a banner above it, because the console works without its
   * styles.
   */
  function showNotice(page) {
    const { part, reload, old } = textsOf()
    applyScheme()
    const notice = element('div', '', {
      maxWidth: '36rem',
      margin: '0 auto',
      padding: '10vh 1rem 2rem',
      textAlign: 'center',
      font: '0.875rem/1.5 var(--font-sans, system-ui, sans-serif)',
    })
    const button = element('button', reload, {
      height: '2rem',
      padding: '0 0.75rem',
      border: '1px solid var(--line-control, ButtonBorder)',
      borderRadius: '6px',
      background: 'var(--surface-raised, ButtonFace)',
      color: 'inherit',
      font: 'inherit',
    })
    Object.assign(button, { type: 'button', onclick: () => location.reload() })
    notice.setAttribute('role', 'alert')
    notice.lang = language()
    const paragraph = { font: 'inherit', margin: '0.5rem 0 1rem' }
    if (page) {
      notice.appendChild(element('h1', page.title, { font: 'inherit', fontSize: '1rem', fontWeight: '600' }))
      notice.appendChild(element('p', page.text, paragraph))
    } else notice.appendChild(element('p', part, paragraph))
    // A reload does not help in an old browser.
    if (!page || page.title !== old.title) notice.appendChild(button)
    const place = page ? document.getElementById('root') : document.body
    place.insertBefore(notice, place.firstChild)
  }

  function element(name, text, style) {
    const made = document.createElement(name)
    made.textContent = text
    Object.assign(made.style, style)
    return made
  }
})()
