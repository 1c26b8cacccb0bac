import type { ExadataRack, ExadataRdma } from '@inventory-console/api-mocks/contract'
import { EyeOff, SearchX } from 'lucide-react'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { DetailSkeleton } from '../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../../components/feedback/Block.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import { UnreadMark } from '../../data-table/cells/cells.tsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { OneState } from '../../lib/state.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import { ClusterDialog } from './ClusterDialog.tsx'
import { RackDrawing } from './RackDrawing.tsx'
import type { ClusterEdit, ClusterValues, RackActions, RackDraft } from './rackEdit.ts'
import { machineType } from './rackParts.ts'
import { RackTabs } from './RackTabs.tsx'
import { UsageBars } from './UsageBars.tsx'

export interface RackPanelProps extends RackActions {
  state: OneState<ExadataRack>
  /** Hosts with an agent, which have a page. */
  hostnames: ReadonlySet<string>
  isHiding: boolean
  onHide: (rack: ExadataRack) => void
}

/** Details of one rack. */
export function RackPanel({ state, ...rest }: RackPanelProps) {
  const t = useText('exadata')
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy aria-live="polite">
          <p className="sr-only">{t('page.loading')}</p>
          <DetailSkeleton />
        </div>
      )
    case 'forbidden':
      return <ForbiddenBlock />
    case 'failed':
      return <FailedBlock title={t('rack.failed')} detail={state.error.message} onRetry={state.retry} />
    case 'notFound':
      return <EmptyBlock icon={SearchX} title={t('rack.gone.title')} text={t('rack.gone.text')} />
    case 'ready':
      return (
        <Rack key={state.value.rackID} rack={state.value} refreshing={state.refreshing === true} {...rest} />
      )
  }
}

function Rack({
  rack,
  refreshing,
  hostnames,
  isHiding,
  onHide,
  ...actions
}: Omit<RackPanelProps, 'state'> & { rack: ExadataRack; refreshing: boolean }) {
  const t = useText('exadata')
  const list = useText('list')
  const toast = useToast()
  const { dateTime } = useFormat()
  const { restoredDraft, edit, setEdit, draft, setClusterDraft, setRdmaDraft } = useRackDraft(
    rack.rackID,
    actions,
  )
  const facts = [
    () => machineType(rack),
    () => rack.environment,
    () => rack.location,
    () => t('rack.updated', { at: dateTime(rack.updateAt) }),
  ]
    .map((read) => readMarked(read))
    .filter(({ value, unread }) => unread ?? value)
  return (
    <div className="relative flex min-w-0 flex-col gap-4">
      {refreshing ? <ProgressBar label={list('refreshing')} className="absolute inset-x-0 -top-2" /> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-16 font-semibold wrap-anywhere">
          <bdi translate="no">
            <HighlightedText text={`${rack.hostname} - ${rack.rackID}`} needle="" />
          </bdi>
        </h2>
        <p className="text-13 text-text-muted">
          {facts.map(({ value, unread }, index) => (
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              {unread ? <UnreadMark unread={unread} /> : value}
            </Fragment>
          ))}
        </p>
        <Button className="ml-auto" busy={isHiding} onClick={() => onHide(rack)}>
          {isHiding ? null : <EyeOff size={16} />}
          {t('rack.hide')}
        </Button>
      </div>
      <div className="grid gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <RackDrawing rack={rack} />
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
          <UsageBars rack={rack} />
          <RackTabs
            rack={rack}
            hostnames={hostnames}
            onEdit={setEdit}
            onSaveRdma={actions.onSaveRdma}
            draft={draft.rdma}
            onDraftChange={setRdmaDraft}
          />
        </div>
      </div>
      {edit ? (
        <ClusterDialog
          edit={edit}
          draft={restoredDraft?.cluster?.edit === edit ? restoredDraft.cluster.values : undefined}
          onDraftChange={setClusterDraft}
          onSave={actions.onSaveClusters}
          onSaved={(count) => {
            setEdit(null)
            toast({ tone: 'success', title: t('cluster.done', { count }) })
          }}
          onClose={() => setEdit(null)}
        />
      ) : null}
    </div>
  )
}

/** Reports the open form and its unsaved input, so that both can be restored. */
function useRackDraft(
  rackID: string,
  { initialDraft, onDraftChange }: Pick<RackActions, 'initialDraft' | 'onDraftChange'>,
) {
  const [restoredDraft] = useState(initialDraft)
  const [edit, setEdit] = useState<ClusterEdit | null>(restoredDraft?.cluster?.edit ?? null)
  const [draft, setDraft] = useState<RackDraft>(restoredDraft ?? {})
  useEffect(() => onDraftChange?.(rackID, draft), [onDraftChange, rackID, draft])
  const setClusterDraft = useCallback(
    (values: ClusterValues | null) =>
      setDraft((previous) => ({
        ...previous,
        cluster: values && edit ? { edit, values } : undefined,
      })),
    [edit],
  )
  const setRdmaDraft = useCallback(
    (rdma: ExadataRdma | null) => setDraft((previous) => ({ ...previous, rdma: rdma ?? undefined })),
    [],
  )
  return {
    restoredDraft,
    edit,
    setEdit,
    draft,
    setClusterDraft,
    setRdmaDraft,
  }
}
