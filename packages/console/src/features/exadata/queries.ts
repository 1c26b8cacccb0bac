import type {
  ExadataComponent,
  ExadataListItem,
  ExadataRack,
  ExadataRdma,
} from '@inventory-console/api-mocks/contract'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { ClusterEdit, SaveFailure } from '@inventory-console/ui/screens/exadata/ExadataScreen'
import { asSpreadsheet, type ServiceExport } from '../../platform/export/serverExport.ts'
import { ApiError } from '../../platform/http/ApiError.ts'
import { text } from '../../platform/http/text.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

export function useRacks(): ListState<ExadataListItem> & Refreshable {
  return useList(
    { name: 'GET /exadata', fetcher: ({ api }, signal) => api.GET('/exadata', { signal }) },
    readItems,
  )
}

const byName = new Intl.Collator('en', { numeric: true })

/** By name. Without its id nobody can ask for a rack. */
function readItems(racks: readonly ExadataListItem[] | null): readonly ExadataListItem[] {
  if (racks !== null && !Array.isArray(racks)) throw new TypeError('a list of racks')
  return rowsIn(racks)
    .map(({ rackID, hostname }) => ({ rackID: text(rackID), hostname: text(hostname) || text(rackID) }))
    .filter(({ rackID }) => rackID !== '')
    .toSorted((one, other) => byName.compare(one.hostname, other.hostname))
}

export function useHiddenRacks(): ListState<ExadataListItem> & Refreshable {
  return useList(
    { name: 'GET /exadata/hidden', fetcher: ({ api }, signal) => api.GET('/exadata/hidden', { signal }) },
    readItems,
    { errorScope: 'inline' },
  )
}

/** A rack that fails does so in its place: the others can still be looked at. */
export function useRack(rackID: string | null): OneState<ExadataRack> & Refreshable {
  return useOne(
    rackID === null
      ? null
      : {
          name: 'GET /exadata/{rackID}',
          params: rackID,
          fetcher: ({ api }, signal) =>
            api.GET('/exadata/{rackID}', { params: { path: { rackID } }, signal }),
        },
    (rack) => readRack(rack, rackID ?? ''),
    { errorScope: 'inline' },
  )
}

/** What is left out where it is empty, or null where it should not be, is an empty list. Another rack is no answer. */
function readRack(rack: ExadataRack, rackID: string): ExadataRack | undefined {
  if (!isRecord(rack) || ![rackID, ''].includes(text(rack.rackID))) return undefined
  return {
    ...rack,
    rackID,
    hostname: text(rack.hostname) || rackID,
    environment: text(rack.environment),
    location: text(rack.location),
    components: rowsIn(rack.components).map(readComponent),
    rdma: isRecord(rack.rdma) ? readRdma(rack.rdma) : null,
  }
}

function readRdma({ switchName, model, swVersion }: Record<string, unknown>): ExadataRdma {
  return { switchName: text(switchName), model: text(model), swVersion: text(swVersion) }
}

function readComponent(component: ExadataComponent): ExadataComponent {
  return {
    ...component,
    clusterNames: Array.isArray(component.clusterNames) ? component.clusterNames : null,
    vms: rowsIn(component.vms),
    storageCells: rowsIn(component.storageCells).map((disk) => ({
      ...disk,
      gridDisks: rowsIn(disk.gridDisks),
      databases: rowsIn(disk.databases),
    })),
  }
}

function rowsIn<Row>(rows: readonly Row[] | null | undefined): Row[] {
  if (!Array.isArray(rows)) return []
  return rows.filter((row) => {
    const value: unknown = row
    return isRecord(value)
  })
}

/** Each rejects as `useAct` says. */
export function useRackActs() {
  const act = useMutation()
  const lists = ['GET /exadata', 'GET /exadata/hidden', 'GET /exadata/patch-advisors'] as const
  return {
    hide: (rackID: string) =>
      act({
        name: 'PATCH /exadata/{rackID}/hide',
        fetcher: ({ api }, signal) =>
          api.PATCH('/exadata/{rackID}/hide', { params: { path: { rackID } }, signal }),
        invalidates: lists,
      }),
    show: (rackID: string) =>
      act({
        name: 'PATCH /exadata/{rackID}/show',
        fetcher: ({ api }, signal) =>
          api.PATCH('/exadata/{rackID}/show', { params: { path: { rackID } }, signal }),
        invalidates: [...lists, 'GET /exadata/{rackID}'],
      }),
    saveRdma: (rackID: string, rdma: ExadataRdma) =>
      act({
        name: 'POST /exadata/{rackID}/rdma',
        fetcher: ({ api }, signal) =>
          api.POST('/exadata/{rackID}/rdma', { params: { path: { rackID } }, body: rdma, signal }),
        invalidates: ['GET /exadata/{rackID}'],
      }),
    /** Read the rack again afterwards: some may be saved, others not. */
    saveClusters: (rackID: string, edit: ClusterEdit, clusterNames: readonly string[]) =>
      saveEach(edit, (target) =>
        edit.kind === 'vm'
          ? act({
              name: 'POST /exadata/{rackID}/components/{hostID}/vms/{name}',
              fetcher: ({ api }, signal) =>
                api.POST('/exadata/{rackID}/components/{hostID}/vms/{name}', {
                  params: { path: { rackID, hostID: target.hostID, name: target.name } },
                  body: { clusterName: clusterNames[0] ?? '' },
                  signal,
                }),
              invalidates: [],
            })
          : act({
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

/** One after the other. A failure does not stop the rest, the end of the session does. */
async function saveEach(
  { targets }: ClusterEdit,
  save: (target: ClusterEdit['targets'][number]) => Promise<unknown>,
): Promise<readonly SaveFailure[]> {
  const failures: SaveFailure[] = []
  for (const target of targets) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the services write the whole rack each time: of two at once the last would win
      await save(target)
    } catch (error) {
      failures.push({ id: target.id, error })
      if (error instanceof ApiError && error.status === 401) break
    }
  }
  return failures
}

export const rackExports: readonly ServiceExport[] = [
  {
    id: 'allRacks',
    file: 'exadata-list',
    name: 'GET /exadata/export',
    fetcher: ({ api }, _filters, signal) => api.GET('/exadata/export', { signal, ...asSpreadsheet }),
  },
]
