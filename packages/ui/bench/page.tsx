import '../src/styles/index.css'
import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable } from '../src/data-table/DataTable.tsx'
import { useDataTable } from '../src/data-table/useDataTable.tsx'
import { createCatalogue, I18nProvider } from '../src/i18n/I18nProvider.tsx'
import { type ListViewProps, useListView } from '../src/list-screen/views/useListView.ts'
import { hostColumns } from '../src/screens/hosts/HostsScreen.tsx'
import { paths } from '../src/screens/paths.ts'

const columns = hostColumns([]).slice(0, 20)
const rowId = ({ hostname }: HostSummary) => hostname
const parameters = new URLSearchParams(location.search)
const count = Number(parameters.get('rows') ?? 1000)
const start: ListViewProps = { view: { pageSize: parameters.get('page') === 'all' ? 'all' : 25 } }

/** Read by the benchmark driver: number of painted updates of the table, and the time of the last one. */
const state = { painted: 0, at: 0, parsedAt: 0, rows: 0 }
Object.assign(window, { tableBench: state })

const memory = { id: 'memoryTotal', min: 32, max: 128 }

function Page({ rows }: { rows: readonly HostSummary[] }) {
  const { view, setView } = useListView(columns, start)
  const table = useDataTable({
    area: 'hosts',
    columns,
    rows,
    rowId,
    rowTo: (host) => paths.host(host.hostname),
    view,
    setView,
  })
  const { result, pending } = table
  const { order } = view

  useLayoutEffect(() => {
    if (pending) return
    // The message after the next frame arrives when this render has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () =>
        Object.assign(state, {
          painted: state.painted + 1,
          at: performance.now(),
          rows: table.counts.matched,
        }),
      )
      port1.start()
      port2.postMessage(null)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- waits for the paint of a new selection only
  }, [result?.rows, result?.order, pending, order])

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', padding: 16 }}>
      <div className="flex gap-2">
        <input
          aria-label="Search"
          value={view.search}
          onChange={({ target }) => table.setView({ search: target.value })}
        />
        <button
          type="button"
          onClick={() =>
            table.setView({ filters: { [memory.id]: { kind: 'range', min: memory.min, max: memory.max } } })
          }
        >
          Filter
        </button>
        <button
          type="button"
          onClick={() => table.setView({ order: [order[0] === 'kernel' ? 'location' : 'kernel'] })}
        >
          Move
        </button>
        <button type="button" onClick={() => table.setView({ filters: {} })}>
          Reset
        </button>
        <output>{table.counts.matched}</output>
      </div>
      <DataTable table={table} name="Hosts" />
    </div>
  )
}

const catalogue = createCatalogue('en')
await catalogue.load('table', 'hosts')
const body = JSON.stringify(makeHosts(count))
const rows: HostSummary[] = JSON.parse(body)
state.parsedAt = performance.now()
createRoot(document.getElementById('root') ?? document.body).render(
  <I18nProvider catalogue={catalogue}>
    <Page rows={rows} />
  </I18nProvider>,
)
