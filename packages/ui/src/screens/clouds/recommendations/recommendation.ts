import type { Cloud } from '../../../domain/tones.ts'
import { ownValue } from '../../../lib/records.ts'

/** Clouds with recommendations. Azure has only profiles. */
export type AdvisedCloud = Exclude<Cloud, 'azure'>

export const cloudNames: Record<AdvisedCloud, string> = { oracle: 'Oracle', aws: 'AWS', google: 'Google' }

export interface Detail {
  name: string
  value: string
}

/** A recommendation of any cloud. Fields that a cloud does not send are `null`. */
export interface Recommendation {
  /** Unique within the list. */
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
  /** Retrieval number. */
  seqValue: number | null
  /** Text, because some are 64-bit numbers. */
  resourceID: string | null
  optimizationScore: number | null
  /** In the order of the response. Names can repeat. */
  details: readonly Detail[]
}

export interface RetrievalError {
  /** '' if the error belongs to no profile. */
  profileID: string
  category: string
  createdAt: string
  text: string
}

/** This error text means that the profile itself does not work. All other errors are general. */
export function splitErrors(errors: readonly RetrievalError[]) {
  const isFailing = ({ text, profileID }: RetrievalError) =>
    profileID !== '' && text.toLowerCase().includes('can not create client')
  return {
    failing: [...new Set(errors.filter(isFailing).map(({ profileID }) => profileID))],
    general: errors.filter((error) => !isFailing(error)),
  }
}

/** Parses "12.5/40" as measured value and limit. */
export function usageIn(value: string): { used: number; limit: number } | null {
  const [, used, limit] = /^\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(value) ?? []
  return used === undefined || limit === undefined ? null : { used: Number(used), limit: Number(limit) }
}

const tableHeaders: Readonly<Record<string, readonly string[]>> = {
  'Compute Instance': ['Instance Name'],
  Disk: ['storage type', 'Size GB', 'Block Storage Name'],
}

/** Details without those that the header already shows. */
export function googleRows({ objectType, details }: Recommendation): readonly Detail[] {
  const headers = ownValue(tableHeaders, objectType)
  return details.filter(({ name }) => !headers?.includes(name))
}

export interface Share {
  cloud: AdvisedCloud
  count: number
  /** Share of all rows with that value. */
  percent: number
}

/** Number of rows with this value per cloud. */
export function sharesOf(
  rows: readonly Recommendation[],
  chart: 'category' | 'objectType' | 'suggestion',
  name: string,
): readonly Share[] {
  const rowsOfShare = rows.filter((row) => row[chart] === name)
  return (['oracle', 'aws', 'google'] as const).map((cloud) => {
    const count = rowsOfShare.filter((row) => row.cloud === cloud).length
    return { cloud, count, percent: rowsOfShare.length === 0 ? 0 : (100 * count) / rowsOfShare.length }
  })
}
