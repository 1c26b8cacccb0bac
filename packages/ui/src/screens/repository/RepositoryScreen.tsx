import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { Copy, Download } from 'lucide-react'
import { Suspense } from 'react'
import type { WorkState } from '../../components/progress/ProgressDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { repositoryColumns } from './columns.ts'

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

// Lazy-loaded: most visits only read.
const ProgressDialog = lazy(
  async () => (await import('../../components/progress/ProgressDialog.tsx')).ProgressDialog,
)

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
          rowId={rowId}
          rowActions={(item) => [
            {
              id: 'download',
              label: t('actions.download'),
              icon: Download,
              onSelect: () => onDownload(item),
            },
            { id: 'copy', label: t('actions.copy'), icon: Copy, onSelect: () => onCopy(item) },
          ]}
        />
      </div>
      {download ? (
        <Suspense fallback={null}>
          <ProgressDialog
            open
            title={t('downloading', { name: download.name })}
            description={t('downloadText')}
            progress={download.work}
            onCancel={onCancelDownload}
            onClose={onCloseDownload}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function rowId({ Repository, Filename, Version }: RepositoryItem) {
  return `${Repository} ${Filename} ${Version}`
}
