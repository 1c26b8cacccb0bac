import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { isOutdated, platformOf } from '../../domain/host.ts'
import { joinNonEmpty } from '../../lib/text.ts'

export function platform(host: HostSummary): string {
  return platformOf(host.info.hardwareAbstractionTechnology)
}

export function operatingSystem(host: HostSummary): string {
  return joinNonEmpty(host.info.os, host.info.osVersion)
}

export function kernel(host: HostSummary): string {
  return joinNonEmpty(host.info.kernelVersion, host.info.kernel)
}

/** Shows 1.6.3 as 1.06.3, so that versions line up. */
export function agentVersion(host: HostSummary): string {
  const version = host.agentVersion
  const [major, minor, ...rest] = version.split('.')
  if (minor === undefined || rest.length === 0 || !/^\d$/.test(minor)) return version
  return [major, `0${minor}`, ...rest].join('.')
}

/** Database names of all technologies without duplicates. */
export function databases(host: HostSummary): string[] {
  const names = Object.values(host.databases).flat()
  return [...new Set(names)].filter((name) => name !== '')
}

/** Missing databases without ignored ones. */
export function missingDatabases({ missingDatabases = [] }: HostSummary): string[] {
  return missingDatabases.filter(({ ignored, name }) => !ignored && name !== '').map(({ name }) => name)
}

export function isObsolete({ createdAt }: HostSummary, now: number): boolean {
  return isOutdated(createdAt, now)
}
