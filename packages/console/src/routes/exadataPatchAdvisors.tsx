import { PatchAdvisorsScreen } from '@inventory-console/ui/screens/exadata/PatchAdvisorsScreen'
import { patchAdvisorExports, useExadataPatchAdvisors } from '../api/exadataPatchAdvisors.ts'
import { listRoute } from './listRoute.tsx'

export const ExadataPatchAdvisorsRoute = listRoute(
  PatchAdvisorsScreen,
  useExadataPatchAdvisors,
  patchAdvisorExports,
)
