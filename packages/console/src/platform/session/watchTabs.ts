/**
 * Checks for a logout in another tab. A tab that was frozen or in the back/forward cache missed the storage
 * event, so it stays hidden until it has checked again.
 */
export function watchTabs(check: () => void): void {
  const page = document.documentElement
  const hidePage = () => {
    page.hidden = true
  }
  const showPage = () => {
    check()
    // React flushes the end of the session in a microtask queued before this one.
    queueMicrotask(() => {
      page.hidden = false
    })
  }
  window.addEventListener('storage', check)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', hidePage)
  window.addEventListener('pageshow', showPage)
  document.addEventListener('freeze', hidePage)
  document.addEventListener('resume', showPage)
}
