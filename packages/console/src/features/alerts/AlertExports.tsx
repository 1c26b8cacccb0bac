import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { saveSpreadsheet } from '../../platform/export/download.ts'
import { spreadsheetRequest } from '../../platform/export/serverExport.ts'
import { alertFilter, supportsSpreadsheet } from '../../platform/queries/alerts.ts'
import { request } from '../../platform/query/get.ts'
import { send } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useServices } from '../../platform/services.ts'

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
