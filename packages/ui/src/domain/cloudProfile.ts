import type { Cloud } from './tones.ts'

/** Profile fields of all clouds, named as in the API, without the secret. */
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

/** Order of columns and form fields. The first field names the profile. */
export const profileFields = {
  oracle: ['profile', 'tenancyOCID', 'userOCID', 'keyFingerprint', 'region'],
  aws: ['name', 'accesskeyid', 'region'],
  azure: ['name', 'tenantid', 'clientid', 'subscriptionid', 'region'],
  google: ['name', 'clientemail'],
} as const satisfies Record<Cloud, readonly ProfileFieldName[]>

export type ProfileTexts = Readonly<Partial<Record<ProfileFieldName, string>>>

/** A profile without its secret, even if the API sends one. */
export interface CloudProfile {
  id: string
  /** An active profile is queried at the next retrieval, and its recommendations are listed. */
  selected: boolean
  texts: ProfileTexts
}

/** Form values of a profile. */
export interface ProfileDraft {
  texts: ProfileTexts
  selected: boolean
  /** `null` keeps the stored secret. */
  secret: string | null
}

/** AWS profiles may have no name; the access key identifies them. */
export function profileName({ id, texts }: Pick<CloudProfile, 'id' | 'texts'>): string {
  return texts.profile || texts.name || texts.accesskeyid || id
}
