// Before the first paint, and a file of its own because the content security policy allows no script in the page.
;(() => {
  const root = document.documentElement
  const { texts } = document.currentScript.dataset
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is closed: the theme follows the system, the language is the first.
      return null
    }
  }
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  root.dataset.density = stored('density') === 'compact' ? 'compact' : 'comfortable'

  // What the page itself loads names its hash. Of all else that does not arrive, the console tells.
  const onError = ({ target }) => {
    if (!target.integrity) return
    window.removeEventListener('error', onError, true)
    const told = () => tell(target.localName === 'script')
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', told)
    else told()
  }
  window.addEventListener('error', onError, true)

  /** In place of the console; or above it, which works without its styles. */
  function tell(isPage) {
    const all = JSON.parse(texts)
    const lang = Object.hasOwn(all, stored('lang')) ? stored('lang') : 'en'
    const { page, part, reload } = all[lang]
    root.style.colorScheme = root.dataset.theme ?? 'light dark'
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
    Object.assign(notice, { role: 'alert', lang })
    const said = { font: 'inherit', margin: '0.5rem 0 1rem' }
    if (isPage) {
      notice.append(element('h1', page.title, { font: 'inherit', fontSize: '1rem', fontWeight: '600' }))
      notice.append(element('p', page.text, said), button)
    } else notice.append(element('p', part, said), button)
    const place = isPage ? document.getElementById('root') : document.body
    place.prepend(notice)
  }

  function element(name, text, style) {
    const made = document.createElement(name)
    made.textContent = text
    Object.assign(made.style, style)
    return made
  }
})()
