import { AddmsScreen } from '@inventory-console/ui/screens/oracle/advisors/AddmsScreen'
import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/PatchAdvisorsScreen'
import { SegmentAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/SegmentAdvisorsScreen'
import { PatchesScreen } from '@inventory-console/ui/screens/oracle/PatchesScreen'
import { comparedBy } from '../../../platform/comparison/comparedBy.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { addms, patchAdvisors, patches, segmentAdvisors } from './adviceQueries.ts'

export const AddmsRoute = listRoute(
  AddmsScreen,
  addms.useRows,
  addms.exports,
  comparedBy(({ addms }) => addms),
)
export const SegmentAdvisorsRoute = listRoute(
  SegmentAdvisorsScreen,
  segmentAdvisors.useRows,
  segmentAdvisors.exports,
  comparedBy(({ segmentAdvisors }) => segmentAdvisors),
)
export const PatchAdvisorsRoute = listRoute(
  PatchAdvisorsScreen,
  patchAdvisors.useRows,
  patchAdvisors.exports,
  comparedBy(({ patchAdvisors }) => patchAdvisors),
)
export const PatchesRoute = listRoute(
  PatchesScreen,
  patches.useRows,
  patches.exports,
  comparedBy(({ patches }) => patches),
)
