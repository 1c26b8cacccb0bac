import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'

export const exadataPages: readonly Page[] = [
  {
    path: paths.exadata,
    title: 'exadata',
    areas: ['table', 'list', 'form', 'details', 'exadata', 'rack'],
    load: async () => (await import('./ExadataRoutes.tsx')).ExadataRoute,
    crumbs: [{ title: 'exadata' }],
    filters: 'none',
    prefetch: () => [request('/exadata'), request('/exadata/hidden')],
  },
  {
    path: paths.exadataPatchAdvisors,
    title: 'exadataPatchAdvisors',
    areas: ['table', 'list', 'exadata'],
    load: async () => (await import('./ExadataRoutes.tsx')).ExadataPatchAdvisorsRoute,
    crumbs: [{ title: 'exadata', to: paths.exadata }, { title: 'exadataPatchAdvisors' }],
    filters: 'none',
    prefetch: () => [request('/exadata/patch-advisors')],
  },
]
