import { decodeView, encodeView, isViewParameter } from '@inventory-console/ui/lib/listUrl'
import { densities } from '@inventory-console/ui/lib/theme'
import { compareKey, hasDate, isComparedParameter, readDates } from '../comparison/comparedDates.ts'
import { densityParam, filtersByVisibility, type FilterVisibility, isValid } from '../scope/globalFilters.ts'

const sharedParameters = new Set<string>([...filtersByVisibility.all, densityParam, compareKey])

/** Other query parameters of pages with a list. */
const pageParameters = new Set([
  'mock',
  'tab',
  'host',
  'rack',
  'from',
  'to',
  'db',
  'section',
  'show',
  'rules',
])

/** Query parameters without effect on this page: outdated, mistyped or of another page. */
export function findUnknownParameters(
  search: string,
  visibility: FilterVisibility,
  now: number,
): readonly string[] {
  const read = new URLSearchParams(encodeView(decodeView(search)))
  const unknown: string[] = []
  for (const [key, value] of new URLSearchParams(search)) {
    if (isViewParameter(key)) {
      const isDefault = value === '' || (key === 'page' && value === '1')
      if (!isDefault && !read.has(key)) unknown.push(key)
    } else if (sharedParameters.has(key)) {
      if (!isValidParameter(key, value, visibility, now)) unknown.push(key)
    } else if (!pageParameters.has(key) && !isComparedParameter(key)) unknown.push(key)
  }
  return [...new Set(unknown)]
}

function isValidParameter(key: string, value: string, visibility: FilterVisibility, now: number): boolean {
  if (key === densityParam) return densities.some((density) => density === value)
  if (key === compareKey) return value === '' || (hasDate(visibility) && readDates(value, now) !== null)
  const filter = filtersByVisibility[visibility].find((name) => name === key)
  return filter !== undefined && isValid(filter, value, now)
}
