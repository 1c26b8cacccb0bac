import type { ExadataListItem, ExadataRack, ExadataRdma } from '@inventory-console/api-mocks/contract'
import { getRack, listHiddenRacks, listRacks } from '@inventory-console/api-mocks/decoders/api/exadata'
import { type ListState, mapState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { extendRow } from '@inventory-console/ui/lib/unreadValues'
import type { ClusterEdit, RackRow, SaveFailure } from '@inventory-console/ui/screens/exadata/ExadataScreen'
import { useCallback, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { ApiError } from '../../platform/http/ApiError.ts'
import { useLocations, useMe } from '../../platform/queries/lookups.ts'
import { createLimit } from '../../platform/query/limit.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import {
  fetchQuery,
  get,
  type Query,
  type Refreshable,
  request,
  useList,
  useOne,
} from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

/**
 * All racks of the user. The server compares the location as a whole, so for a user with several locations it returns
 * none. Then each location is queried separately.
 */
export function useRacks(): ListState<ExadataListItem> & Refreshable {
  const all = useList(get(listRacks, '/exadata'), sortByName, { errorScope: 'page' })
  const me = useMe()
  const isEmpty = all.status === 'ready' && all.value.length === 0
  const mayHaveLocations = isEmpty && !(me.status === 'ready' && me.value.groups.includes('admin'))
  const locations = useLocations(mayHaveLocations)
  const names = mayHaveLocations ? valueOr(locations, none) : none
  const ofLocations = useList(names.length > 1 ? racksOfLocations(names) : null, sortByName, {
    errorScope: 'page',
  })
  if (names.length > 1) return ofLocations
  return mayHaveLocations && locations.status === 'loading' ? { ...all, ...loading } : all
}

const loading = { status: 'loading' } as const

function racksOfLocations(locations: readonly string[]): Query<readonly ExadataListItem[]> {
  return {
    name: 'GET /exadata',
    params: { locations },
    decoder: listRacks,
    fetcher: async ({ api }, signal) => {
      const limit = createLimit(parallelRequests)
      const responses = await Promise.all(
        locations.map((location) =>
          limit(() => api.GET('/exadata', { params: { query: { location } }, signal })),
        ),
      )
      const [first] = responses
      const failed = responses.find(({ response }) => !response.ok)
      if (failed || !first) return failed ?? Promise.reject(new Error('There are no locations'))
      return { response: first.response, data: responses.flatMap(({ data }) => data ?? []) }
    },
  }
}

const nameCollator = new Intl.Collator('en', { numeric: true })

function sortByName(racks: readonly ExadataListItem[]): readonly ExadataListItem[] {
  return racks
    .filter(({ rackID }) => rackID !== '')
    .map(({ rackID, hostname }) => ({ rackID, hostname: hostname || rackID }))
    .toSorted((one, other) => nameCollator.compare(one.hostname, other.hostname))
}

export function useHiddenRacks(): ListState<ExadataListItem> & Refreshable {
  return useList(get(listHiddenRacks, '/exadata/hidden'), sortByName)
}

/** Requests at a time, because each rack has its own. */
const parallelRequests = 4

/**
 * The racks with their figures, which the list of the API lacks. Each rack gets its figures when they arrive. One that fails
 * keeps its last figures, or has none.
 */
export function useRackRows(racks: ListState<ExadataListItem> & Refreshable, enabled: boolean) {
  const services = useServices()
  const items = valueOr(racks, none)
  const [arrived, setArrived] = useState<ReadonlyMap<string, ExadataRack>>(new Map())
  const latestRun = useRef(0)
  const key = enabled && items.length > 0 ? `racks ${items.map(({ rackID }) => rackID).join(' ')}` : null
  const { data, mutate } = useSWR<ReadonlyMap<string, ExadataRack>>(
    key,
    async () => {
      const found = new Map<string, ExadataRack>()
      const limit = createLimit(parallelRequests)
      latestRun.current += 1
      const run = latestRun.current
      const read = async (rackID: string) => {
        try {
          const query = get(getRack, '/exadata/{rackID}', { path: { rackID } })
          const rack = readRack((await fetchQuery(services, query)).value, rackID)
          // An older response must not replace a newer one.
          if (!rack || run !== latestRun.current) return
          found.set(rackID, rack)
          setArrived((known) => new Map(known).set(rackID, rack))
        } catch (error) {
          // A 401 has already ended the session.
          if (!(error instanceof ApiError)) throw error
        }
      }
      await Promise.all(items.map(({ rackID }) => limit(() => read(rackID))))
      return found
    },
    { revalidateIfStale: true, keepPreviousData: true },
  )
  const rows = useMemo(
    () =>
      mapState(racks, (list) =>
        list.map((item): RackRow =>
          extendRow(item, { rack: arrived.get(item.rackID) ?? data?.get(item.rackID) ?? null }),
        ),
      ),
    [racks, arrived, data],
  )
  return { rows, refresh: useCallback(() => void mutate(), [mutate]) }
}

const none: readonly never[] = []

/** Errors are shown inline, so that the other racks stay available. */
export function useRack(rackID: string | null): OneState<ExadataRack> & Refreshable {
  return useOne(rackID === null ? null : get(getRack, '/exadata/{rackID}', { path: { rackID } }), (rack) =>
    readRack(rack, rackID ?? ''),
  )
}

/** Undefined if the response describes another rack. */
function readRack(rack: ExadataRack, rackID: string): ExadataRack | undefined {
  if (![rackID, ''].includes(rack.rackID)) return undefined
  return extendRow(rack, { rackID, hostname: rack.hostname || rackID })
}

/** All reject like `useMutation`. */
export function useRackMutations() {
  const mutate = useMutation()
  const lists = ['GET /exadata', 'GET /exadata/hidden', 'GET /exadata/patch-advisors'] as const
  return {
    hide: (rackID: string) =>
      mutate({
        name: 'PATCH /exadata/{rackID}/hide',
        fetcher: ({ api }, signal) =>
          api.PATCH('/exadata/{rackID}/hide', { params: { path: { rackID } }, signal }),
        invalidates: lists,
      }),
    show: (rackID: string) =>
      mutate({
        name: 'PATCH /exadata/{rackID}/show',
        fetcher: ({ api }, signal) =>
          api.PATCH('/exadata/{rackID}/show', { params: { path: { rackID } }, signal }),
        invalidates: [...lists, 'GET /exadata/{rackID}'],
      }),
    saveRdma: (rackID: string, rdma: ExadataRdma) =>
      mutate({
        name: 'POST /exadata/{rackID}/rdma',
        fetcher: ({ api }, signal) =>
          api.POST('/exadata/{rackID}/rdma', { params: { path: { rackID } }, body: rdma, signal }),
        invalidates: ['GET /exadata/{rackID}'],
      }),
    /** The caller revalidates the rack, because only some clusters may have been saved. */
    saveClusters: (rackID: string, edit: ClusterEdit, clusterNames: readonly string[]) =>
      saveEach(edit, (target) =>
        edit.kind === 'vm'
          ? mutate({
              name: 'POST /exadata/{rackID}/components/{hostID}/vms/{name}',
              fetcher: ({ api }, signal) =>
                api.POST('/exadata/{rackID}/components/{hostID}/vms/{name}', {
                  params: { path: { rackID, hostID: target.hostID, name: target.name } },
                  body: { clusterName: clusterNames[0] ?? '' },
                  signal,
                }),
              invalidates: [],
            })
          : mutate({
              name: 'POST /exadata/{rackID}/components/{hostID}',
              fetcher: ({ api }, signal) =>
                api.POST('/exadata/{rackID}/components/{hostID}', {
                  params: { path: { rackID, hostID: target.hostID } },
                  body: { clusterNames: [...clusterNames] },
                  signal,
                }),
              invalidates: [],
            }),
      ),
  }
}

/** Sends the mutations one after the other. Continues after a failure, but stops when the session ends. */
async function saveEach(
  { targets }: ClusterEdit,
  save: (target: ClusterEdit['targets'][number]) => Promise<unknown>,
): Promise<readonly SaveFailure[]> {
  const failures: SaveFailure[] = []
  for (const target of targets) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the server writes the whole rack, so concurrent writes would overwrite each other
      await save(target)
    } catch (error) {
      failures.push({ id: target.id, error })
      if (error instanceof ApiError && error.status === 401) break
    }
  }
  return failures
}

export const rackExports: readonly ServerExport[] = [
  { id: 'allRacks', file: 'exadata-list', request: () => request('/exadata/export') },
]
