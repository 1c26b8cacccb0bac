import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { Copy, Download } from 'lucide-react'
import { Suspense } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import type { WorkState } from '../../components/progress/ProgressDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { repositoryColumns } from './columns.ts'

export interface RepositoryScreenProps extends ListViewProps {
  list: ListState<RepositoryItem>
  /** Why nothing is listed, though there may be something. */
  reason: { message: string; retry: () => void } | null
  onRefresh?: (() => void) | undefined
  download: { name: string; work: WorkState } | null
  onDownload: (item: RepositoryItem) => void
  onCancelDownload: () => void
  /** After it failed. */
  onCloseDownload: () => void
  onCopy: (item: RepositoryItem) => void
}

// Most visitors only look.
const ProgressDialog = lazyPart(
  async () => (await import('../../components/progress/ProgressDialog.tsx')).ProgressDialog,
)

/** The software that can be had here, the newest first. */
export function RepositoryScreen(props: RepositoryScreenProps) {
  const { reason, download, onDownload, onCancelDownload, onCloseDownload, onCopy, ...list } = props
  const t = useText('repository')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {reason ? (
        <Banner tone="warning" className="mx-3 mt-2 shrink-0 md:mx-4" onRetry={reason.retry}>
          <p className="font-medium">{t('reason')}</p>
          <p>{reason.message}</p>
        </Banner>
      ) : null}
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
            work={download.work}
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
