import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../../platform/pages/page.ts'

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

const loadRecommendations = () => import('./RecommendationRoutes.tsx')

const loadProfiles = () => import('./ProfileRoutes.tsx')

export const cloudPages: readonly Page[] = [
  {
    path: paths.allRecommendations,
    title: 'allRecommendations',
    areas: adviceAreas,
    load: async () => (await loadRecommendations()).AllRecommendationsRoute,
    crumbs: [{ title: 'cloudAdvisors' }, { title: 'allRecommendations' }],
    filters: 'none',
  },
  cloudPage(paths.oracleRecommendations, 'oracleRecommendations', 'oracleCloud', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await loadRecommendations()).OracleRecommendationsRoute,
  }),
  cloudPage(paths.awsRecommendations, 'awsRecommendations', 'aws', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await loadRecommendations()).AwsRecommendationsRoute,
  }),
  cloudPage(paths.googleRecommendations, 'googleRecommendations', 'google', 'recommendations', {
    areas: adviceAreas,
    load: async () => (await loadRecommendations()).GoogleRecommendationsRoute,
  }),
  cloudPage(paths.oracleProfiles, 'oracleProfiles', 'oracleCloud', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await loadProfiles()).OracleProfilesRoute,
  }),
  cloudPage(paths.awsProfiles, 'awsProfiles', 'aws', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await loadProfiles()).AwsProfilesRoute,
  }),
  cloudPage(paths.azureProfiles, 'azureProfiles', 'azure', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await loadProfiles()).AzureProfilesRoute,
  }),
  cloudPage(paths.googleProfiles, 'googleProfiles', 'google', 'profileConfigurations', {
    areas: profileAreas,
    load: async () => (await loadProfiles()).GoogleProfilesRoute,
  }),
]
