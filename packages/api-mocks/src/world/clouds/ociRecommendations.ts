import type { Faker } from '@faker-js/faker'
import type {
  OciAdvisorRecommendation,
  OciObjects,
  OciProfile,
  OciRecommendation,
  OciRecommendationError,
} from '../../contract/wire.ts'
import { cyclic, fakeNamed, objectId, type Fake, type Source } from '../../lib/random.ts'
import { utc } from '../../lib/time.ts'
import { base32, codeNameFrom } from '../company/words.ts'
import type { World } from '../world.ts'
import { isOpenIn, latestRun, stillActive, type Run } from './cloudRuns.ts'

type Kind = readonly [category: string, suggestion: string, objectType: string, prefix: string]

/** Spelled as the server does. */
const kinds: readonly [Kind, ...Kind[]] = [
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
const COMPARTMENTS = 5
const regions: readonly string[] = ['eu-milan-1', 'eu-frankfurt-1']
/** Counted objects, with the type of those that have recommendations. */
const countedObjects: readonly (readonly [objectName: string, objectType?: string])[] = [
  ['instance', 'Compute Instance'],
  ['database', 'Database'],
  ['network'],
  ['block volume', 'Block Storage'],
  ['bucket', 'Object Storage'],
  ['NFS'],
]

/** A profile named `legacy` has a key that the cloud rejects. */
const isBroken = ({ profile }: OciProfile) => profile === 'legacy'

export function ociRecommendations(world: World): OciRecommendation[] {
  const run = latestRun(world, 'oci')
  if (!run) return []
  return stillActive(run, world.profiles.oci)
    .filter((profile) => !isBroken(profile))
    .flatMap((profile) => recommendationsOf(world, profile, run))
}

function recommendationsOf(source: Source, { id }: OciProfile, run: Run): OciRecommendation[] {
  const fake = fakeNamed(source, id)
  return kindsOf(fake)
    .map((kind, item) => ({ kind, item }))
    .filter(({ item }) => isOpenIn(fake, item, run.seq))
    .map(({ kind: [category, suggestion, objectType, prefix], item }) => {
      const compartment = fake(200 + item).number.int(COMPARTMENTS - 1)
      const compartmentName = codeNameFrom(fake(800 + compartment))
      const name = `${prefix}-${compartmentName}-${String(item + 1).padStart(2, '0')}`
      const region = fake(300 + item).helpers.arrayElement(regions)
      return {
        seqValue: run.seq,
        profileID: id,
        category,
        suggestion,
        compartmentID: `ocid1.compartment.oc1..aaaaaaaa${fake(900 + compartment).string.fromCharacters(base32, 52)}`,
        compartmentName,
        name,
        resourceID: `ocid1.${prefix}.oc1.${region}.aaaaaaaa${fake(1000 + item).string.fromCharacters(base32, 52)}`,
        objectType,
        // Snapshots come without details.
        details: objectType === 'Snapshot' ? null : detailsOf(name, objectType, fake(400 + item)),
        createdAt: utc(run.startedAt),
      }
    })
}

/** The kinds of all recommendations of a profile. */
function kindsOf(fake: Fake) {
  const count = fake(1).number.int({ min: 24, max: 63 })
  const first = fake(100).number.int(kinds.length - 1)
  return Array.from({ length: count }, (_, item) => cyclic(kinds, item + first))
}

function detailsOf(name: string, objectType: string, { number }: Faker): OciRecommendation['details'] {
  const common = [{ name: 'Resource Name', value: name }]
  if (objectType === 'Block Storage')
    return [
      ...common,
      { name: 'Size', value: `${number.int({ min: 50, max: 2000, multipleOf: 50 })} GB` },
      { name: 'Vpu', value: String(number.int({ min: 0, max: 30, multipleOf: 10 })) },
    ]
  if (objectType === 'Compute Instance')
    return [
      ...common,
      { name: 'Shape', value: number.int(1) === 0 ? 'VM.Standard.E4.Flex' : 'VM.Standard3.Flex' },
      { name: '%Cpu Average 7dd(daily)', value: String(number.int(8)) },
      { name: 'Number of Threshold Reached (>50%)', value: '0' },
    ]
  return [...common, { name: 'Resource Type', value: objectType }]
}

/** Errors of a run: one per unreachable profile, and sometimes one without a profile. */
export function ociErrors(world: World, seq: number | undefined): OciRecommendationError[] {
  const run = seq === undefined ? latestRun(world, 'oci') : world.runs.oci.find((one) => one.seq === seq)
  if (!run || run.startedAt > world.clock.now()) return []
  const createdAt = utc(run.startedAt)
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
  const counted = world.profiles.oci.filter(
    ({ id }) => Number.parseInt(id.slice(0, 8), 16) * 1000 <= run.startedAt,
  )
  return counted.map((profile) => {
    const fake = fakeNamed(world, profile.id)
    const recommended = kindsOf(fake)
    const objects = countedObjects.map(([objectName, type], index) => ({
      objectName,
      objectNumber:
        recommended.filter(([, , objectType]) => objectType === type).length +
        fake(20 + index).number.int(index === 5 ? 6 : 90 - 1),
    }))
    return {
      id: objectId(run.startedAt, fake),
      profileID: profile.id,
      objects: isBroken(profile) ? null : objects,
      createdAt: utc(run.startedAt),
      error: isBroken(profile) ? 'can not create client, bad configuration' : '',
    }
  })
}

const advices: readonly string[] = [
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
  const fake = fakeNamed(world, profile.id)
  return {
    tenancyOCID: profile.tenancyOCID,
    name,
    numPending: String(fake(30 + index).number.int(19)),
    estimatedCostSaving: `${fake(40 + index).number.int(899)}.${String(fake(50 + index).number.int(99)).padStart(2, '0')}`,
    status: 'PENDING',
    importance: index === 0 ? 'HIGH' : 'MODERATE',
    recommendationId: `ocid1.optimizerrecommendation.oc1..aaaaaaaa${fake(60 + index).string.fromCharacters(base32, 52)}`,
  }
}
