export interface Ignored {
  ignored: boolean
  ignoredComment: string
}

/** Seen in the documents of the host that came in at that moment or later. */
interface IgnoredSince extends Ignored {
  since: number
}

/** What the ignore calls have written, oldest change first. */
export type IgnoredLicenses = Map<string, IgnoredSince[]>

/** SQL Server and MySQL instances have one licence each: their `licenseTypeID` here is the empty text. */
export function licenseKey(
  hostname: string,
  product: string,
  database: string,
  licenseTypeID: string,
): string {
  return [hostname, product, database, licenseTypeID].join('\u0000')
}

/** The flag in the document that came in at `report`; undefined where no call has ever changed it. */
export function ignoreOf(licenses: IgnoredLicenses, key: string, report: number): Ignored | undefined {
  const change = licenses.get(key)?.findLast(({ since }) => since <= report)
  return change && { ignored: change.ignored, ignoredComment: change.ignoredComment }
}

/** Changes the document that came in at `since`, and all later ones. */
export function setIgnored(
  licenses: IgnoredLicenses,
  key: string,
  since: number,
  { ignored, ignoredComment }: Ignored,
): void {
  const earlier = (licenses.get(key) ?? []).filter((change) => change.since < since)
  licenses.set(key, [...earlier, { since, ignored, ignoredComment }])
}

/** A copy of the host's newest document has its flags. */
export function copyIgnored(licenses: IgnoredLicenses, from: string, to: string, report: number): void {
  for (const key of licenses.keys()) {
    const flag = hostOfKey(key) === from ? ignoreOf(licenses, key, report) : undefined
    if (flag) setIgnored(licenses, to + key.slice(from.length), report, flag)
  }
}

/** The host of a key. */
export function hostOfKey(key: string): string {
  return key.slice(0, key.indexOf('\u0000'))
}
