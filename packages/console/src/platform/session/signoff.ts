const width = 300
const height = 210

/**
 * Opens the popup in which the single sign-on provider ends its session. Call it from a click, or the
 * browser blocks the popup.
 */
export function openSignoff(url: string): void {
  if (!/^https?:/.test(url)) return
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 4)
  const windowPosition = `width=${width},height=${height},left=${left},top=${top}`
  window.open(url, 'Signoff', `popup,noopener,scrollbars,${windowPosition}`)
}
