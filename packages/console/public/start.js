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
    const told = () => tell(target.localName === 'script' ? document.getElementById('root') : document.body)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', told)
    else told()
  }
  window.addEventListener('error', onError, true)

  /** In place of the console, or above it if it is the styles that did not arrive. */
  function tell(place) {
    const all = JSON.parse(texts)
    const lang = Object.hasOwn(all, stored('lang')) ? stored('lang') : 'en'
    const { title, text, reload } = all[lang]
    const notice = document.createElement('div')
    notice.role = 'alert'
    notice.lang = lang
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = reload
    button.addEventListener('click', () => location.reload())
    notice.append(line('h1', title), line('p', text), button)
    root.style.colorScheme = root.dataset.theme ?? 'light dark'
    Object.assign(notice.style, {
      maxWidth: '36rem',
      margin: '0 auto',
      padding: '10vh 1rem 2rem',
      textAlign: 'center',
      font: '0.875rem/1.5 var(--font-sans, system-ui, sans-serif)',
    })
    Object.assign(notice.children[0].style, { font: 'inherit', fontSize: '1rem', fontWeight: '600' })
    Object.assign(notice.children[1].style, { margin: '0.5rem 0 1rem' })
    Object.assign(button.style, {
      height: '2rem',
      padding: '0 0.75rem',
      border: '1px solid var(--line-control, ButtonBorder)',
      borderRadius: '6px',
      background: 'var(--surface-raised, ButtonFace)',
      color: 'inherit',
      font: 'inherit',
    })
    place.prepend(notice)
  }

  function line(tag, text) {
    const element = document.createElement(tag)
    element.textContent = text
    return element
  }
})()
