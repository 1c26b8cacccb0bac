import type { Filesystem, HostInfo } from '../../contract/wire.ts'
import { every } from '../../lib/random.ts'
import type { HostFacts } from './hostFacts.ts'

/** `gigabytes` is the largest size. */
type Mount = readonly [device: string, type: string, mountedOn: string, gigabytes: number]

const byKernel: Readonly<Record<string, readonly Mount[]>> = {
  Linux: [
    ['/dev/mapper/vg0-root', 'xfs', '/', 60],
    ['/dev/sda1', 'xfs', '/boot', 2],
    ['/dev/mapper/vg0-var', 'xfs', '/var', 80],
    ['/dev/mapper/vg0-home', 'xfs', '/home', 40],
  ],
  NT: [
    ['C:', 'NTFS', 'C:\\', 160],
    ['D:', 'NTFS', 'D:\\', 900],
  ],
  AIX: [
    ['/dev/hd4', 'jfs2', '/', 8],
    ['/dev/hd2', 'jfs2', '/usr', 16],
    ['/dev/hd9var', 'jfs2', '/var', 20],
    ['/dev/hd3', 'jfs2', '/tmp', 20],
  ],
  SunOS: [
    ['rpool/ROOT/solaris', 'zfs', '/', 120],
    ['rpool/export/home', 'zfs', '/export/home', 60],
  ],
  'HP-UX': [
    ['/dev/vg00/lvol3', 'vxfs', '/', 4],
    ['/dev/vg00/lvol8', 'vxfs', '/var', 32],
  ],
}

type DataMount = readonly [volume: string, mountedOn: string, gigabytes: number]

const data: Readonly<Record<string, readonly DataMount[]>> = {
  'Oracle/Database': [
    ['u01', '/u01', 200],
    ['oradata', '/oradata', 6000],
    ['backup', '/backup', 9000],
  ],
  'Oracle/MySQL': [['mysql', '/var/lib/mysql', 800]],
  'PostgreSQL/PostgreSQL': [['pgsql', '/var/lib/pgsql', 900]],
  'MongoDB/MongoDB': [['mongo', '/var/lib/mongo', 1200]],
}

/** Where a volume of data is: its device and type of file system. */
const volumes: Readonly<Record<string, readonly [folder: string, type: string]>> = {
  Linux: ['/dev/mapper/vg1-', 'xfs'],
  AIX: ['/dev/', 'jfs2'],
  SunOS: ['data/', 'zfs'],
  'HP-UX': ['/dev/vg01/', 'vxfs'],
}

const KILOBYTES = 1024 * 1024

function mountsOf({ technology }: HostFacts, { kernel, memoryTotal }: HostInfo): Mount[] {
  const volume = volumes[kernel]
  const own = volume === undefined ? [] : (data[technology] ?? [])
  return [
    ...(byKernel[kernel] ?? []),
    ...(kernel === 'Linux' ? [['tmpfs', 'tmpfs', '/dev/shm', memoryTotal / 2] satisfies Mount] : []),
    ...own.map(([name, mountedOn, gigabytes]): Mount => {
      const [folder, type] = name === 'backup' || volume === undefined ? ['nas01:/', 'nfs4'] : volume
      return [`${folder}${name}`, type, mountedOn, gigabytes]
    }),
  ]
}

/**
 * Sizes in kB; `dataFiles` are the GB of Oracle databases outside ASM. Empty for the few hosts where the agent's
 * command failed.
 */
export function filesystemsOf(host: HostFacts, info: HostInfo, dataFiles: number): Filesystem[] {
  if (every(host.row, 61, 30)) return []
  return mountsOf(host, info).map(([filesystem, type, mountedOn, most], index) => {
    const fake = host.fake.part(91, index)
    const stored = mountedOn === '/oradata' ? dataFiles : 0
    const gigabytes = Math.ceil((most * fake(1).number.int({ min: 30, max: 100 })) / 100)
    // Bought in steps, with room to grow.
    const size = Math.max(gigabytes, Math.ceil((stored * 1.1) / 256) * 256) * KILOBYTES
    const percent = fake(2).helpers.arrayElement([3, 12, 24, 35, 48, 57, 66, 73, 79, 86, 93, 99])
    const usedSpace = Math.floor(Math.max((size * percent) / 100, stored * 1.02 * KILOBYTES))
    return { filesystem, type, size, usedSpace, availableSpace: size - usedSpace, mountedOn }
  })
}
