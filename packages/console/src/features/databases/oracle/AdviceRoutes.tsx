import { AddmsScreen } from '@inventory-console/ui/screens/oracle/advisors/AddmsScreen'
import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/PatchAdvisorsScreen'
import { SegmentAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/SegmentAdvisorsScreen'
import { PatchesScreen } from '@inventory-console/ui/screens/oracle/PatchesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { addms, patchAdvisors, patches, segmentAdvisors } from './adviceQueries.ts'

export const AddmsRoute = listRoute(
  AddmsScreen,
  addms.useRows,
  addms.exports,
  lazyComparison(({ addms }) => addms),
)
export const SegmentAdvisorsRoute = listRoute(
  SegmentAdvisorsScreen,
  segmentAdvisors.useRows,
  segmentAdvisors.exports,
  lazyComparison(({ segmentAdvisors }) => segmentAdvisors),
)
export const PatchAdvisorsRoute = listRoute(
  PatchAdvisorsScreen,
  patchAdvisors.useRows,
  patchAdvisors.exports,
  lazyComparison(({ patchAdvisors }) => patchAdvisors),
)
export const PatchesRoute = listRoute(
  PatchesScreen,
  patches.useRows,
  patches.exports,
  lazyComparison(({ patches }) => patches),
)
