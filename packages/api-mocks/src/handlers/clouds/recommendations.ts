import { HttpResponse } from 'msw'
import { type CloudHttp, httpError } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import {
  awsDbInstances,
  awsErrors,
  awsObjects,
  awsRecommendations,
} from '../../world/clouds/awsRecommendations.ts'
import { startRun } from '../../world/clouds/cloudRuns.ts'
import { gcpErrors, gcpRecommendations, type GcpRow } from '../../world/clouds/gcpRecommendations.ts'
import {
  ociAdvice,
  ociErrors,
  ociObjects,
  ociRecommendations,
} from '../../world/clouds/ociRecommendations.ts'
import type { World } from '../../world/world.ts'

export const ociRecommendationHandlers = (http: CloudHttp, world: World) => [
  http.get('/oracle-cloud/oci-recommendations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ recommendations: ociRecommendations(world), error: null })
  }),

  http.get('/oracle-cloud/recommendations/{ids}', ({ request, params, response }) => {
    authenticate(world, request)
    const { recommendations, failed } = ociAdvice(world, params.ids.split(','))
    if (failed.length === 0) return response(200).json({ recommendations })
    const error = `can not ask the advisor of ${failed.join(', ')}`
    if (recommendations.length === 0) throw httpError(500, error)
    return response(206).json({ recommendations, error })
  }),

  http.get('/oracle-cloud/oci-recommendation-errors', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(ociErrors(world, undefined))
  }),

  http.get('/oracle-cloud/oci-recommendation-errors/{seq}', ({ request, params, response }) => {
    authenticate(world, request)
    const seq = sequence(params.seq)
    if (seq === undefined) throw httpError(422, 'the run id is not a number')
    return response(200).json(ociErrors(world, seq === 0 ? undefined : seq))
  }),

  http.get('/oracle-cloud/retrieve-last-oci-recommendations', ({ request, response }) => {
    authenticate(world, request)
    startRun(world, 'oci')
    return response(200).json(null)
  }),

  http.get('/oracle-cloud/oci-objects', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(ociObjects(world))
  }),
]

export const awsRecommendationHandlers = (http: CloudHttp, world: World) => [
  http.get('/aws/aws-recommendations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ recommendations: awsRecommendations(world), error: null })
  }),

  http.get('/aws/aws-recommendation-errors', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(awsErrors(world, undefined))
  }),

  http.get('/aws/aws-recommendation-errors/{seq}', ({ request, params, response }) => {
    authenticate(world, request)
    const seq = sequence(params.seq)
    if (seq === undefined) return response(400).json({ Func: 'ParseUint', Num: params.seq, Err: {} })
    return response(200).json(awsErrors(world, seq))
  }),

  http.get('/aws/retrieve-last-aws-recommendations', ({ request, response }) => {
    authenticate(world, request)
    startRun(world, 'aws')
    return response(200).json(null)
  }),

  http.get('/aws/aws-objects', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(awsObjects(world))
  }),

  http.get('/aws/rds', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ awsDbInstances: awsDbInstances(world) })
  }),
]

export const gcpRecommendationHandlers = (http: CloudHttp, world: World) => [
  http.get('/gcp/recommendations', ({ request, response }) => {
    authenticate(world, request)
    const json = gcpRecommendations(world).map(withWholeNumber).join(',')
    return response.untyped(
      new HttpResponse(`[${json}]`, { headers: { 'Content-Type': 'application/json' } }),
    )
  }),

  http.get('/gcp/errors', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(gcpErrors(world))
  }),

  http.get('/gcp/retrieve-last-gcp-recommendations', ({ request, response }) => {
    authenticate(world, request)
    startRun(world, 'gcp')
    return response(204).empty()
  }),
]

function sequence(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Writes the 64-bit `resourceID` with all its digits. */
function withWholeNumber({ resourceID, ...row }: GcpRow): string {
  return `${JSON.stringify(row).slice(0, -1)},"resourceID":${resourceID}}`
}
