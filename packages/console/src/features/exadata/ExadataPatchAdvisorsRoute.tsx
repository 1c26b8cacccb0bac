import { listExadataPatchAdvisors } from '@inventory-console/api-mocks/decoders/api/exadata'
import { exadataPatchAdvisors } from '@inventory-console/ui/screens/exadata/PatchAdvisors'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { get, request } from '../../platform/query/get.ts'
import { useList } from '../../platform/query/query.ts'

export const ExadataPatchAdvisorsRoute = listRoute({
  ...exadataPatchAdvisors,
  useRows: (_filters, options) =>
    useList(get(listExadataPatchAdvisors, '/exadata/patch-advisors'), (advisors) => advisors, options),
  exports: [{ id: 'xlsx', file: 'exadataPatchAdvisor', request: () => request('/exadata/patch-advisors') }],
})
