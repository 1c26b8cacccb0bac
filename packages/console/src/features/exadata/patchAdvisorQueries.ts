import type { ExadataPatchAdvisor } from '@inventory-console/api-mocks/contract'
import { listExadataPatchAdvisors } from '@inventory-console/api-mocks/decoders/api/exadata'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { get, request } from '../../platform/query/get.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

export function useExadataPatchAdvisors(): ListState<ExadataPatchAdvisor> & Refreshable {
  return useList(get(listExadataPatchAdvisors, '/exadata/patch-advisors'), (advisors) => advisors, {
    errorScope: 'page',
  })
}

export const patchAdvisorExports: readonly ServerExport[] = [
  { id: 'xlsx', file: 'exadataPatchAdvisor', request: () => request('/exadata/patch-advisors') },
]
