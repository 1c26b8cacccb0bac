import type { Cloud } from './tones.ts'

/** Every field that some cloud's profile has, by the name it goes over the wire with; the secret is not among them. */
export type ProfileFieldName =
  | 'profile'
  | 'name'
  | 'tenancyOCID'
  | 'userOCID'
  | 'keyFingerprint'
  | 'region'
  | 'accesskeyid'
  | 'tenantid'
  | 'clientid'
  | 'subscriptionid'
  | 'clientemail'

/** In the order of the columns and of the form. The first one names the profile. */
export const profileFields = {
  oracle: ['profile', 'tenancyOCID', 'userOCID', 'keyFingerprint', 'region'],
  aws: ['name', 'accesskeyid', 'region'],
  azure: ['name', 'tenantid', 'clientid', 'subscriptionid', 'region'],
  google: ['name', 'clientemail'],
} as const satisfies Record<Cloud, readonly ProfileFieldName[]>

export type ProfileTexts = Readonly<Partial<Record<ProfileFieldName, string>>>

/** What the console knows of a profile: never its secret, even where the service sends it. */
export interface CloudProfile {
  id: string
  /** Active: asked at the next retrieval, and its recommendations are shown. */
  selected: boolean
  texts: ProfileTexts
}

/** A profile as it is typed. */
export interface ProfileDraft {
  texts: ProfileTexts
  selected: boolean
  /** null: the stored one stays. */
  secret: string | null
}

/** Profiles of AWS may have been made without a name: their key tells them apart. */
export function profileName({ id, texts }: Pick<CloudProfile, 'id' | 'texts'>): string {
  return texts.profile || texts.name || texts.accesskeyid || id
}
