import type { ExadataPatchAdvisor } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../list-screen/views/useControlledView.ts'

const columns: readonly Column<ExadataPatchAdvisor>[] = [
  { id: 'hostname', kind: 'text', filter: 'text', width: 220 },
  { id: 'rackID', kind: 'code', filter: 'text', width: 180 },
  { id: 'imageVersion', kind: 'version', filter: 'oneOf', width: 180 },
  { id: 'releaseDate', kind: 'date', filter: 'days', sorted: 'ascending' },
  { id: 'fourMonths', kind: 'boolean', filter: 'yesNo' },
  { id: 'sixMonths', kind: 'boolean', filter: 'yesNo' },
  { id: 'twelveMonths', kind: 'boolean', filter: 'yesNo' },
]

interface PatchAdvisorsScreenProps extends ListViewProps {
  list: ListState<ExadataPatchAdvisor>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

/** Age of the image of each rack component. */
export function PatchAdvisorsScreen(props: PatchAdvisorsScreenProps) {
  return <ListScreen area="exadata.advisors" columns={columns} rowId={rowId} {...props} />
}

function rowId({ rackID, hostname, imageVersion }: ExadataPatchAdvisor) {
  return `${rackID} ${hostname} ${imageVersion}`
}
