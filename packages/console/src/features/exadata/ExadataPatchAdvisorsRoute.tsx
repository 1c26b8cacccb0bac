import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/exadata/PatchAdvisorsScreen'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { patchAdvisorExports, useExadataPatchAdvisors } from './patchAdvisorQueries.ts'

export const ExadataPatchAdvisorsRoute = listRoute({
  Screen: PatchAdvisorsScreen,
  useRows: useExadataPatchAdvisors,
  exports: patchAdvisorExports,
})
