import type { ExadataPatchAdvisor, ExadataRack } from '@inventory-console/api-mocks/contract'
import { listExadataPatchAdvisors } from '@inventory-console/api-mocks/decoders/api/exadata'
import { failureToast, useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useMutationFailure } from '@inventory-console/ui/lib/mutationErrors'
import { valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { ExadataScreen, type RackDraft } from '@inventory-console/ui/screens/exadata/ExadataScreen'
import { exadataPatchAdvisors } from '@inventory-console/ui/screens/exadata/PatchAdvisors'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListFrame } from '../../platform/list-route/ListFrame.tsx'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { ServerExports } from '../../platform/list-route/ServerExports.tsx'
import { useHostNames } from '../../platform/queries/lookups.ts'
import { get, request, useList } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { rackExports, useHiddenRacks, useRack, useRackMutations, useRackRows, useRacks } from './queries.ts'

const rackDraft = formDraft<ReadonlyMap<string, RackDraft>>()

export function ExadataRoute() {
  const t = useText('exadata')
  const toast = useToast()
  const { address } = useServices()
  const racks = useRacks()
  const hidden = useHiddenRacks()
  const mutations = useRackMutations()
  const [params, setParams] = useSearchParams()
  const selectedId = params.get('rack')
  const figures = useRackRows(racks, selectedId === null)
  const rack = useRack(selectedId)
  const hostnames = useKnownHosts(selectedId !== null)
  const { isHiding, hide } = useHideRack((rackID) => {
    // The user may have opened another rack or page in the meantime.
    const { pathname, search } = address()
    if (pathname === paths.exadata && new URLSearchParams(search).get('rack') === rackID) setParams({})
  })
  const { initialDraft, onDraftChange } = useRackDrafts()

  const refresh = () => {
    racks.refresh()
    hidden.refresh()
    figures.refresh()
    rack.refresh()
  }
  // `keepPreviousData` returns the previous rack, whose parts must not be edited under the new id.
  const currentRack = rack.status === 'ready' && rack.value.rackID !== selectedId ? loading : rack
  return (
    <ListFrame forbidden={racks.status === 'forbidden'}>
      <ExadataScreen
        list={figures.rows}
        hidden={hidden}
        selectedId={selectedId}
        rack={currentRack}
        hostnames={hostnames}
        initialDraft={selectedId === null ? undefined : initialDraft.get(selectedId)}
        onDraftChange={onDraftChange}
        onRefresh={refresh}
        actions={<ServerExports exports={rackExports} named />}
        isHiding={isHiding}
        onHide={(rackToHide) => void hide(rackToHide)}
        onUnhide={async ({ rackID, hostname }) => {
          await mutations.show(rackID)
          toast({ tone: 'success', title: t('hide.shown', { name: hostname }) })
        }}
        onSaveClusters={async (edit, names) => {
          const failures = await mutations.saveClusters(selectedId ?? '', edit, names)
          rack.refresh()
          return failures
        }}
        onSaveRdma={async (rdma) => {
          await mutations.saveRdma(selectedId ?? '', rdma)
        }}
      />
    </ListFrame>
  )
}
const loading = { status: 'loading' } as const

/** Unsaved input per rack, restored after the session expires. */
function useRackDrafts() {
  const [storedDraft, storeDraft] = useFormDraft(rackDraft)
  const [initialDraft] = useState(() => new Map(storedDraft))
  const onDraftChange = useCallback(
    (rackID: string, { cluster, rdma }: RackDraft) => {
      if (cluster || rdma) initialDraft.set(rackID, { cluster, rdma })
      else initialDraft.delete(rackID)
      storeDraft(initialDraft.size === 0 ? null : initialDraft)
    },
    [initialDraft, storeDraft],
  )
  return { initialDraft, onDraftChange }
}

/** Hides without confirmation and offers Undo. */
function useHideRack(onHidden: (rackID: string) => void) {
  const t = useText('exadata')
  const common = useText('common')
  const toast = useToast()
  const mutations = useRackMutations()
  const [isHiding, setHiding] = useState(false)
  const failureOf = useMutationFailure()
  const report = (error: unknown, title: string) => toast(failureToast(failureOf(error), title))

  async function undo({ rackID, hostname: name }: ExadataRack) {
    try {
      await mutations.show(rackID)
      toast({ tone: 'success', title: t('hide.shown', { name }) })
    } catch (error) {
      report(error, t('hide.showFailed', { name }))
    }
  }
  async function hide(rack: ExadataRack) {
    const { rackID, hostname: name } = rack
    setHiding(true)
    try {
      await mutations.hide(rackID)
      onHidden(rackID)
      toast({
        tone: 'success',
        title: t('hide.done', { name }),
        action: { label: common('actions.undo'), onPress: () => void undo(rack) },
      })
    } catch (error) {
      report(error, t('hide.failed', { name }))
    } finally {
      setHiding(false)
    }
  }
  return { isHiding, hide }
}

const noNames: readonly string[] = []

/** Names of the hosts with an agent. */
function useKnownHosts(enabled = true): ReadonlySet<string> {
  const names = valueOr(useHostNames(enabled), noNames)
  return useMemo(() => new Set(names), [names])
}

function PatchAdvisorsScreen(props: ComponentProps<typeof exadataPatchAdvisors.Screen>) {
  const hostnames = useKnownHosts()
  const rowTo = useCallback(
    ({ hostname }: ExadataPatchAdvisor) => (hostnames.has(hostname) ? paths.host(hostname) : null),
    [hostnames],
  )
  return <exadataPatchAdvisors.Screen {...props} rowTo={rowTo} />
}

export const ExadataPatchAdvisorsRoute = listRoute({
  ...exadataPatchAdvisors,
  Screen: PatchAdvisorsScreen,
  useRows: (_filters, options) =>
    useList(get(listExadataPatchAdvisors, '/exadata/patch-advisors'), (advisors) => advisors, options),
  exports: [{ id: 'xlsx', file: 'exadataPatchAdvisor', request: () => request('/exadata/patch-advisors') }],
})
