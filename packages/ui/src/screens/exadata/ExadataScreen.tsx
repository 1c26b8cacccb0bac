import type { ExadataListItem } from '@inventory-console/api-mocks/contract'
import { ArrowLeft, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import { Notice } from '../../components/shell/Notices.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { HiddenRacksDialog } from './HiddenRacksDialog.tsx'
import { RackPanel, type RackPanelProps } from './RackPanel.tsx'
import { type RackRow, RacksList } from './RacksList.tsx'

export type { ClusterEdit, ClusterTarget, RackDraft, SaveFailure } from './rackEdit.ts'
export type { RackRow } from './RacksList.tsx'

export interface ExadataScreenProps extends Omit<RackPanelProps, 'state'> {
  list: ListState<RackRow>
  /** Racks hidden by a user. */
  hidden: ListState<ExadataListItem>
  /** Id of the open rack; `null` shows all racks. */
  selectedId: string | null
  rack: RackPanelProps['state']
  /** Rejects with the error. */
  onUnhide: (rack: ExadataListItem) => Promise<void>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

/** All racks, or one of them. */
export function ExadataScreen(props: ExadataScreenProps) {
  const { list, hidden, selectedId, rack, onUnhide, onRefresh, actions, ...panel } = props
  const t = useText('exadata')
  const [open, setOpen] = useState(false)
  const hiddenRacks = valueOr(hidden, [])
  const tools = (
    <>
      {hiddenRacks.length === 0 ? null : (
        <Button size={selectedId === null ? 'toolbar' : 'medium'} onClick={() => setOpen(true)}>
          <EyeOff size={16} />
          {t('page.hidden', { count: hiddenRacks.length })}
        </Button>
      )}
      {actions}
    </>
  )
  return (
    <>
      {hidden.status === 'failed' ? (
        <Notice tone="warning" text={t('page.hiddenFailed')} onRetry={hidden.retry} />
      ) : null}
      {selectedId === null ? (
        <RacksList list={list} onRefresh={onRefresh} actions={tools} />
      ) : (
        <div className="min-h-full bg-surface">
          <PageHead
            inTopBar
            actions={
              <>
                {tools}
                {onRefresh ? (
                  <RefreshButton
                    onRefresh={onRefresh}
                    refreshing={list.status === 'ready' && list.refreshing === true}
                  />
                ) : null}
              </>
            }
          />
          <div className="flex flex-col gap-2 p-3 md:p-4">
            <ButtonLink size="small" variant="ghost" to={paths.exadata} className="self-start">
              <ArrowLeft size={14} />
              {t('page.all')}
            </ButtonLink>
            <RackPanel state={rack} {...panel} />
          </div>
        </div>
      )}
      {open ? (
        <HiddenRacksDialog racks={hiddenRacks} onUnhide={onUnhide} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
