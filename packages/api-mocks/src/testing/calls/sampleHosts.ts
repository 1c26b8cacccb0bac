import { defaultSource } from '../../lib/locales.ts'
import { NOW } from '../../lib/time.ts'
import { sitesOf } from '../../world/company/sites.ts'
import { createWorld } from '../../world/createWorld.ts'
import { hostFacts, type HostFacts } from '../../world/hosts/hostFacts.ts'

export const sites = sitesOf(defaultSource)

/** Hosts of the world that the contract test uses. */
export const hosts = Array.from({ length: 200 }, (_, index) => hostFacts(defaultSource, sites, index + 1))

export function hostThat(is: (host: HostFacts) => boolean): HostFacts {
  const host = hosts.find(is)
  if (!host) throw new Error('no such host among the first 200')
  return host
}

export const plainHost = hostThat(({ membership }) => !membership.veritasClusterServer).hostname
export const inventory = createWorld({ hosts: hosts.length, now: NOW })
