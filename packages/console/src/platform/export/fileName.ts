/** What every system takes as the name of a file. */
export function fileName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return Array.from(name.trim().replace(/^\.+/, '')).slice(0, 80).join('').trim() || 'list'
}
