import { AddmsScreen } from '@inventory-console/ui/screens/oracle/advisors/AddmsScreen'
import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/PatchAdvisorsScreen'
import { SegmentAdvisorsScreen } from '@inventory-console/ui/screens/oracle/advisors/SegmentAdvisorsScreen'
import { PatchesScreen } from '@inventory-console/ui/screens/oracle/PatchesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { addms, patchAdvisors, patches, segmentAdvisors } from './adviceQueries.ts'

export const AddmsRoute = listRoute({
  Screen: AddmsScreen,
  useRows: addms.useRows,
  exports: addms.exports,
  comparison: lazyComparison(({ addms }) => addms),
})
export const SegmentAdvisorsRoute = listRoute({
  Screen: SegmentAdvisorsScreen,
  useRows: segmentAdvisors.useRows,
  exports: segmentAdvisors.exports,
  comparison: lazyComparison(({ segmentAdvisors }) => segmentAdvisors),
})
export const PatchAdvisorsRoute = listRoute({
  Screen: PatchAdvisorsScreen,
  useRows: patchAdvisors.useRows,
  exports: patchAdvisors.exports,
  comparison: lazyComparison(({ patchAdvisors }) => patchAdvisors),
})
export const PatchesRoute = listRoute({
  Screen: PatchesScreen,
  useRows: patches.useRows,
  exports: patches.exports,
  comparison: lazyComparison(({ patches }) => patches),
})
