import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

/** The file name comes first, because product names repeat. */
export const repositoryColumns: readonly Column<RepositoryItem>[] = [
  { id: 'Filename', kind: 'text', filter: 'text', width: 320 },
  { id: 'Name', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'Version', kind: 'version', value: ({ Version }) => paddedVersion(Version), filter: 'oneOf' },
  {
    id: 'ReleaseDate',
    kind: 'date',
    filter: 'day',
    sorted: 'descending',
  },
  { id: 'Arch', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'OperatingSystem', kind: 'text', filter: 'oneOf', width: 110 },
  { id: 'OperatingSystemFamily', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'Repository', kind: 'text', filter: 'oneOf', width: 130 },
  { id: 'Installed', kind: 'boolean', filter: 'yesNo' },
]

/** Pads the second part of a version with at least three parts to two digits. */
function paddedVersion(version: string): string {
  const [major = '', minor = '', ...rest] = version.split('.')
  return rest.length === 0 ? version : [major, minor.padStart(2, '0'), ...rest].join('.')
}
