/**
 * Checks for a logout in another tab. A tab that was frozen or in the back/forward cache missed the storage
 * event, so it stays hidden until it has checked again.
 */
export function watchTabs(check: () => void): void {
  const page = document.documentElement
  const cover = () => {
    page.hidden = true
  }
  const uncover = () => {
    check()
    // React flushes the end of the session in a microtask queued before this one.
    queueMicrotask(() => {
      page.hidden = false
    })
  }
  window.addEventListener('storage', check)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', cover)
  window.addEventListener('pageshow', uncover)
  document.addEventListener('freeze', cover)
  document.addEventListener('resume', uncover)
}
