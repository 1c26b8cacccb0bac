import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../components/data-table/column.ts'

/** The name of the file comes first: of one product there are many. */
export const repositoryColumns: readonly Column<RepositoryItem>[] = [
  { id: 'Filename', kind: 'text', filter: 'text', width: 320 },
  { id: 'Name', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'Version', kind: 'version', value: ({ Version }) => paddedVersion(Version), filter: 'oneOf' },
  {
    id: 'ReleaseDate',
    kind: 'date',
    value: ({ ReleaseDate }) => localDay(ReleaseDate),
    filter: 'day',
    width: 120,
  },
  { id: 'Arch', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'OperatingSystem', kind: 'text', filter: 'oneOf', width: 110 },
  { id: 'OperatingSystemFamily', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'Repository', kind: 'text', filter: 'oneOf', width: 130 },
  { id: 'Installed', kind: 'boolean', filter: 'yesNo' },
]

/** Spec, Business rules: the second of at least three parts is written with two digits. */
function paddedVersion(version: string): string {
  const [major = '', minor = '', ...rest] = version.split('.')
  return rest.length === 0 ? version : [major, minor.padStart(2, '0'), ...rest].join('.')
}

/** A day of the calendar is that day everywhere; anything else is none. */
function localDay(day: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00` : null
}
