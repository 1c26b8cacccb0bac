// Before the first paint, and a file of its own because the content security policy allows no script in the page.
;(() => {
  try {
    const { dataset } = document.documentElement
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    dataset.density = localStorage.getItem('density') === 'compact' ? 'compact' : 'comfortable'
  } catch {
    // Storage is closed: the theme follows the system.
  }
})()
