import { startMocks } from '@inventory-console/api-mocks/browser'
import type { HostSummaries } from '@inventory-console/api-mocks/contract'
import '@inventory-console/ui/styles.css'
import { Button } from '@inventory-console/ui/button'
import { Badge } from '@inventory-console/ui/components/badge/Badge'
import { Tooltip } from '@inventory-console/ui/components/tooltip/Tooltip'
import { technologyColor } from '@inventory-console/ui/domain/tones'
import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n'
import { ListScreen } from '@inventory-console/ui/list'
import { paths } from '@inventory-console/ui/paths'
import { HostsScreen, type HostsScreenProps } from '@inventory-console/ui/screens/hosts'
import { http, HttpResponse } from 'msw'
import { createRoot } from 'react-dom/client'

/** A page of another project with its own Tailwind 4, using the published package names. */
interface Site {
  hostname: string
  location: string
}
type HostSummary = Extract<HostsScreenProps['list'], { status: 'ready' }>['value'][number]
const sites: readonly Site[] = [{ hostname: 'db-001', location: 'Milan' }]

const handlers = [http.get('*/api/ping', () => HttpResponse.text('own handler'))]
const { token } = await startMocks({ hosts: 5, panel: false, handlers })
const ping = await fetch('/api/ping')
if ((await ping.text()) !== 'own handler') throw new Error('The handler of the page was not called.')
const response = await fetch('/api/hosts?mode=summary', { headers: { Authorization: `Bearer ${token}` } })
const { hosts }: HostSummaries = await response.json()

const catalogue = createCatalogue('it')
await catalogue.load('list', 'table', 'hosts')

const kit = document.querySelector('#kit')
if (!kit) throw new Error('The page has no element #kit.')
createRoot(kit).render(
  <I18nProvider catalogue={catalogue}>
    <Button variant="primary">Add license</Button>
    <Badge tone="success">Compliant</Badge>
    <Tooltip text="Opens in a portal" open>
      <button className="hidden md:block">Explained</button>
    </Tooltip>
    <a href={paths.hosts} style={{ color: technologyColor('Oracle/Database') }}>
      All hosts
    </a>
    <ListScreen<Site>
      area="hosts"
      columns={[
        { id: 'hostname', kind: 'text' },
        { id: 'location', kind: 'text' },
      ]}
      list={{ status: 'ready', value: sites }}
      rowId={({ hostname }) => hostname}
      onRefresh={() => {}}
    />
    <HostsScreen list={{ status: 'ready', value: hosts ?? [] }} />
  </I18nProvider>,
)

/** The published types are checked as well. */
export const host: HostSummary['hostname'] = 'db-001'
// @ts-expect-error -- no such variant
export const unknownVariant = <Button variant="loud" />
