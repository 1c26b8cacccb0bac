const width = 300
const height = 210

/** The small window in which the provider of single sign-on ends its own session. Only out of a click: browsers block others. */
export function openSignoff(address: string): void {
  if (!/^https?:/.test(address)) return
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 4)
  const place = `width=${width},height=${height},left=${left},top=${top}`
  window.open(address, 'Signoff', `popup,noopener,scrollbars,${place}`)
}
