import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const repositoryPages: readonly Page[] = [
  {
    path: paths.repository,
    title: 'repository',
    areas: ['table', 'list', 'repository'],
    load: async () => (await import('./RepositoryRoute.tsx')).RepositoryRoute,
    crumbs: [{ title: 'repository' }],
    filters: 'none',
  },
]
