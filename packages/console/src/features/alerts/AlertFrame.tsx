import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListView } from '@inventory-console/ui/lib/listView'
import type { ListState } from '@inventory-console/ui/lib/state'
import { AcknowledgeDialog } from '@inventory-console/ui/screens/alerts/AcknowledgeDialog'
import type { ReactNode } from 'react'
import { saveSpreadsheet } from '../../platform/export/download.ts'
import { spreadsheetRequest } from '../../platform/export/serverExport.ts'
import { ListFrame } from '../../platform/list-route/ListFrame.tsx'
import { alertFilter, supportsSpreadsheet } from '../../platform/queries/alerts.ts'
import { type Refreshable, request, send } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useServices } from '../../platform/services.ts'
import type { useAcknowledge } from './useAcknowledge.ts'

interface AlertFrameProps {
  list: ListState<unknown> & Refreshable
  acknowledge: ReturnType<typeof useAcknowledge>
  children: ReactNode
}

/** Frame of both lists of alerts, with the dialog of marking alerts as read. */
export function AlertFrame({ list, acknowledge, children }: AlertFrameProps) {
  const { progress, confirm, retry, cancel, close } = acknowledge
  return (
    <ListFrame forbidden={list.status === 'forbidden'}>
      {children}
      {progress === null ? null : (
        <AcknowledgeDialog
          progress={progress}
          onConfirm={confirm}
          onRetry={retry}
          onCancel={cancel}
          onClose={close}
        />
      )}
    </ListFrame>
  )
}

interface AlertExportsProps {
  filters: FilterQuery
  view: Partial<ListView>
}

/**
 * The server's spreadsheet of alerts filters by status and dates only. It is offered only while the list
 * has no other filter, so that both show the same alerts.
 */
export function AlertExports({ filters, view }: AlertExportsProps) {
  const list = useText('list')
  const services = useServices()
  const filter = alertFilter(view)
  async function save(stop: AbortSignal) {
    const query = { ...filters, ...filter }
    const spreadsheet = { ...request('/alerts', { query }), init: spreadsheetRequest }
    const body = await send(services, spreadsheet, { signal: stop })
    await saveSpreadsheet(body, 'alerts-data', { query, now: services.now(), signal: stop })
  }
  if (!supportsSpreadsheet(filter)) return null
  return <ExportButton choices={[{ id: 'xlsx', label: list('export.xlsx'), run: save }]} />
}
