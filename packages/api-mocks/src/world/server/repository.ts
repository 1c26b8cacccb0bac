import type { RepositoryItem } from '../../contract/wire.ts'
import { defaultSource } from '../../lib/locales.ts'
import { fakeNamed } from '../../lib/random.ts'

type Target = readonly [family: string, system: string, arch: string, suffix: string]

const targets: readonly Target[] = [
  ['rhel', 'rhel7', 'x86_64', 'el7.x86_64.rpm'],
  ['rhel', 'rhel8', 'x86_64', 'el8.x86_64.rpm'],
  ['rhel', 'rhel9', 'x86_64', 'el9.x86_64.rpm'],
  ['win', 'win', 'x86_64', 'win.x86_64.exe'],
  ['aix', 'aix6.1', 'noarch', 'aix6.1.noarch.rpm'],
  ['solaris', 'solaris11', 'noarch', 'solaris11.noarch.pkg'],
  ['hpux', 'hpux', 'noarch', 'hpux.noarch.tar.gz'],
]

const releases: readonly (readonly [version: string, date: string])[] = [
  ['2.9.1', '2026-02-10'],
  ['2.9.0', '2025-11-24'],
  ['2.8.3', '2025-07-15'],
]

/** Every release for every system, and one unrecognized file. */
export function makeRepositoryItems(): RepositoryItem[] {
  return [
    ...releases.flatMap(([version, date]) => targets.map((target) => item(version, date, target))),
    unknownItem,
  ]
}

function item(version: string, date: string, [family, system, arch, suffix]: Target): RepositoryItem {
  const Filename = `inventory-agent-${version}-1.${suffix}`
  return {
    Repository: 'upstream',
    Installed: version === '2.9.1' || family === 'rhel',
    Version: version,
    ReleaseDate: date,
    Filename,
    Name: 'inventory-agent',
    OperatingSystemFamily: family,
    OperatingSystem: system,
    Arch: arch,
    UpstreamRepository: {
      Type: 'github-release',
      DownloadUrl: `https://downloads.example.net/${version}/${Filename}`,
      Filepath: '',
    },
  }
}

const unknownItem: RepositoryItem = {
  Repository: 'local',
  Installed: true,
  Version: '0.0.0',
  ReleaseDate: '????-??-??',
  Filename: 'readme.txt',
  Name: 'readme.txt',
  OperatingSystemFamily: 'unknown',
  OperatingSystem: 'unknown',
  Arch: 'unknown',
  UpstreamRepository: { Type: 'local', DownloadUrl: '', Filepath: '/var/lib/inventory/readme.txt' },
}

/** Large enough for a progress bar. Deterministic by name. */
export function repositoryFile({ Filename, Name, Version }: RepositoryItem): Uint8Array<ArrayBuffer> {
  if (Filename.endsWith('.txt')) return new TextEncoder().encode(`${Name} ${Version}: a sample file.\n`)
  const { number } = fakeNamed(defaultSource, Filename)(0)
  const file = Uint8Array.from({ length: number.int({ min: 196_608, max: 262_143 }) }, () => number.int(255))
  file.set(signatures.find(([suffix]) => Filename.endsWith(suffix))?.[1] ?? [])
  return file
}

/** Magic bytes by file extension. */
const signatures: readonly (readonly [suffix: string, bytes: readonly number[]])[] = [
  ['.rpm', [0xed, 0xab, 0xee, 0xdb]],
  ['.gz', [0x1f, 0x8b, 0x08]],
  ['.exe', [0x4d, 0x5a]],
]

const types: readonly (readonly [suffix: string, type: string])[] = [
  ['.rpm', 'application/x-rpm'],
  ['.gz', 'application/gzip'],
  ['.exe', 'application/x-msdownload'],
  ['.txt', 'text/plain; charset=utf-8'],
]

export function typeOfFile(name: string): string {
  return types.find(([suffix]) => name.endsWith(suffix))?.[1] ?? 'application/octet-stream'
}
