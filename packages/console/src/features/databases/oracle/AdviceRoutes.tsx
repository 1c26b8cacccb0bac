import { AddmsScreen } from '@inventory-console/ui/screens/oracle/advisors/AddmsScreen'
import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/PatchAdvisorsScreen'
import { SegmentAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/SegmentAdvisorsScreen'
import { PatchesScreen } from '@inventory-console/ui/screens/oracle/PatchesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { addms, patchAdvisors, patches, segmentAdvisors } from './adviceQueries.ts'

export const AddmsRoute = listRoute({
  Screen: AddmsScreen,
  ...addms,
  comparison: lazyComparison(({ addms }) => addms),
})
export const SegmentAdvisorsRoute = listRoute({
  Screen: SegmentAdvisorsScreen,
  ...segmentAdvisors,
  comparison: lazyComparison(({ segmentAdvisors }) => segmentAdvisors),
})
export const PatchAdvisorsRoute = listRoute({
  Screen: PatchAdvisorsScreen,
  ...patchAdvisors,
  comparison: lazyComparison(({ patchAdvisors }) => patchAdvisors),
})
export const PatchesRoute = listRoute({
  Screen: PatchesScreen,
  ...patches,
  comparison: lazyComparison(({ patches }) => patches),
})
