import type {
  OciAdvisorRecommendation,
  OciObjects,
  OciProfile,
  OciRecommendation,
  OciRecommendationError,
} from '../../contract/index.ts'
import { utc } from '../../lib/dates.ts'
import { objectId, pick, type Pool } from '../../lib/seeded.ts'
import type { World } from '../world.ts'
import { isOpenIn, lettersOf, profileNumber } from './cloudProfileNumber.ts'
import { latestRun, stillActive, type Run } from './cloudRuns.ts'

type Kind = readonly [category: string, suggestion: string, objectType: string, prefix: string]

/** With the spellings of the server. */
const kinds: Pool<Kind> = [
  ['Block Storage Rightsizing', 'Resize oversized Block Storage', 'Block Storage', 'vol'],
  ['Compute Instance Decommisioning', 'Delete Compute Instance not active', 'Compute Instance', 'vm'],
  ['Compute Instance Decommisioning', 'Delete Compute Instance not used', 'Compute Instance', 'vm'],
  ['Compute Instance Rightsizing', 'Resize oversized compute instance', 'Compute Instance', 'vm'],
  ['Compute Instance Without Monitoring', 'Resize oversized compute instance', 'Compute Instance', 'vm'],
  ['Object Storage Optimization', 'Enable bucket auto tiering', 'Object Storage', 'bucket'],
  ['Old Snapshot', 'Delete snapshot older than 30 days', 'Snapshot', 'snap'],
  ['Software Infracstructure Service Rightsizing', 'Resize oversized Database instance', 'Database', 'db'],
  [
    'Software Infracstructure Service Rightsizing 1',
    'Resize oversized Kubernetes Cluster',
    'Cluster Kubernetes',
    'oke',
  ],
  ['Unused Resource', 'Delete Load balancer not active', 'Load Balancer', 'lb'],
  ['Unused Service Decommisioning', 'Delete kubernetes node not active', 'Cluster Kubernetes', 'oke-node'],
  ['Unused Service Decommisioning', 'Delete Kubernetes node not used', 'Cluster Kubernetes', 'oke-node'],
  ['Unused Service Decommisioning', 'Delete Database instance not active', 'Database', 'db'],
  ['Unused Storage', 'Delete Block Storage not used', 'Block Storage', 'vol'],
]
const compartments: Pool<string> = ['production', 'test', 'network', 'analytics', 'sandbox']
const regions: Pool<string> = ['eu-milan-1', 'eu-frankfurt-1']
const objectNames = ['instance', 'database', 'network', 'block volume', 'bucket', 'NFS'] as const

/** A profile named `legacy` has a key that the cloud rejects. */
const isBroken = ({ profile }: OciProfile) => profile === 'legacy'

export function ociRecommendations(world: World): OciRecommendation[] {
  const run = latestRun(world, 'oci')
  if (!run) return []
  return stillActive(run, world.profiles.oci)
    .filter((profile) => !isBroken(profile))
    .flatMap((profile) => recommendationsOf(world.seed, profile, run))
}

function recommendationsOf(seed: number, { id }: OciProfile, run: Run): OciRecommendation[] {
  const number = profileNumber(seed, id)
  const count = 24 + (number(1) % 40)
  return Array.from({ length: count }, (_, item) => item)
    .filter((item) => isOpenIn(number, item, run.seq))
    .map((item) => {
      const [category, suggestion, objectType, prefix] = pick(kinds, item + number(100))
      const compartment = number(200 + item) % compartments.length
      const name = `${prefix}-${pick(compartments, compartment)}-${String(item + 1).padStart(2, '0')}`
      const region = pick(regions, number(300 + item))
      return {
        seqValue: run.seq,
        profileID: id,
        category,
        suggestion,
        compartmentID: `ocid1.compartment.oc1..aaaaaaaa${lettersOf(number, 900 + compartment, 52)}`,
        compartmentName: pick(compartments, compartment),
        name,
        resourceID: `ocid1.${prefix}.oc1.${region}.aaaaaaaa${lettersOf(number, 1000 + item, 52)}`,
        objectType,
        // Snapshots come without details.
        details: objectType === 'Snapshot' ? null : detailsOf(name, objectType, number(400 + item)),
        createdAt: utc(run.at),
      }
    })
}

function detailsOf(name: string, objectType: string, number: number): OciRecommendation['details'] {
  const common = [{ name: 'Resource Name', value: name }]
  if (objectType === 'Block Storage')
    return [
      ...common,
      { name: 'Size', value: `${50 * (1 + (number % 40))} GB` },
      { name: 'Vpu', value: String(10 * (number % 4)) },
    ]
  if (objectType === 'Compute Instance')
    return [
      ...common,
      { name: 'Shape', value: number % 2 === 0 ? 'VM.Standard.E4.Flex' : 'VM.Standard3.Flex' },
      { name: '%Cpu Average 7dd(daily)', value: String(number % 9) },
      { name: 'Number of Threshold Reached (>50%)', value: '0' },
    ]
  return [...common, { name: 'Resource Type', value: objectType }]
}

/** Errors of a run: one per unreachable profile, and sometimes one without a profile. */
export function ociErrors(world: World, seq: number | undefined): OciRecommendationError[] {
  const run = seq === undefined ? latestRun(world, 'oci') : world.runs.oci.find((one) => one.seq === seq)
  if (!run || run.at > world.clock.now()) return []
  const createdAt = utc(run.at)
  const failing = world.profiles.oci
    .filter((profile) => isBroken(profile) && run.profiles.includes(profile.id))
    .flatMap(({ id }) =>
      ['Compute Instance Rightsizing', 'Unused Storage'].map((category) => ({
        seqValue: run.seq,
        profileID: id,
        category,
        createdAt,
        error:
          'can not create client, bad configuration: did not find a proper configuration for private key',
      })),
    )
  const general =
    run.seq % 3 === 0
      ? [
          {
            seqValue: run.seq,
            profileID: '',
            category: 'Old Snapshot',
            createdAt,
            error: 'Error returned by Block Storage Service. Http Status Code: 429. Too many requests',
          },
        ]
      : []
  return [...failing, ...general]
}

/** Latest object counts of all profiles, active or not. */
export function ociObjects(world: World): OciObjects[] {
  const run = latestRun(world, 'oci')
  if (!run) return []
  // An id starts with the second of its creation, so later profiles are excluded.
  const counted = world.profiles.oci.filter(({ id }) => Number.parseInt(id.slice(0, 8), 16) * 1000 <= run.at)
  return counted.map((profile) => {
    const number = profileNumber(world.seed, profile.id)
    const objects = objectNames.map((objectName, index) => ({
      objectName,
      objectNumber: number(20 + index) % (index === 5 ? 6 : 90),
    }))
    return {
      id: objectId(run.at, number),
      profileID: profile.id,
      objects: isBroken(profile) ? null : objects,
      createdAt: utc(run.at),
      error: isBroken(profile) ? 'can not create client, bad configuration' : '',
    }
  })
}

const advices: Pool<string> = [
  'cost-management-compute-underutilized-name',
  'cost-management-object-storage-enable-olm-name',
  'cost-management-block-volume-attachment-name',
]

/** Recommendations of the cloud's own advisor, and the names of profiles that fail. */
export function ociAdvice(world: World, ids: readonly string[]) {
  const recommendations: OciAdvisorRecommendation[] = []
  const failed: string[] = []
  for (const id of ids) {
    const profile = world.profiles.oci.find((candidate) => candidate.id === id)
    if (!profile || isBroken(profile)) failed.push(id)
    else recommendations.push(...advices.map((name, index) => adviceOf(world, profile, name, index)))
  }
  return { recommendations, failed }
}

function adviceOf(world: World, profile: OciProfile, name: string, index: number): OciAdvisorRecommendation {
  const number = profileNumber(world.seed, profile.id)
  return {
    tenancyOCID: profile.tenancyOCID,
    name,
    numPending: String(number(30 + index) % 20),
    estimatedCostSaving: `${number(40 + index) % 900}.${String(number(50 + index) % 100).padStart(2, '0')}`,
    status: 'PENDING',
    importance: index === 0 ? 'HIGH' : 'MODERATE',
    recommendationId: `ocid1.optimizerrecommendation.oc1..aaaaaaaa${lettersOf(number, 60 + index, 52)}`,
  }
}
