import type { HostSummary } from '@inventory-console/api-mocks/contract'
import type { ListScreenProps } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { fixtureColumns } from '../fixtures/fixtureColumns.ts'

type HostListProps = Pick<ListScreenProps<HostSummary>, 'list'> & Partial<ListScreenProps<HostSummary>>

const rowId = ({ hostname }: HostSummary) => hostname

/** A full-height list screen of hosts. */
export function HostList(props: HostListProps) {
  return (
    <div className="h-dvh">
      <ListScreen area="hosts" columns={fixtureColumns} rowId={rowId} {...props} />
    </div>
  )
}
