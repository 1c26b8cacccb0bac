import { storesFail } from '../../scenarios/stores.ts'
import {
  makeAwsProfile,
  makeAzureProfile,
  makeGcpProfile,
  makeOciProfile,
} from '../../world/clouds/profiles.ts'
import { admin, requestOptions } from './requestOptions.ts'
import type { SampleRequest, RequestSamples, SampleError } from './requestSamples.ts'

const unknownId = 'ffffffffffffffffffffffff'
const OCI = '/thunder/oracle-cloud/oci-recommendations'
const AWS = '/thunder/aws/aws-recommendations'
const GCP = '/thunder/gcp/recommendations'

interface Cloud {
  path: string
  id: string
  body: object
  secret: string
  /** Operations that return recommendations of the active profiles. */
  advice: readonly string[]
}

const oci = makeOciProfile(1)
const aws = makeAwsProfile(1)
const azure = makeAzureProfile(1)
const gcp = makeGcpProfile(1)
const { id: _gcpId, ...gcpBody } = gcp

/** Clouds with the same profile operations; GCP differs. */
const clouds: readonly Cloud[] = [
  {
    path: 'oracle-cloud',
    id: oci.id,
    body: { ...oci, privateKey: 'sample' },
    secret: 'privateKey',
    advice: [OCI],
  },
  {
    path: 'aws',
    id: aws.id,
    body: { ...aws, secretaccesskey: 'sample' },
    secret: 'secretaccesskey',
    advice: [AWS],
  },
  {
    path: 'azure',
    id: azure.id,
    body: { ...azure, clientsecret: 'sample' },
    secret: 'clientsecret',
    advice: [],
  },
]

const validRequests = ({ path, id, body, advice }: Cloud): [string, SampleRequest][] => {
  const list = `/thunder/${path}/configurations`
  const changedReads = [list, ...advice]
  const inactive = { ...body, region: 'elsewhere', selected: false }
  return [
    [
      `post cloud/${path}/configurations`,
      { options: requestOptions('POST', { ...body, id: '' }), changedReads: [list] },
    ],
    [
      `put cloud/${path}/configurations/{id}`,
      { params: { id }, options: requestOptions('PUT', inactive), changedReads },
    ],
    [
      `delete cloud/${path}/configurations/{id}`,
      { params: { id }, options: requestOptions('DELETE'), changedReads },
    ],
    [
      `put cloud/${path}/profile-selection/profileid/{id}/selected/{flag}`,
      { params: { id, flag: 'false' }, options: requestOptions('PUT'), changedReads },
    ],
  ]
}

const errorRequests = ({ path, id, body, secret }: Cloud): SampleError[] => {
  const profiles = `/thunder/${path}/configurations`
  const selection = `/thunder/${path}/profile-selection/profileid`
  return [
    [400, profiles, requestOptions('POST', body)],
    [400, profiles, requestOptions('POST', { ...body, id: '', [secret]: null })],
    [400, profiles, requestOptions('POST', { ...body, id: '', provider: 'x' })],
    [400, `${profiles}/${id}`, requestOptions('PUT', { ...body, id: unknownId })],
    [404, `${profiles}/${unknownId}`, requestOptions('PUT', { ...body, id: unknownId })],
    [422, `${profiles}/x`, requestOptions('PUT', body)],
    [404, `${profiles}/${unknownId}`, requestOptions('DELETE')],
    [422, `${profiles}/x`, requestOptions('DELETE')],
    [404, `${selection}/${unknownId}/selected/true`, requestOptions('PUT')],
    [422, `${selection}/${id}/selected/yes`, requestOptions('PUT')],
    [500, `${selection}/x/selected/true`, requestOptions('PUT')],
  ]
}

const failingStores = storesFail()

export const cloudCalls: RequestSamples = {
  valid: {
    ...Object.fromEntries(clouds.flatMap(validRequests)),
    'post cloud/gcp/configurations': {
      options: requestOptions('POST', gcpBody),
      changedReads: ['/thunder/gcp/configurations'],
    },
    'put cloud/gcp/configurations/{id}': {
      params: { id: gcp.id },
      options: requestOptions('PUT', { ...gcpBody, name: 'renamed' }),
      changedReads: ['/thunder/gcp/configurations'],
    },
    'delete cloud/gcp/configurations/{id}': {
      params: { id: gcp.id },
      options: requestOptions('DELETE'),
      changedReads: ['/thunder/gcp/configurations', GCP, '/thunder/gcp/errors'],
    },
    'put cloud/gcp/configurations/{id}/selected/{flag}': {
      params: { id: gcp.id, flag: 'false' },
      options: requestOptions('PUT'),
      changedReads: ['/thunder/gcp/configurations', GCP, '/thunder/gcp/errors'],
    },
    'get cloud/oracle-cloud/retrieve-last-oci-recommendations': { changedReads: [OCI] },
    'get cloud/aws/retrieve-last-aws-recommendations': { changedReads: [AWS] },
    'get cloud/gcp/retrieve-last-gcp-recommendations': { changedReads: [GCP] },
    'get cloud/oracle-cloud/recommendations/{ids}': { params: { ids: oci.id } },
    'get cloud/oracle-cloud/oci-recommendation-errors/{seq}': { params: { seq: '0' } },
    'get cloud/aws/aws-recommendation-errors/{seq}': { params: { seq: '8' } },
  },
  errors: [
    ...clouds.flatMap(errorRequests),
    [
      400,
      '/thunder/oracle-cloud/configurations',
      requestOptions('POST', { tenancyOCID: 'a.b', userOCID: 'a.b', privateKey: '' }),
    ],
    [
      500,
      '/thunder/oracle-cloud/configurations',
      requestOptions('POST', { tenancyOCID: 'a', userOCID: 'b', privateKey: '' }),
    ],
    [400, '/thunder/gcp/configurations', requestOptions('POST', gcp)],
    [400, `/thunder/gcp/configurations/${gcp.id}`, requestOptions('PUT', gcp)],
    [422, '/thunder/gcp/configurations/x', requestOptions('PUT', gcpBody)],
    [422, '/thunder/gcp/configurations/x', requestOptions('DELETE')],
    [400, `/thunder/gcp/configurations/${gcp.id}/selected/yes`, requestOptions('PUT')],
    [422, '/thunder/gcp/configurations/x/selected/true', requestOptions('PUT')],
    [206, `/thunder/oracle-cloud/recommendations/${oci.id},${unknownId}`, admin],
    [500, `/thunder/oracle-cloud/recommendations/${unknownId}`, admin],
    [422, '/thunder/oracle-cloud/oci-recommendation-errors/-1', admin],
    [400, '/thunder/aws/aws-recommendation-errors/x', admin],
  ],
  faultErrors: [
    [422, '/thunder/aws/configurations', requestOptions('POST', {}), failingStores],
    [422, '/thunder/azure/configurations', requestOptions('POST', {}), failingStores],
    [422, '/thunder/gcp/configurations', admin, failingStores],
    [422, '/thunder/gcp/configurations', requestOptions('POST', {}), failingStores],
    [422, '/thunder/aws/aws-objects', admin, failingStores],
    [422, '/thunder/aws/rds', admin, failingStores],
    [422, '/thunder/aws/aws-recommendation-errors', admin, failingStores],
    [422, '/thunder/aws/aws-recommendation-errors/1', admin, failingStores],
    [422, '/thunder/gcp/recommendations', admin, failingStores],
    [422, '/thunder/gcp/errors', admin, failingStores],
  ],
  reads: [
    '/thunder/azure/configurations',
    OCI,
    AWS,
    GCP,
    '/thunder/oracle-cloud/oci-recommendation-errors',
    '/thunder/oracle-cloud/oci-recommendation-errors/7',
    '/thunder/aws/aws-recommendation-errors/12',
    '/thunder/gcp/errors',
    '/thunder/oracle-cloud/oci-objects',
    '/thunder/aws/aws-objects',
    '/thunder/aws/rds',
  ],
}
