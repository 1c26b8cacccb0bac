import { useToast, type ToastContent } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { AdvisedCloud } from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useServices, type Services } from '../../platform/environment/services.ts'
import { asApiError, isUnconfirmed } from '../../platform/http/ApiError.ts'
import { requestOnce, type Answer } from '../../platform/http/client.ts'
import { cloudService, type CloudClient } from '../../platform/queries/cloudProfileQueries.ts'
import { matchesQuery } from '../../platform/query/mutation.ts'
import { send } from '../../platform/query/query.ts'
import { invalidatedByRun } from './recommendationQueries.ts'

/** Milliseconds: spec, Business constants. */
const patience = 300_000
/** Milliseconds between the end of a run and the request for its list: spec, Business rules. */
const settling = 500

type Run = (client: CloudClient, signal: AbortSignal) => Promise<Answer<unknown>>

const runs: Record<AdvisedCloud, { name: string; fetcher: Run }> = {
  oracle: {
    name: 'GET /oracle-cloud/retrieve-last-oci-recommendations',
    fetcher: (client, signal) =>
      client.GET('/oracle-cloud/retrieve-last-oci-recommendations', { signal, fetch: requestOnce }),
  },
  aws: {
    name: 'GET /aws/retrieve-last-aws-recommendations',
    fetcher: (client, signal) =>
      client.GET('/aws/retrieve-last-aws-recommendations', { signal, fetch: requestOnce }),
  },
  google: {
    name: 'GET /gcp/retrieve-last-gcp-recommendations',
    fetcher: (client, signal) =>
      client.GET('/gcp/retrieve-last-gcp-recommendations', { signal, fetch: requestOnce }),
  },
}

type Outcome = { end: 'done' | 'late' | 'stopped' | 'unconfirmed' } | { end: 'failed'; reason: string }

/**
 * Starts a run and waits for its end, on any page. Reports success, errors, timeouts, unconfirmed runs and
 * cancellation, and then revalidates the list.
 */
export function useRetrieve() {
  const services = useServices()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const tell = useTelling()
  return useCallback(
    async (cloud: AdvisedCloud) => {
      // One run per cloud: a second run would only wait for the first.
      if (services.retrievals.get()[cloud]) return
      const outcome = await wait(services, cloud)
      const { [cloud]: _ended, ...others } = services.retrievals.get()
      services.retrievals.set(others)
      if (outcome === null) return
      toast(tell(cloud, outcome))
      setTimeout(() => {
        const again = mutate(
          (key) => typeof key === 'string' && invalidatedByRun[cloud].some((call) => matchesQuery(key, call)),
        )
        // The cache is gone if the session ended in the meantime.
        again.catch(() => undefined)
      }, settling)
    },
    [services, mutate, toast, tell],
  )
}

/** Null if the session that started the run is over. */
async function wait(services: Services, cloud: AdvisedCloud): Promise<Outcome | null> {
  const stop = new AbortController()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const { retrievals, session } = services
  const asker = session.get()
  retrievals.set({ ...retrievals.get(), [cloud]: { stop: () => stop.abort() } })
  try {
    const { name, fetcher } = runs[cloud]
    await send(services, name, (clients, signal) =>
      fetcher(cloudService(clients), AbortSignal.any([signal, stop.signal, late.signal])),
    )
    return { end: 'done' }
  } catch (error) {
    if (session.get() !== asker) return null
    if (stop.signal.aborted) return { end: 'stopped' }
    if (late.signal.aborted) return { end: 'late' }
    const failure = asApiError(error, runs[cloud].name)
    // A proxy often times out after a minute while the run continues.
    return isUnconfirmed(failure) ? { end: 'unconfirmed' } : { end: 'failed', reason: failure.message }
  } finally {
    clearTimeout(timer)
  }
}

function useTelling() {
  const t = useText('cloud')
  return useCallback(
    (of: AdvisedCloud, outcome: Outcome): ToastContent => {
      const cloud = t(`values.cloud.${of}`)
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
          return of === 'google'
            ? { tone: 'info', title: t('retrieve.started', { cloud }), text: t('retrieve.startedText') }
            : { tone: 'success', title: t('retrieve.done', { cloud }) }
      }
    },
    [t],
  )
}
