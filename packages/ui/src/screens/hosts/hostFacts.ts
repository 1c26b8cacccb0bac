import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { isObsolete as isLate, platformOf } from '../../domain/host.ts'
import { joined, text } from '../../lib/wire.ts'

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

const info = (host: HostSummary, key: keyof HostSummary['info']) => field(host.info, key)

export function infoText(host: HostSummary, key: keyof HostSummary['info']): string {
  return text(info(host, key))
}

export function infoNumber(host: HostSummary, key: keyof HostSummary['info']): number | null {
  const value = info(host, key)
  return typeof value === 'number' ? value : null
}

export function hostText(host: HostSummary, key: keyof HostSummary): string {
  return text(field(host, key))
}

export function platform(host: HostSummary): string {
  return platformOf(info(host, 'hardwareAbstractionTechnology'))
}

export function operatingSystem(host: HostSummary): string {
  return joined(info(host, 'os'), info(host, 'osVersion'))
}

export function kernel(host: HostSummary): string {
  return joined(info(host, 'kernelVersion'), info(host, 'kernel'))
}

/** 1.6.3 is shown as 1.06.3, so that versions of one major stand in line. */
export function agentVersion(host: HostSummary): string {
  const version = hostText(host, 'agentVersion')
  const [major, minor, ...rest] = version.split('.')
  if (minor === undefined || rest.length === 0 || !/^\d$/.test(minor)) return version
  return [major, `0${minor}`, ...rest].join('.')
}

/** The names of all technologies in one list, each once. */
export function databases(host: HostSummary): string[] {
  const map: unknown = host.databases
  if (typeof map !== 'object' || map === null) return []
  const names = Object.values(map).flatMap((value: unknown) => (Array.isArray(value) ? value.map(text) : []))
  return [...new Set(names)].filter((name) => name !== '')
}

/** Only those that nobody chose to ignore. */
export function missingDatabases(host: HostSummary): string[] {
  const entries: unknown = host.missingDatabases
  if (!Array.isArray(entries)) return []
  return entries
    .filter((entry: unknown) => field(entry, 'ignored') !== true)
    .map((entry: unknown) => text(field(entry, 'name')))
    .filter((name) => name !== '')
}

export function isObsolete(host: HostSummary, now: number): boolean {
  return isLate(field(host, 'createdAt'), now)
}
