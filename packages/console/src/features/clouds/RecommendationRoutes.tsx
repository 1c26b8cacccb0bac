import { type ToastContent, useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { CloudTabs } from '@inventory-console/ui/screens/clouds/CloudTabs'
import { AllRecommendationsScreen } from '@inventory-console/ui/screens/clouds/recommendations/AllRecommendationsScreen'
import {
  type AdvisedCloud,
  type Recommendation,
  RecommendationsScreen,
} from '@inventory-console/ui/screens/clouds/recommendations/RecommendationsScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { asApiError, isOutcomeUnknown } from '../../platform/http/ApiError.ts'
import { requestOnce } from '../../platform/http/client.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useProfiles } from '../../platform/queries/clouds.ts'
import { matchesQuery } from '../../platform/query/mutation.ts'
import { cloudRequest, type GetRequest, send } from '../../platform/query/query.ts'
import { type Services, useRetrievals, useServices } from '../../platform/services.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'
import {
  invalidatedByRun,
  useAllRecommendations,
  useRecommendations,
  useRetrievalErrors,
} from './recommendationQueries.ts'

function recommendationsRoute(cloud: AdvisedCloud, serverExport: ServerExport) {
  function Recommendations(props: ListPageProps<Recommendation>) {
    const errors = useRetrievalErrors(cloud, useRecommendations(cloud, 'inline'))
    const retrieve = useRetrieve()
    const retrieving = useRetrievals()[cloud] !== undefined
    const profiles = useProfiles(cloud, true, 'inline')
    return (
      <CloudTabs cloud={cloud} kind="recommendations">
        <RecommendationsScreen
          {...props}
          cloud={cloud}
          errors={errors}
          profiles={profiles}
          retrieving={retrieving}
          onRetrieve={() => void retrieve(cloud)}
        />
      </CloudTabs>
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

export function AllRecommendationsRoute() {
  const { list, missing, refresh } = useAllRecommendations()
  const [view, setView] = useUrlView()
  return (
    <CloudTabs cloud="all" kind="recommendations">
      <AllRecommendationsScreen
        list={list}
        missing={missing}
        view={view}
        onViewChange={setView}
        onRefresh={refresh}
      />
    </CloudTabs>
  )
}

/** Milliseconds. */
const retrievalTimeout = 300_000
/** Milliseconds between the end of a run and the request for its list. */
const revalidationDelay = 500

const retrievalRequests: Record<AdvisedCloud, GetRequest> = {
  oracle: cloudRequest('/oracle-cloud/retrieve-last-oci-recommendations'),
  aws: cloudRequest('/aws/retrieve-last-aws-recommendations'),
  google: cloudRequest('/gcp/retrieve-last-gcp-recommendations'),
}

type RetrievalOutcome =
  | { end: 'done' | 'late' | 'stopped' | 'unconfirmed' }
  | { end: 'failed'; reason: string }

/**
 * Starts a run and waits for its end, on any page. Reports success, errors, timeouts, unconfirmed runs and
 * cancellation, and then revalidates the list.
 */
function useRetrieve() {
  const services = useServices()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const toToast = useOutcomeToast()
  return useCallback(
    async (cloud: AdvisedCloud) => {
      // One run per cloud: a second run would only wait for the first.
      if (services.retrievals.get()[cloud]) return
      const outcome = await runRetrieval(services, cloud)
      const { [cloud]: _ended, ...others } = services.retrievals.get()
      services.retrievals.set(others)
      if (outcome === null) return
      toast(toToast(cloud, outcome))
      setTimeout(() => {
        const revalidation = mutate(
          (key) => typeof key === 'string' && invalidatedByRun[cloud].some((call) => matchesQuery(key, call)),
        )
        // The cache is gone if the session ended in the meantime.
        revalidation.catch(() => undefined)
      }, revalidationDelay)
    },
    [services, mutate, toast, toToast],
  )
}

/** Null if the session that started the run is over. */
async function runRetrieval(services: Services, cloud: AdvisedCloud): Promise<RetrievalOutcome | null> {
  const stop = new AbortController()
  const timeoutController = new AbortController()
  const timer = setTimeout(() => timeoutController.abort(), retrievalTimeout)
  const { retrievals, session } = services
  const sessionAtStart = session.get()
  retrievals.set({ ...retrievals.get(), [cloud]: { stop: () => stop.abort() } })
  try {
    await send(
      services,
      { ...retrievalRequests[cloud], init: { fetch: requestOnce } },
      { signal: AbortSignal.any([stop.signal, timeoutController.signal]) },
    )
    return { end: 'done' }
  } catch (error) {
    if (session.get() !== sessionAtStart) return null
    if (stop.signal.aborted) return { end: 'stopped' }
    if (timeoutController.signal.aborted) return { end: 'late' }
    const failure = asApiError(error, retrievalRequests[cloud].name)
    // A proxy often times out after a minute while the run continues.
    return isOutcomeUnknown(failure) ? { end: 'unconfirmed' } : { end: 'failed', reason: failure.message }
  } finally {
    clearTimeout(timer)
  }
}

function useOutcomeToast() {
  const t = useText('cloud')
  return useCallback(
    (advisedCloud: AdvisedCloud, outcome: RetrievalOutcome): ToastContent => {
      const cloud = t(`values.cloud.${advisedCloud}`)
      switch (outcome.end) {
        case 'failed':
          return { tone: 'danger', title: t('retrieve.failed', { cloud }), text: outcome.reason }
        case 'late':
        case 'unconfirmed':
          return {
            tone: 'warning',
            title: t(`retrieve.${outcome.end}`, { cloud }),
            text: t('retrieve.lateText'),
          }
        case 'stopped':
          return { tone: 'info', title: t('retrieve.stopped', { cloud }), text: t('retrieve.stoppedText') }
        case 'done':
          // Google responds at once and continues in the background.
          return advisedCloud === 'google'
            ? { tone: 'info', title: t('retrieve.started', { cloud }), text: t('retrieve.startedText') }
            : { tone: 'success', title: t('retrieve.done', { cloud }) }
      }
    },
    [t],
  )
}
