import type { ExadataListItem } from '@inventory-console/api-mocks/contract'
import { EyeOff, Server } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { DetailSkeleton } from '../../components/detail-screen/DetailScreen.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../../components/feedback/Block.tsx'
import { ItemList } from '../../components/item-list/ItemList.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import { SplitView } from '../../components/split-view/SplitView.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../lib/state.ts'
import { HiddenRacksDialog } from './HiddenRacksDialog.tsx'
import { RackPanel, type RackPanelProps } from './RackPanel.tsx'

export type { ClusterEdit, ClusterTarget, RackDraft, SaveFailure } from './rackEdit.ts'

export interface ExadataScreenProps extends Omit<RackPanelProps, 'state'> {
  list: ListState<ExadataListItem>
  /** Racks hidden by a user. */
  hidden: ListState<ExadataListItem>
  /** Id of the selected rack. */
  selectedId: string | null
  onSelect: (rackID: string) => void
  rack: RackPanelProps['state']
  /** Rejects with the error. */
  onUnhide: (rack: ExadataListItem) => Promise<void>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

/** List of racks and the details of the selected one. */
export function ExadataScreen(props: ExadataScreenProps) {
  const { list, hidden, onUnhide, onRefresh, actions } = props
  const t = useText('exadata')
  const [open, setOpen] = useState(false)
  const refreshing = list.status === 'ready' && list.refreshing === true
  const hiddenRacks = valueOr(hidden, [])
  return (
    <div className="flex h-full min-h-112 flex-col bg-surface">
      <PageHead
        actions={
          <>
            {hiddenRacks.length === 0 ? null : (
              <Button onClick={() => setOpen(true)}>
                <EyeOff size={16} />
                {t('page.hidden', { count: hiddenRacks.length })}
              </Button>
            )}
            {actions}
            {onRefresh ? <RefreshButton onRefresh={onRefresh} refreshing={refreshing} /> : null}
          </>
        }
      />
      {hidden.status === 'failed' ? (
        <Banner tone="warning" onRetry={hidden.retry}>
          {t('page.hiddenFailed')}
        </Banner>
      ) : null}
      <Racks {...props} />
      {open ? (
        <HiddenRacksDialog racks={hiddenRacks} onUnhide={onUnhide} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

function Racks({ list, selectedId, onSelect, rack, ...panel }: ExadataScreenProps) {
  const t = useText('exadata')
  // On a phone the list is shown after going back.
  const [isListOpen, setListOpen] = useState(false)
  if (list.status === 'loading')
    return (
      <div aria-busy aria-live="polite">
        <p className="sr-only">{t('page.loading')}</p>
        <DetailSkeleton />
      </div>
    )
  if (list.status === 'forbidden') return <ForbiddenBlock />
  if (list.status === 'failed')
    return <FailedBlock title={t('page.failed')} detail={list.error.message} onRetry={list.retry} />
  if (list.value.length === 0)
    return <EmptyBlock icon={Server} title={t('page.empty.title')} text={t('page.empty.text')} />
  const items = list.value.map(({ rackID, hostname }) => ({ id: rackID, label: hostname, note: rackID }))
  return (
    <SplitView
      className="min-h-0 flex-1"
      list={
        <ItemList
          label={t('page.racks')}
          items={items}
          selectedId={selectedId}
          onSelect={(id) => {
            setListOpen(false)
            onSelect(id)
          }}
          empty={t('page.empty.title')}
        />
      }
      placeholder={<EmptyBlock title={t('page.choose.title')} text={t('page.choose.text')} />}
      onBack={() => setListOpen(true)}
    >
      {selectedId === null || isListOpen ? null : <RackPanel state={rack} {...panel} />}
    </SplitView>
  )
}
