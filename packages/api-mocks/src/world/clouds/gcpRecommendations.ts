import type { GcpError, GcpProfile, GcpRecommendation } from '../../contract/wire.ts'
import { fakeNamed, type Fake, type Source } from '../../lib/random.ts'
import { utc } from '../../lib/time.ts'
import { codeNameFrom } from '../company/words.ts'
import type { World } from '../world.ts'
import { isOpenIn, latestRun, stillActive, type Run } from './cloudRuns.ts'

/** The row without `resourceID`, which exceeds the safe integers and is therefore a string. */
export type GcpRow = Omit<GcpRecommendation, 'resourceID'> & { resourceID: string }

const PROJECTS = 3
const disks: readonly string[] = ['pd-balanced', 'pd-ssd', 'pd-standard']

export function gcpRecommendations(world: World): GcpRow[] {
  const run = latestRun(world, 'gcp')
  if (!run) return []
  return stillActive(run, world.profiles.gcp).flatMap((profile) => rowsOf(world, profile, run))
}

function rowsOf(source: Source, { id }: GcpProfile, run: Run): GcpRow[] {
  const fake = fakeNamed(source, id)
  return Array.from({ length: fake(1).number.int({ min: 16, max: 39 }) }, (_, item) => item)
    .filter((item) => isOpenIn(fake, item, run.seq))
    .map((item) => {
      const project = fake(100 + item).number.int(PROJECTS - 1)
      const projectName = `${codeNameFrom(fake(90 + project))} platform`
      const isDisk = fake(200 + item).datatype.boolean()
      const resourceName = `${isDisk ? 'disk' : 'vm'}-${projectName.replaceAll(' ', '-')}-${item + 1}`
      return {
        seqValue: run.seq,
        createdAt: utc(run.startedAt),
        profileID: id,
        resourceID: fake(300 + item).string.numeric({ length: 19, allowLeadingZeros: false }),
        resourceName,
        category: isDisk ? 'Block Storage Rightsizing' : 'Compute Instance Rightsizing',
        suggestion: isDisk ? 'Resize Oversized Disk' : 'Resize oversized compute instance',
        projectID: `${projectName.replaceAll(' ', '-')}-${fake(95 + project).string.numeric({ length: 6, allowLeadingZeros: false })}`,
        projectName,
        objectType: isDisk ? 'Disk' : 'Compute Instance',
        details: fake(500 + item).datatype.boolean(1 / 19)
          ? null
          : isDisk
            ? diskDetails(resourceName, fake, item)
            : instanceDetails(resourceName, fake, item),
        optimizationScore: fake(600 + item).number.int(100),
      }
    })
}

/** Texts that end in count / target. */
function instanceDetails(name: string, fake: Fake, item: number): Record<string, string> {
  const reached = (topic: number, target: number) => `${fake(topic + item).number.int(target)}/${target}`
  return {
    'Instance Name': name,
    'Cpu Average': `days below 50%: ${reached(700, 3)}`,
    'Cpu Max': `samples below 50%: ${reached(750, 180)}`,
    'Mem Max': `days below 90%: ${reached(800, 1)}`,
  }
}

function diskDetails(name: string, fake: Fake, item: number): Record<string, string> {
  const measured = (topic: number, limit: number) => `${fake(topic + item).number.int(limit - 1)}/${limit}`
  return {
    'Block Storage Name': name,
    'Size GB': String(10 * fake(850 + item).number.int({ min: 1, max: 80 })),
    'storage type': fake(900 + item).helpers.arrayElement(disks),
    'IOPS R MAX 5DD': measured(910, 3000),
    'IOPS W MAX 5DD': measured(920, 3000),
    'THROUGHPUT R MAX 5DD (MiBps)': measured(930, 140),
    'THROUGHPUT W MAX 5DD (MiBps)': measured(940, 140),
  }
}

/** Each run has an error for a resource without read permission. */
export function gcpErrors(world: World): GcpError[] {
  const run = latestRun(world, 'gcp')
  if (!run) return []
  const seqValue = run.seq
  const createdAt = utc(run.startedAt)
  return stillActive(run, world.profiles.gcp).map(({ id: profileID }) => ({
    seqValue,
    profileID,
    category: seqValue % 2 === 0 ? 'instance error' : 'recommendation error',
    createdAt,
    msg: 'googleapi: Error 403: Required monitoring.timeSeries.list permission for the project, forbidden',
  }))
}
