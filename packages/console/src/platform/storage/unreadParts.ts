import { densities } from '@inventory-console/ui/lib/react/theme'
import { changeKey, compareKey, hasDate, readDates } from '../comparison/comparedDates.ts'
import type { FilterVisibility } from '../scope/globalFilters.ts'
import { densityKey, isValid, taken } from '../url-state/sharedFilters.ts'
import { decodeView, encodeView, isOfView } from '../url-state/tableState.ts'

const shared = new Set<string>([...taken.all, densityKey, compareKey])

/** Other query parameters of pages with a list. */
const ofPages = new Set(['mock', 'tab', 'host', 'rack', 'from', 'to', 'db', 'section', 'show', changeKey])

/** Query parameters without effect on this page: outdated, mistyped or of another page. */
export function unreadParts(search: string, visibility: FilterVisibility, now: number): readonly string[] {
  const read = new URLSearchParams(encodeView(decodeView(search)))
  const unread: string[] = []
  for (const [key, value] of new URLSearchParams(search)) {
    if (isOfView(key)) {
      const isDefault = value === '' || (key === 'page' && value === '1')
      if (!isDefault && !read.has(key)) unread.push(key)
    } else if (shared.has(key)) {
      if (!isRead(key, value, visibility, now)) unread.push(key)
    } else if (!ofPages.has(key)) unread.push(key)
  }
  return [...new Set(unread)]
}

function isRead(key: string, value: string, visibility: FilterVisibility, now: number): boolean {
  if (key === densityKey) return densities.some((density) => density === value)
  if (key === compareKey) return value === '' || (hasDate(visibility) && readDates(value, now) !== null)
  const filter = taken[visibility].find((name) => name === key)
  return filter !== undefined && isValid(filter, value, now)
}
