import {
  RecommendationsScreen,
  type AdvisedCloud,
  type Recommendation,
} from '@inventory-console/ui/screens/clouds/recommendations/RecommendationsScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useProfiles } from '../../platform/queries/clouds.ts'
import { cloudRequest } from '../../platform/query/get.ts'
import { useRetrievals } from '../../platform/services.ts'
import { useRecommendations, useRetrievalErrors } from './recommendationQueries.ts'
import { useRetrieve } from './useRetrieve.ts'

function recommendationsRoute(cloud: AdvisedCloud, serverExport: ServerExport) {
  function Recommendations(props: ListPageProps<Recommendation>) {
    const errors = useRetrievalErrors(cloud, useRecommendations(cloud, 'inline'))
    const retrieve = useRetrieve()
    const retrieving = useRetrievals()[cloud] !== undefined
    return (
      <RecommendationsScreen
        {...props}
        cloud={cloud}
        errors={errors}
        profiles={useProfiles(cloud, true, 'inline')}
        retrieving={retrieving}
        onRetrieve={() => void retrieve(cloud)}
      />
    )
  }
  return listRoute<Recommendation>({
    Screen: Recommendations,
    useRows: () => useRecommendations(cloud),
    exports: [serverExport],
  })
}

export const OracleRecommendationsRoute = recommendationsRoute('oracle', {
  id: 'xlsx',
  file: 'oci-recommendations',
  request: () => cloudRequest('/oracle-cloud/oci-recommendations'),
})

export const AwsRecommendationsRoute = recommendationsRoute('aws', {
  id: 'xlsx',
  file: 'aws-recommendations',
  request: () => cloudRequest('/aws/aws-recommendations'),
})

export const GoogleRecommendationsRoute = recommendationsRoute('google', {
  id: 'xlsx',
  file: 'gcp-recommendations',
  request: () => cloudRequest('/gcp/recommendations'),
})
