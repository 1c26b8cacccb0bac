import { startMocks } from '@inventory-console/api-mocks/browser'
import type { HostSummaries } from '@inventory-console/api-mocks/contract'
import '@inventory-console/ui/styles.css'
import { Badge } from '@inventory-console/ui/components/badge/Badge'
import { Button } from '@inventory-console/ui/components/button/Button'
import { ListScreen } from '@inventory-console/ui/components/list-screen/ListScreen'
import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { technologyColour } from '@inventory-console/ui/lib/tones'
import { paths } from '@inventory-console/ui/paths'
import { HostsScreen, type HostsScreenProps } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { createRoot } from 'react-dom/client'

/** What another project writes: only the packages, by their published names. */
interface Site {
  hostname: string
  location: string
}
type HostSummary = Extract<HostsScreenProps['list'], { status: 'ready' }>['rows'][number]
const sites: readonly Site[] = [{ hostname: 'db-001', location: 'Milan' }]

const { token } = await startMocks({ hosts: 5, panel: false })
const answer = await fetch('/api/hosts?mode=summary', { headers: { Authorization: `Bearer ${token}` } })
const { hosts }: HostSummaries = await answer.json()

const catalogue = createCatalogue('it')
await catalogue.load('list', 'table', 'hosts')

createRoot(document.body).render(
  <I18nProvider catalogue={catalogue}>
    <Button variant="primary">Add license</Button>
    <Badge tone="success">Compliant</Badge>
    <a href={paths.hosts} style={{ color: technologyColour('Oracle/Database') }}>
      All hosts
    </a>
    <ListScreen<Site>
      area="hosts"
      columns={[
        { id: 'hostname', kind: 'text' },
        { id: 'location', kind: 'text' },
      ]}
      list={{ status: 'ready', rows: sites }}
      rowId={({ hostname }) => hostname}
      onRefresh={() => {}}
    />
    <HostsScreen list={{ status: 'ready', rows: hosts ?? [] }} />
  </I18nProvider>,
)

/** The types come too: a row of the services, and no variant that does not exist. */
export const host: HostSummary['hostname'] = 'db-001'
// @ts-expect-error: not a variant
export const wrong = <Button variant="loud" />
