import type { Alert } from '@inventory-console/api-mocks/contract'
import { ExportButton, type ExportChoice } from '@inventory-console/ui/components/export-button/ExportButton'
import { useFormat, useText } from '@inventory-console/ui/i18n/I18nProvider'
import { alertFilter, alertOrder } from '../api/alertQuery.ts'
import { askSpreadsheet, gatherAlerts, takesSpreadsheet } from '../api/alerts.ts'
import { csvOf } from '../api/csv.ts'
import { saveFile, saveSpreadsheet } from '../api/exported.ts'
import { send } from '../api/query.ts'
import { useServices } from '../app/services.ts'
import { localDay, type FilterQuery } from '../state/globalFilters.ts'
import type { ViewState } from '../state/tableState.ts'

const columns = [
  'date',
  'alertSeverity',
  'hostname',
  'alertCategory',
  'alertCode',
  'alertStatus',
  'alertAffectedTechnology',
  'description',
] as const

interface AlertExportsProps {
  filters: FilterQuery
  view: ViewState
}

/**
 * The file of the services knows the status and the days alone: where more is filtered the console writes the file
 * itself, so that none holds other alerts than the list.
 */
export function AlertExports({ filters, view }: AlertExportsProps) {
  const t = useText('alerts')
  const list = useText('list')
  const format = useFormat()
  const services = useServices()
  const filter = alertFilter(view)
  const query = { ...filters, ...filter }
  const csv: ExportChoice = {
    id: 'csv',
    label: t('export.csv'),
    run: async () => {
      const alerts = await gatherAlerts(query, ({ name, ask }) => send(services, name, ask), alertOrder(view))
      const head = columns.map((column) => t(`columns.${column}`))
      const rows = alerts.map((alert) => columns.map((column) => cellOf(alert, column, format.dateTime)))
      const isDecimalComma = format.number(0.5, 1).includes(',')
      saveFile(csvOf([head, ...rows], isDecimalComma), `alerts-data-${today()}.csv`)
    },
  }
  const xlsx: ExportChoice = {
    id: 'xlsx',
    label: list('export.xlsx'),
    run: async () => {
      const body = await send(services, 'GET /alerts', (clients, signal) =>
        askSpreadsheet(clients, query, signal),
      )
      saveSpreadsheet(body, 'alerts-data', services.now())
    },
  }
  const today = () => localDay(services.now()).replaceAll('-', '')
  return <ExportButton choices={takesSpreadsheet(filter) ? [xlsx, csv] : [csv]} />
}

function cellOf(alert: Alert, column: (typeof columns)[number], dateTime: (text: string) => string): string {
  const value: unknown = alert[column]
  if (typeof value !== 'string') return ''
  return column === 'date' ? dateTime(value) : value
}
