import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { alertFilter } from '../api/alertQuery.ts'
import { askSpreadsheet, takesSpreadsheet } from '../api/alerts.ts'
import { saveSpreadsheet } from '../api/exported.ts'
import { send } from '../api/query.ts'
import { useServices } from '../app/services.ts'
import type { FilterQuery } from '../state/globalFilters.ts'
import type { ViewState } from '../state/tableState.ts'

interface AlertExportsProps {
  filters: FilterQuery
  view: ViewState
}

/**
 * The file of the services knows the status and the days alone: where more is filtered it is not offered, so that no file
 * holds other alerts than the list.
 */
export function AlertExports({ filters, view }: AlertExportsProps) {
  const list = useText('list')
  const services = useServices()
  const filter = alertFilter(view)
  async function save() {
    const body = await send(services, 'GET /alerts', (clients, signal) =>
      askSpreadsheet(clients, { ...filters, ...filter }, signal),
    )
    await saveSpreadsheet(body, 'alerts-data', services.now())
  }
  if (!takesSpreadsheet(filter)) return null
  return <ExportButton choices={[{ id: 'xlsx', label: list('export.xlsx'), run: save }]} />
}
