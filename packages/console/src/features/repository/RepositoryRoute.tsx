import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { copyText } from '@inventory-console/ui/lib/dom'
import {
  RepositoryScreen,
  type RepositoryScreenProps,
} from '@inventory-console/ui/screens/repository/RepositoryScreen'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../platform/export/download.ts'
import { ApiError } from '../../platform/http/ApiError.ts'
import { useServices } from '../../platform/services.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'
import { downloadUrl, download, useRepository } from './queries.ts'

export function RepositoryRoute() {
  const t = useText('repository')
  const toast = useToast()
  const services = useServices()
  const list = useRepository()
  const [view, setView] = useUrlView()
  const loading = useDownload()

  async function copy(item: RepositoryItem) {
    const address = downloadUrl(services, item)
    const copied = address !== null && (await copyText(address))
    toast(copied ? { tone: 'success', title: t('copied') } : { tone: 'danger', title: t('notCopied') })
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
