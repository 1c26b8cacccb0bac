import type { Cloud } from '../../../domain/tones.ts'
import { ownValue } from '../../../lib/values/ownValue.ts'

/** The clouds with recommendations; Azure has profiles only. */
export type AdvisedCloud = Exclude<Cloud, 'azure'>

/** Spec, Recommendation: cloud. */
export const cloudNames: Record<AdvisedCloud, string> = { oracle: 'Oracle', aws: 'AWS', google: 'Google' }

export interface Detail {
  name: string
  value: string
}

/** A recommendation of any cloud. What a cloud does not say is null. */
export interface Recommendation {
  /** Unique in its list. */
  id: string
  cloud: AdvisedCloud
  category: string
  objectType: string
  suggestion: string
  name: string
  createdAt: string
  compartmentName: string | null
  projectName: string | null
  profileID: string | null
  profileName: string | null
  /** The number of the retrieval. */
  seqValue: number | null
  /** A text: some are numbers of 64 bits. */
  resourceID: string | null
  optimizationScore: number | null
  /** In the order sent; a name may come twice. */
  details: readonly Detail[] | null
}

export interface RetrievalError {
  /** '' where the failure is of no single profile. */
  profileID: string
  category: string
  createdAt: string
  text: string
}

/** Spec, Error catalogue: such an error of a profile means that the profile does not work; the rest is general. */
export function splitErrors(errors: readonly RetrievalError[]) {
  const isFailing = ({ text, profileID }: RetrievalError) =>
    profileID !== '' && text.toLowerCase().includes('can not create client')
  return {
    failing: [...new Set(errors.filter(isFailing).map(({ profileID }) => profileID))],
    general: errors.filter((error) => !isFailing(error)),
  }
}

/** "12.5/40": measured and limit. */
export function usageIn(value: string): { used: number; limit: number } | null {
  const [, used, limit] = /^\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(value) ?? []
  return used === undefined || limit === undefined ? null : { used: Number(used), limit: Number(limit) }
}

const headed: Readonly<Record<string, readonly string[]>> = {
  'Compute Instance': ['Instance Name'],
  Disk: ['storage type', 'Size GB', 'Block Storage Name'],
}

/** What stands in the head of Google's details does not stand below it once more. */
export function googleRows({ objectType, details }: Recommendation): readonly Detail[] {
  const known = ownValue(headed, objectType)
  return (details ?? []).filter(({ name }) => !known?.includes(name))
}

export interface Share {
  cloud: AdvisedCloud
  count: number
  /** Of all rows with that value. */
  percent: number
}

/** How many rows with this value are of which cloud. */
export function sharesOf(
  rows: readonly Recommendation[],
  chart: 'category' | 'objectType' | 'suggestion',
  name: string,
): readonly Share[] {
  const found = rows.filter((row) => row[chart] === name)
  return (['oracle', 'aws', 'google'] as const).map((cloud) => {
    const count = found.filter((row) => row.cloud === cloud).length
    return { cloud, count, percent: found.length === 0 ? 0 : (100 * count) / found.length }
  })
}
