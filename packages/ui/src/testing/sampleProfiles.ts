import {
  makeAwsProfile,
  makeAzureProfile,
  makeGcpProfile,
  makeOciProfile,
} from '@inventory-console/api-mocks/fixtures/profiles'
import { profileFields, type CloudProfile } from '../domain/cloudProfile.ts'
import type { Cloud } from '../domain/tones.ts'

const makers = {
  oracle: makeOciProfile,
  aws: makeAwsProfile,
  azure: makeAzureProfile,
  google: makeGcpProfile,
} as const

/** As the console reads it: without the secret. The first one is active. */
export function sampleProfile(cloud: Cloud, row: number): CloudProfile {
  const known = new Map<string, unknown>(Object.entries(makers[cloud](row)))
  const text = (name: string) => {
    const value = known.get(name)
    return typeof value === 'string' ? value : ''
  }
  const texts = Object.fromEntries(profileFields[cloud].map((name) => [name, text(name)]))
  return { id: text('id'), selected: row === 1, texts }
}

export function sampleProfiles(cloud: Cloud, count = 6): CloudProfile[] {
  return Array.from({ length: count }, (_, index) => sampleProfile(cloud, index + 1))
}
