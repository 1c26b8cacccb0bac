import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { missingOf } from '../../../domain/licenses/missing.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import { exactFilter } from '../../exactFilter.ts'
import { paths } from '../../paths.ts'

interface LicenseGapCount {
  /** Licenses in use whose type is short. */
  short: number
  /** Licenses in use. */
  used: number
  /** List of exactly these licenses; null if no filter selects them. */
  to: string | null
}

export function countLicenseGap(
  hostname: string,
  licenses: readonly DatabaseUsedLicense[],
  compliance: readonly LicenseCompliance[],
  hostnames: readonly string[],
): LicenseGapCount {
  const used = licenses.filter(({ ignored }) => !ignored)
  const shortTypes = new Set(
    compliance.flatMap((row) => ((missingOf(row) ?? 0) > 0 ? [row.licenseTypeID] : [])),
  )
  const types = [...new Set(used.map(({ licenseTypeID }) => licenseTypeID))]
  const host = exactFilter([hostname], hostnames)
  const type = exactFilter(
    types.filter((id) => shortTypes.has(id)),
    types,
  )
  return {
    short: used.filter(({ licenseTypeID }) => shortTypes.has(licenseTypeID)).length,
    used: used.length,
    to:
      host && type
        ? listUrl(paths.usedLicenses, {
            hostname: host,
            licenseTypeID: type,
            ignored: { kind: 'yesNo', value: false },
          })
        : null,
  }
}
