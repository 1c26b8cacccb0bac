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
    ['tmpfs', 'tmpfs', '/dev/shm', 64],
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

const data: Readonly<Record<string, readonly Mount[]>> = {
  'Oracle/Database': [
    ['u01', 'xfs', '/u01', 200],
    ['oradata', 'xfs', '/oradata', 6000],
    ['backup', 'nfs4', '/backup', 9000],
  ],
  'Oracle/MySQL': [['mysql', 'xfs', '/var/lib/mysql', 800]],
  'PostgreSQL/PostgreSQL': [['pgsql', 'xfs', '/var/lib/pgsql', 900]],
  'MongoDB/MongoDB': [['mongo', 'xfs', '/var/lib/mongo', 1200]],
}

const KILOBYTES = 1024 * 1024

/** Sizes in kB. Empty for the few hosts where the agent's command failed. */
export function filesystemsOf(host: HostFacts, info: HostInfo): Filesystem[] {
  if (every(host.row, 61, 30)) return []
  const system = byKernel[info.kernel] ?? []
  const isUnix = info.kernel !== 'NT'
  const own = isUnix ? (data[host.technology] ?? []) : []
  return [...system, ...own].map(([device, type, mountedOn, most], index) => {
    const fake = host.fake.part(91, index)
    const size = Math.ceil((most * fake(1).number.int({ min: 30, max: 100 })) / 100) * KILOBYTES
    const percent = fake(2).helpers.arrayElement([3, 12, 24, 35, 48, 57, 66, 73, 79, 86, 93, 99])
    const usedSpace = Math.floor((size * percent) / 100)
    const filesystem =
      type === 'nfs4'
        ? `nas01:/${device}`
        : own.length > 0 && index >= system.length
          ? `/dev/mapper/vg1-${device}`
          : device
    return { filesystem, type, size, usedSpace, availableSpace: size - usedSpace, mountedOn }
  })
}
