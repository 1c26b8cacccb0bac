import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../page.ts'

const profileAreas: readonly Area[] = ['table', 'list', 'form', 'profiles']
const adviceAreas: readonly Area[] = ['table', 'list', 'charts', 'cloud']

function cloudPage(
  path: string,
  title: PageTitle,
  cloud: PageTitle,
  page: PageTitle,
  rest: Pick<Page, 'areas' | 'load'>,
): Page {
  return {
    path,
    title,
    crumbs: [{ title: 'cloudAdvisors' }, { title: cloud }, { title: page }],
    filters: 'none',
    ...rest,
  }
}

export const cloudPages: readonly Page[] = [
  {
    path: paths.exadata,
    title: 'exadata',
    areas: ['table', 'list', 'form', 'details', 'exadata', 'rack'],
    load: async () => (await import('../../routes/exadata.tsx')).ExadataRoute,
    crumbs: [{ title: 'exadata' }],
    filters: 'none',
  },
  {
    path: paths.exadataPatchAdvisors,
    title: 'exadataPatchAdvisors',
    areas: ['table', 'list', 'exadata'],
    load: async () => (await import('../../routes/exadataPatchAdvisors.tsx')).ExadataPatchAdvisorsRoute,
    crumbs: [{ title: 'exadata', to: paths.exadata }, { title: 'exadataPatchAdvisors' }],
    filters: 'none',
  },
  {
    path: paths.allRecommendations,
    title: 'allRecommendations',
    areas: adviceAreas,
    load: async () => (await import('../../routes/allRecommendations.tsx')).AllRecommendationsRoute,
    crumbs: [{ title: 'cloudAdvisors' }, { title: 'allRecommendations' }],
    filters: 'none',
  },
  cloudPage(paths.oracleRecommendations, 'oracleRecommendations', 'oracleCloud', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await import('../../routes/recommendations.tsx')).OracleRecommendationsRoute,
  }),
  cloudPage(paths.awsRecommendations, 'awsRecommendations', 'aws', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await import('../../routes/recommendations.tsx')).AwsRecommendationsRoute,
  }),
  cloudPage(paths.googleRecommendations, 'googleRecommendations', 'google', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await import('../../routes/recommendations.tsx')).GoogleRecommendationsRoute,
  }),
  cloudPage(paths.oracleProfiles, 'oracleProfiles', 'oracleCloud', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await import('../../routes/profiles.tsx')).OracleProfilesRoute,
  }),
  cloudPage(paths.awsProfiles, 'awsProfiles', 'aws', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await import('../../routes/profiles.tsx')).AwsProfilesRoute,
  }),
  cloudPage(paths.azureProfiles, 'azureProfiles', 'azure', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await import('../../routes/profiles.tsx')).AzureProfilesRoute,
  }),
  cloudPage(paths.googleProfiles, 'googleProfiles', 'google', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await import('../../routes/profiles.tsx')).GoogleProfilesRoute,
  }),
  {
    path: paths.repository,
    title: 'repository',
    areas: ['table', 'list', 'repository'],
    load: async () => (await import('../../routes/repository.tsx')).RepositoryRoute,
    crumbs: [{ title: 'repository' }],
    filters: 'none',
  },
]
