import type { ExadataPatchAdvisor } from '@inventory-console/api-mocks/contract'
import { listExadataPatchAdvisors } from '@inventory-console/api-mocks/decoders/api/exadata'
import type { ListState } from '@inventory-console/ui/lib/state'
import { spreadsheetRequest, type ServerExport } from '../../platform/export/serverExport.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

export function useExadataPatchAdvisors(): ListState<ExadataPatchAdvisor> & Refreshable {
  return useList(
    {
      name: 'GET /exadata/patch-advisors',
      decoder: listExadataPatchAdvisors,
      fetcher: ({ api }, signal) => api.GET('/exadata/patch-advisors', { signal }),
    },
    (advisors) => advisors,
  )
}

export const patchAdvisorExports: readonly ServerExport[] = [
  {
    id: 'xlsx',
    file: 'exadataPatchAdvisor',
    name: 'GET /exadata/patch-advisors',
    fetcher: ({ api }, _filters, signal) =>
      api.GET('/exadata/patch-advisors', { signal, ...spreadsheetRequest }),
  },
]
