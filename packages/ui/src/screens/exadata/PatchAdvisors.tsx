import type { ExadataPatchAdvisor } from '@inventory-console/api-mocks/contract'
import { flagCount } from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { defineList } from '../defineList.tsx'

const columns: readonly Column<ExadataPatchAdvisor>[] = [
  { id: 'hostname', kind: 'text', filter: 'text', width: 220 },
  { id: 'rackID', kind: 'code', filter: 'text', width: 180 },
  { id: 'imageVersion', kind: 'version', filter: 'oneOf', width: 180 },
  { id: 'releaseDate', kind: 'date', filter: 'days', sorted: 'ascending' },
  { id: 'fourMonths', kind: 'boolean', hidden: true, filter: 'yesNo' },
  { id: 'sixMonths', kind: 'boolean', hidden: true, filter: 'yesNo' },
  { id: 'twelveMonths', kind: 'boolean', filter: 'yesNo' },
]

/** Age of the image of each rack component. */
export const exadataPatchAdvisors = defineList<ExadataPatchAdvisor>({
  area: 'exadata.advisors',
  columns,
  identity: ({ rackID, hostname, imageVersion }) => [rackID, hostname, imageVersion],
  peek: {
    figures: ['imageVersion', 'releaseDate'],
    facts: ['rackID', 'fourMonths', 'sixMonths', 'twelveMonths'],
  },
  counts: [flagCount('over12', 'twelveMonths', false, 'danger'), flagCount('over6', 'sixMonths', false)],
})
