import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { Copy, Download } from 'lucide-react'
import { flagCount } from '../../columns/databaseColumns.ts'
import { ProgressDialog, type WorkState } from '../../components/progress/ProgressDialog.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'

export interface RepositoryScreenProps extends ListViewProps {
  list: ListState<RepositoryItem>
  onRefresh?: (() => void) | undefined
  download: { name: string; work: WorkState } | null
  onDownload: (item: RepositoryItem) => void
  onCancelDownload: () => void
  /** Called to close a failed download. */
  onCloseDownload: () => void
  onCopy: (item: RepositoryItem) => void
}

/** Agent packages for download, newest first. */
export function RepositoryScreen(props: RepositoryScreenProps) {
  const { download, onDownload, onCancelDownload, onCloseDownload, onCopy, ...list } = props
  const t = useText('repository')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="min-h-0 flex-1">
        <ListScreen
          {...list}
          area="repository"
          columns={repositoryColumns}
          counts={counts}
          peek={peek}
          rowId={rowId}
          rowActions={(item) => [
            {
              id: 'download',
              label: t('actions.download'),
              icon: Download,
              isButton: true,
              inPeek: true,
              onSelect: () => onDownload(item),
            },
            { id: 'copy', label: t('actions.copy'), icon: Copy, onSelect: () => onCopy(item) },
          ]}
        />
      </div>
      {download ? (
        <ProgressDialog
          open
          title={t('downloading', { name: download.name })}
          description={t('downloadText')}
          progress={download.work}
          onCancel={onCancelDownload}
          onClose={onCloseDownload}
        />
      ) : null}
    </div>
  )
}

function rowId({ Repository, Filename, Version }: RepositoryItem) {
  return `${Repository} ${Filename} ${Version}`
}

/** The file name comes first, because product names repeat. */
export const repositoryColumns: readonly Column<RepositoryItem>[] = [
  { id: 'Filename', kind: 'text', filter: 'text', width: 320 },
  { id: 'Name', header: 'name', kind: 'text', filter: 'oneOf', width: 160 },
  {
    id: 'Version',
    header: 'version',
    kind: 'version',
    value: ({ Version }) => paddedVersion(Version),
    filter: 'oneOf',
  },
  {
    id: 'ReleaseDate',
    header: 'releaseDate',
    kind: 'date',
    // Unknown: blank, so that it comes last in either order.
    value: ({ ReleaseDate: date }) => (date === '????-??-??' ? null : date),
    filter: 'day',
    sorted: 'descending',
  },
  { id: 'Arch', header: 'architecture', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'OperatingSystem', kind: 'text', filter: 'oneOf', width: 110 },
  { id: 'OperatingSystemFamily', kind: 'text', filter: 'oneOf', width: 120 },
  { id: 'Repository', kind: 'text', filter: 'oneOf', width: 130 },
  { id: 'Installed', kind: 'boolean', filter: 'yesNo' },
]

const peek: Peek = {
  figures: ['Version', 'ReleaseDate', 'OperatingSystemFamily', 'Arch'],
  facts: ['Name', 'OperatingSystem', 'Repository', 'Installed'],
}

const counts = [flagCount('installed', 'Installed', true), flagCount('notInstalled', 'Installed', false)]

/** Pads the second part of a version with at least three parts to two digits. */
function paddedVersion(version: string): string {
  const [major = '', minor = '', ...rest] = version.split('.')
  return rest.length === 0 ? version : [major, minor.padStart(2, '0'), ...rest].join('.')
}
