export interface Ignored {
  ignored: boolean
  ignoredComment: string
}

/** Applies to the host's documents received at `since` or later. */
interface IgnoredSince extends Ignored {
  since: number
}

/** Changes by ignore operations, oldest first. */
export type IgnoredLicenses = Map<string, IgnoredSince[]>

/** `licenseTypeID` is empty for SQL Server and MySQL instances, which have one license each. */
export function licenseKey(
  hostname: string,
  product: string,
  database: string,
  licenseTypeID: string,
): string {
  return [hostname, product, database, licenseTypeID].join('\u0000')
}

/** Flag in the document received at `report`; undefined if never changed. */
export function ignoreOf(licenses: IgnoredLicenses, key: string, report: number): Ignored | undefined {
  const change = licenses.get(key)?.findLast(({ since }) => since <= report)
  return change && { ignored: change.ignored, ignoredComment: change.ignoredComment }
}

/** Sets the flag in the documents received at `since` or later. */
export function setIgnored(
  licenses: IgnoredLicenses,
  key: string,
  since: number,
  { ignored, ignoredComment }: Ignored,
): void {
  const earlier = (licenses.get(key) ?? []).filter((change) => change.since < since)
  licenses.set(key, [...earlier, { since, ignored, ignoredComment }])
}

/** Copies the flags of the newest document to a disaster-recovery copy. */
export function copyIgnored(licenses: IgnoredLicenses, from: string, to: string, report: number): void {
  for (const key of licenses.keys()) {
    const flag = hostOfKey(key) === from ? ignoreOf(licenses, key, report) : undefined
    if (flag) setIgnored(licenses, to + key.slice(from.length), report, flag)
  }
}

export function hostOfKey(key: string): string {
  return key.slice(0, key.indexOf('\u0000'))
}
