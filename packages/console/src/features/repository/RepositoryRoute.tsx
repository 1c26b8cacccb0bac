import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { listRepositoryItems } from '@inventory-console/api-mocks/decoders/repository/items'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { copyText } from '@inventory-console/ui/lib/dom'
import type { ListState } from '@inventory-console/ui/lib/state'
import {
  RepositoryScreen,
  type RepositoryScreenProps,
} from '@inventory-console/ui/screens/repository/RepositoryScreen'
import { useEffect, useRef, useState } from 'react'
import { checkFile, saveFile } from '../../platform/export/download.ts'
import { ApiError, NotSentError } from '../../platform/http/ApiError.ts'
import { hasDotSegment, pathSegment, type ReadClients } from '../../platform/http/client.ts'
import { toListState } from '../../platform/query/listStates.ts'
import { getRepository, type Refreshable, send, useOne } from '../../platform/query/query.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'

export function RepositoryRoute() {
  const common = useText('common')
  const toast = useToast()
  const services = useServices()
  const list = useRepository()
  const [view, setView] = useUrlView()
  const loading = useDownload()

  async function copy(item: RepositoryItem) {
    const address = downloadUrl(services, item)
    const copied = address !== null && (await copyText(address))
    toast(
      copied
        ? { tone: 'success', title: common('link.copied') }
        : { tone: 'danger', title: common('link.notCopied') },
    )
  }
  return (
    <RepositoryScreen
      list={list}
      view={view}
      onViewChange={setView}
      onRefresh={list.refresh}
      onCopy={(item) => void copy(item)}
      {...loading}
    />
  )
}

/** One download at a time, because the dialog covers the page. */
function useDownload(): Pick<
  RepositoryScreenProps,
  'download' | 'onDownload' | 'onCancelDownload' | 'onCloseDownload'
> {
  const t = useText('repository')
  const toast = useToast()
  const services = useServices()
  const [state, setState] = useState<RepositoryScreenProps['download']>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function start(item: RepositoryItem) {
    const name = item.Filename
    const current = new AbortController()
    stop.current = current
    setState({ name, work: { status: 'running' } })
    try {
      const file = await download(services, item, {
        signal: current.signal,
        onProgress: (value) =>
          setState({ name, work: { status: 'running', ...(value === undefined ? {} : { value }) } }),
      })
      current.signal.throwIfAborted()
      saveFile(file, name)
      setState(null)
      toast({ tone: 'success', title: t('downloaded', { name }) })
    } catch (error) {
      if (current.signal.aborted) setState(null)
      else {
        const missing = error instanceof ApiError && error.status === 404
        const message = missing ? t('notThere') : error instanceof Error ? error.message : String(error)
        setState({ name, work: { status: 'failed', error: { message }, retry: () => void start(item) } })
      }
    }
  }
  return {
    download: state,
    onDownload: (item) => void start(item),
    onCancelDownload: () => stop.current?.abort(),
    onCloseDownload: () => setState(null),
  }
}

function repositoryClient({ repository }: ReadClients) {
  if (repository) return repository
  throw new NotSentError('config.json names no repository')
}

const index = { ...getRepository(listRepositoryItems, '/index.json'), withoutToken: true }

/**
 * A repository without files has no index. The repository takes no token, so 403 is a server error and not a missing
 * permission.
 */
function useRepository(): ListState<RepositoryItem> & Refreshable {
  const state = useOne(index, newestFirst, { notFoundStatus: true })
  const { refresh, stale } = state
  if (state.status === 'notFound')
    return { status: 'ready', value: noItems, refreshing: false, refresh, stale }
  const list = toListState(state, (items) => items)
  if (list.status !== 'forbidden') return list
  return {
    ...list,
    status: 'failed',
    error: { message: `${index.name}: 403 Forbidden` },
    retry: list.refresh,
  }
}

const noItems: readonly RepositoryItem[] = []

const versionCollator = new Intl.Collator('en', { numeric: true })

function newestFirst(items: readonly RepositoryItem[]): readonly RepositoryItem[] {
  // Newest first; 2.10 is newer than 2.9.
  return items.toSorted(
    (one, other) =>
      versionCollator.compare(other.Version, one.Version) ||
      other.ReleaseDate.localeCompare(one.ReleaseDate) ||
      versionCollator.compare(one.Filename, other.Filename),
  )
}

/** Download URL of a file; null if its name cannot be part of a URL. */
function downloadUrl({ config }: Services, { Filename }: RepositoryItem): string | null {
  if (hasDotSegment(Filename) || !Filename.isWellFormed()) return null
  return `${config.repository ?? ''}/all/${pathSegment(Filename)}`
}

interface DownloadOptions {
  signal: AbortSignal
  /** 0 to 1; undefined without a Content-Length header. */
  onProgress: (value: number | undefined) => void
}

/** Downloads the whole file. Rejects with an ApiError. */
export async function download(
  services: Services,
  { Filename }: RepositoryItem,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  const name = 'GET /all/{Filename}' as const
  const fetcher = async (clients: ReadClients, session: AbortSignal) => {
    const { data, ...rest } = await repositoryClient(clients).GET('/all/{Filename}', {
      params: { path: { Filename } },
      parseAs: 'stream',
      signal: AbortSignal.any([session, signal]),
    })
    if (!rest.response.ok || !data) return rest
    return { ...rest, data: await readStream(data, rest.response, onProgress) }
  }
  const file = (await send(services, { name, fetcher, withoutToken: true })) ?? new Blob([])
  await checkFile(file, Filename, name)
  return file
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { headers }: Response,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const total = Number(headers.get('Content-Length')) || null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let received = 0
  let reportedPercent = -1
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- chunks are read in order
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks, { type: headers.get('Content-Type') ?? '' })
    chunks.push(value)
    received += value.length
    const percent = total === null ? null : Math.floor((100 * Math.min(received, total)) / total)
    if (percent === reportedPercent) continue
    reportedPercent = percent ?? reportedPercent
    onProgress(percent === null ? undefined : percent / 100)
  }
}
