import type { GcpError, GcpProfile, GcpRecommendation } from '../../contract/index.ts'
import { utc } from '../../lib/dates.ts'
import { pick, type Chance, type Pool } from '../../lib/seeded.ts'
import type { World } from '../world.ts'
import { digits, isOpenIn, profileNumber } from './cloudProfileNumber.ts'
import { latestRun, stillActive, type Run } from './cloudRuns.ts'

/** The row without `resourceID`, which exceeds the safe integers and is therefore a string. */
export type GcpRow = Omit<GcpRecommendation, 'resourceID'> & { resourceID: string }

const projects: Pool<string> = ['warehouse', 'web shop', 'data platform']
const disks: Pool<string> = ['pd-balanced', 'pd-ssd', 'pd-standard']

export function gcpRecommendations(world: World): GcpRow[] {
  const run = latestRun(world, 'gcp')
  if (!run) return []
  return stillActive(run, world.profiles.gcp).flatMap((profile) => rowsOf(world.seed, profile, run))
}

function rowsOf(seed: number, { id }: GcpProfile, run: Run): GcpRow[] {
  const number = profileNumber(seed, id)
  return Array.from({ length: 16 + (number(1) % 24) }, (_, item) => item)
    .filter((item) => isOpenIn(number, item, run.seq))
    .map((item) => {
      const projectName = pick(projects, number(100 + item))
      const isDisk = number(200 + item) % 2 === 0
      const resourceName = `${isDisk ? 'disk' : 'vm'}-${projectName.replaceAll(' ', '-')}-${item + 1}`
      return {
        seqValue: run.seq,
        createdAt: utc(run.at),
        profileID: id,
        resourceID: `${1 + (number(300 + item) % 9)}${digits(number, 400 + item, 18)}`,
        resourceName,
        category: isDisk ? 'Block Storage Rightsizing' : 'Compute Instance Rightsizing',
        suggestion: isDisk ? 'Resize Oversized Disk' : 'Resize oversized compute instance',
        projectID: `${projectName.replaceAll(' ', '-')}-${100_000 + (projects.indexOf(projectName) + 1) * 7_919}`,
        projectName,
        objectType: isDisk ? 'Disk' : 'Compute Instance',
        details:
          number(500 + item) % 19 === 0
            ? null
            : isDisk
              ? diskDetails(resourceName, number, item)
              : instanceDetails(resourceName, number, item),
        optimizationScore: number(600 + item) % 101,
      }
    })
}

/** Texts that end in count / target. */
function instanceDetails(name: string, number: Chance, item: number): Record<string, string> {
  const reached = (topic: number, target: number) => `${number(topic + item) % (target + 1)}/${target}`
  return {
    'Instance Name': name,
    'Cpu Average': `days below 50%: ${reached(700, 3)}`,
    'Cpu Max': `samples below 50%: ${reached(750, 180)}`,
    'Mem Max': `days below 90%: ${reached(800, 1)}`,
  }
}

function diskDetails(name: string, number: Chance, item: number): Record<string, string> {
  const measured = (topic: number, limit: number) => `${number(topic + item) % limit}/${limit}`
  return {
    'Block Storage Name': name,
    'Size GB': String(10 * (1 + (number(850 + item) % 80))),
    'storage type': pick(disks, number(900 + item)),
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
  const createdAt = utc(run.at)
  return stillActive(run, world.profiles.gcp).map(({ id: profileID }) => ({
    seqValue,
    profileID,
    category: seqValue % 2 === 0 ? 'instance error' : 'recommendation error',
    createdAt,
    msg: 'googleapi: Error 403: Required monitoring.timeSeries.list permission for the project, forbidden',
  }))
}
